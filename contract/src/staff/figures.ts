/** The numbers of the rules in docs/product/staff.md. Lengths of texts are next to their fields. */

/** Hours after which a waiting case is marked as late. */
export const STAFF_LATE_HOURS = 72;
/** Maximum goodwill per payment: RMB 5,000. */
export const GOODWILL_MAX_CENTS = 500_000;

/**
 * Maximum number of rows of an export; if there are more, the last row says so (docs/product/staff.md,
 * "CSV").
 */
export const EXPORT_ROWS_MAX = 10_000;
