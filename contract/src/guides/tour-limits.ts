/** What a search, a quote and a booking may at most ask for, whatever the guide offers. */

/** People in one group. */
export const TRAVELERS_MAX = 99;
/** Services at once. */
export const SERVICES_MAX = 20;
/** Characters of a search's free text. */
export const WORDS_MAX = 100;
/** RMB an hour, the highest that a search may name. */
export const PRICE_MAX = 100_000;

/** A tour is booked at least so many hours ahead (docs/product/guides.md, "Free times"), */
export const LEAD_HOURS = 12;
/** and at most so many days, counted on the guide's calendar. */
export const DAYS_AHEAD = 180;
