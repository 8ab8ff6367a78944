/** Maximum length of a reason, in code points. */
export const REASON_MAX = 500;
