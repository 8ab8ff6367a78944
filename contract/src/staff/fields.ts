/** The longest reason that staff writes down, in code points. */
export const STAFF_REASON_MAX = 1000;
/** The most goodwill given at once: RMB 5,000. */
export const GOODWILL_MAX_CENTS = 500_000;
