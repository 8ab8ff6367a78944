/**
 * The numeric limits and periods of the rules in docs/product/documents.md. Text lengths are defined next
 * to their fields.
 */

/** Days within which privacy requests are answered (docs/product/documents.md, "Terms and privacy"). */
export const PRIVACY_ANSWER_DAYS = 30;
/** Days of notice before changed terms take effect. */
export const TERMS_NOTICE_DAYS = 30;
