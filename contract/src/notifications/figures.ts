/**
 * The numeric limits of the rules in docs/product/notices.md. Text lengths are defined next to their
 * fields.
 */

/** Days until an announcement expires, as offered to staff (docs/product/notices.md, "Announcements"). */
export const ANNOUNCEMENT_DAYS = [1, 3, 7, 14, 30, 90] as const;
