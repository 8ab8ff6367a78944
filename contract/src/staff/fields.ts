/** Maximum length of staff's reasons, in code points. */
export const STAFF_REASON_MAX = 1000;
/** The time zone used throughout the console, for all staff. */
export const STAFF_TIME_ZONE = 'Asia/Tokyo';
