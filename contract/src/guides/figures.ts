/**
 * The numeric limits and periods of the rules in docs/product/guides.md. Text lengths are defined next to
 * their fields.
 */

/** Maximum group size in a search, a quote and a booking, regardless of the guide's own limit. */
export const TRAVELERS_MAX = 99;
/** Maximum number of services in a search, a quote and a booking. */
export const SERVICES_MAX = 20;
/** Maximum length of a search text, in characters. */
export const SEARCH_TEXT_MAX = 100;
/** The highest hourly price that a search accepts, in RMB. */
export const PRICE_MAX = 100_000;

/** Minimum notice for a tour, in hours (docs/product/guides.md, "Free times"). */
export const LEAD_HOURS = 12;
/** Maximum number of days ahead for which a tour can be booked, in the guide's time zone. */
export const DAYS_AHEAD = 180;

/**
 * The limits of a guide with limited hours (docs/product/guides.md, "Limited hours"), in hours: in any seven
 * days, from when on the guide is warned, and on a day of a holiday period.
 */
export const LIMITED_WEEK_HOURS = 28;
export const WEEK_WARNING_HOURS = 24;
export const HOLIDAY_DAY_HOURS = 8;
/** How many days guides can take bookings without having stated their permission to work. */
export const STATE_PERMISSION_DAYS = 60;
/** How many days before a permission to work expires, or must be stated, its guide is reminded. */
export const PERMISSION_REMINDER_DAYS = [60, 30, 7] as const;

/** Maximum number of ranges of working hours per day. */
export const HOUR_RANGES_MAX = 6;

/** Maximum number of days ahead for which a guide can change the calendar, in the guide's time zone. */
export const CALENDAR_DAYS_AHEAD = 365;

/** Maximum number of imported calendars per guide (docs/product/guides.md, "Imported calendars"). */
export const IMPORTED_CALENDARS_MAX = 3;

/** Maximum size of an imported calendar, in megabytes. */
export const CALENDAR_MEGABYTES = 10;

/** Minutes between two fetches of an imported calendar. */
export const CALENDAR_READ_MINUTES = 60;

/** Maximum number of unreadable calendar entries to list. All are counted. */
export const MAX_UNREADABLE_ENTRIES = 10;

/** Maximum number of guides that a traveler can save: TOO_MANY_SAVED. */
export const SAVED_GUIDES_MAX = 500;

/** Maximum number of days that a user waits for: TOO_MANY_WAITS (docs/product/waiting-list.md). */
export const WAITING_MAX = 10;
/** How many users are notified per round that a day is free, and the minutes between two rounds. */
export const WAITING_ROUND = { users: 5, minutes: 10 } as const;

/**
 * `min`: the number of answers from which a response time is shown; `max`: the number of most recent
 * answers that it is based on (docs/product/guides.md, "Response time").
 */
export const RESPONSE_TIME_ANSWERS = { min: 3, max: 30 } as const;

/** Guides per search page; fills rows of two or three cards (docs/product/guides.md, "Search"). */
export const SEARCH_PAGE_SIZE = 24;
/** Maximum number of matches that a search counts. If there are more, pages show "more than". */
export const SEARCH_COUNT_MAX = 500;

/** Saved guides per page (docs/product/guides.md, "Saved guides"). */
export const SAVED_PAGE_SIZE = 6;

/** Maximum number of a guide's photos in addition to the cover (docs/product/guides.md, "Photos"). */
export const GALLERY_MAX = 12;
/** Maximum number of a guide's qualifications (docs/product/guides.md, "Qualifications"). */
export const QUALIFICATIONS_MAX = 10;

/**
 * The duration for which lists show prices, and the group size if the user has not chosen one
 * (docs/product/guides.md, "Prices").
 */
export const HALF_DAY_HOURS = 4;
export const DEFAULT_GROUP = 2;
