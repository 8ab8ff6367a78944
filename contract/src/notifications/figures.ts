/**
 * The numeric limits of the rules in docs/product/notices.md. Text lengths are defined next to their
 * fields.
 */

/** Days until an announcement expires, as offered to staff (docs/product/notices.md, "Announcements"). */
export const ANNOUNCEMENT_DAYS = [1, 3, 7, 14, 30, 90] as const;

/** Maximum number of devices per account that get push notifications (docs/product/notices.md, "Push"). */
export const PUSH_DEVICES_MAX = 10;

/** Hours for which a push notification is kept for a device, by us and by the push service. */
export const PUSH_HOURS = 24;

/** Days for which a device keeps getting push notifications after its login has expired. */
export const PUSH_DAYS_AFTER_LOGIN = 60;

/** After this many pushes in a row that could not be delivered, a device is removed. */
export const PUSH_FAILURES_MAX = 5;
