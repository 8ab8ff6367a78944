/** The numbers of the rules in docs/product/applications.md. Lengths of texts are next to their fields. */

/**
 * Maximum number of identity check submissions per period, and that period
 * (docs/product/applications.md, "Identity").
 */
export const IDENTITY_ATTEMPTS = 5;
export const IDENTITY_ATTEMPT_DAYS = 30;

/** How long after the decision both files of an identity check are erased. */
export const IDENTITY_FILE_DAYS = 365;

/**
 * Days after a rejection before the user can apply again (docs/product/accounts.md, "Guide
 * application").
 */
export const REAPPLY_AFTER_DAYS = 30;

export const APPLICANT_MIN_AGE = 18;
export const APPLICANT_MAX_AGE = 99;
