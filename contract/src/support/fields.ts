/** Limits of messages to and from the team (docs/product/support.md, "Writing"). In code points. */
export const SUPPORT_TEXT_MAX = 2000;
