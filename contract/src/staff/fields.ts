/** The longest reason that staff writes down, in code points. */
export const STAFF_REASON_MAX = 1000;
/** From how long on a case that waits is marked as late, in hours. */
export const STAFF_LATE_HOURS = 72;
/** The most goodwill given at once: RMB 5,000. */
export const GOODWILL_MAX_CENTS = 500_000;
/** The clock of the whole console, whoever reads it and from where. */
export const STAFF_TIME_ZONE = 'Asia/Tokyo';
