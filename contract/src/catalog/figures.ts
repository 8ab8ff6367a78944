/** The numeric limits of the rules in docs/product/guides.md, "Does the day fit?". */

/** Minutes of walking and waiting that each route takes besides the ride. */
export const WAY_MINUTES = 10;
/** Minutes that a stop takes at least, without the route to the next. */
export const STAY_MINUTES = 20;
/** How much of its length a day can need before a warning, in percent. */
export const DAY_PERCENT = 110;
/** Days after which figures say when they were checked. */
export const FIGURES_DAYS = 180;
/** How many days ahead another day is looked for on which a sight is open. */
export const OPEN_DAYS_AHEAD = 14;
/** The earliest start that a warning suggests, in minutes after midnight. */
export const EARLIEST_START = 360;
/** How many days ago the day of a check that staff enters can be. */
export const CHECK_DAYS_BACK = 365;
