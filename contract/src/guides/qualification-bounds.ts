/**
 * Qualification limits for applicants and guides (docs/product/guides.md, "Qualifications"). Lengths are in
 * code points. Contains no schemas, so that pages need not load a validation library.
 */

/** Maximum length of the title in each language. */
export const QUALIFICATION_TITLE_MAX = 100;
export const LICENSE_NUMBER_MAX = 40;
/** Maximum length of staff's reason for a rejection. */
export const QUALIFICATION_REASON_MAX = 1000;

export const QUALIFICATION_DECISIONS = ['checked', 'rejected'] as const;
export type QualificationDecision = (typeof QUALIFICATION_DECISIONS)[number];
