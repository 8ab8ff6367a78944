/**
 * The numeric limits and periods of the rules in docs/product/applications.md. Text lengths are defined
 * next to their fields.
 */

/**
 * Maximum number of identity check submissions per period, and the length of the period in days
 * (docs/product/applications.md, "Identity").
 */
export const IDENTITY_ATTEMPTS = 5;
export const IDENTITY_ATTEMPT_DAYS = 30;

/** Days after the decision at which both files of an identity check are erased. */
export const IDENTITY_FILE_DAYS = 365;

/**
 * Days after a rejection before the user can apply again (docs/product/accounts.md, "Guide
 * application").
 */
export const REAPPLY_AFTER_DAYS = 30;

export const APPLICANT_MIN_AGE = 18;
export const APPLICANT_MAX_AGE = 99;
