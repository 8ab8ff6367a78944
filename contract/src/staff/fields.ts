/** Maximum length of staff's reasons, in code points. */
export const STAFF_REASON_MAX = 1000;
/** Hours after which a waiting case is marked as late. */
export const STAFF_LATE_HOURS = 72;
/** Maximum goodwill per payment: RMB 5,000. */
export const GOODWILL_MAX_CENTS = 500_000;
/** The time zone of the whole console, for all users. */
export const STAFF_TIME_ZONE = 'Asia/Tokyo';
