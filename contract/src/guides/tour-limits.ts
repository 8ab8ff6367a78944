/** What a search, a quote and a booking may at most ask for, whatever the guide offers. */

/** People in one group. */
export const TRAVELERS_MAX = 99;
/** Services at once. */
export const SERVICES_MAX = 20;
/** Characters of a search's free text. */
export const WORDS_MAX = 100;
