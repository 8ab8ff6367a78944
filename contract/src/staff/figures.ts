/**
 * The numeric limits of the rules in docs/product/staff.md. Text lengths are defined next to their fields.
 */

/** Hours after which a waiting case is marked as late. */
export const STAFF_LATE_HOURS = 72;
/** Maximum amount of goodwill given at once, in fen: RMB 5,000. */
export const GOODWILL_MAX_CENTS = 500_000;

/**
 * Maximum number of rows of an export. If there are more, the last row says so (docs/product/staff.md,
 * "CSV").
 */
export const EXPORT_ROWS_MAX = 10_000;
