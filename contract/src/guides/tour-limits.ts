/** The limits of a search, a quote and a booking, regardless of the guide. */

/** People in one group. */
export const TRAVELERS_MAX = 99;
/** Number of services. */
export const SERVICES_MAX = 20;
/** Length of a search's free text, in characters. */
export const WORDS_MAX = 100;
/** The highest hourly price in a search, in RMB. */
export const PRICE_MAX = 100_000;

/** Minimum notice for a tour, in hours (docs/product/guides.md, "Free times"). */
export const LEAD_HOURS = 12;
/** Maximum number of days ahead, in the guide's calendar. */
export const DAYS_AHEAD = 180;
