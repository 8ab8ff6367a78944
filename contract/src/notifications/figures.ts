/** The numbers of the rules in docs/product/notices.md. Lengths of texts are next to their fields. */

/** Days until an announcement expires, to choose from (docs/product/notices.md, "Announcements"). */
export const ANNOUNCEMENT_DAYS = [1, 3, 7, 14, 30, 90] as const;
