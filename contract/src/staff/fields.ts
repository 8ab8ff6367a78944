/** Maximum length of staff's reasons, in code points. */
export const STAFF_REASON_MAX = 1000;
/** The time zone of the whole console, for all users. */
export const STAFF_TIME_ZONE = 'Asia/Tokyo';
