/** Maximum length of a message to or from support, in code points (docs/product/support.md, "Writing"). */
export const SUPPORT_TEXT_MAX = 2000;
