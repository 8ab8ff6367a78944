/** Requests about privacy are answered within so many days (docs/product/documents.md, "Terms and privacy"). */
export const PRIVACY_ANSWER_DAYS = 30;
/** Changes of the terms are announced so long before they apply. */
export const TERMS_NOTICE_DAYS = 30;
