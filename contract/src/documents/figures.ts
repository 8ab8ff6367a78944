/** The numbers of the rules in docs/product/documents.md. Lengths of texts are next to their fields. */

/** Days within which privacy requests are answered (docs/product/documents.md, "Terms and privacy"). */
export const PRIVACY_ANSWER_DAYS = 30;
/** Notice period for changes to the terms. */
export const TERMS_NOTICE_DAYS = 30;
