/** The numbers of the rules in docs/product/guides.md. Lengths of texts are next to their fields. */

/** Maximum group size of a search, a quote and a booking, regardless of the guide. */
export const TRAVELERS_MAX = 99;
/** Maximum number of services. */
export const SERVICES_MAX = 20;
/** Maximum length of a search text, in characters. */
export const SEARCH_TEXT_MAX = 100;
/** The highest hourly price in a search, in RMB. */
export const PRICE_MAX = 100_000;

/** Minimum notice for a tour, in hours (docs/product/guides.md, "Free times"). */
export const LEAD_HOURS = 12;
/** Maximum number of days ahead, in the guide's time zone. */
export const DAYS_AHEAD = 180;

/** Maximum number of ranges of hours per day. */
export const HOUR_RANGES_MAX = 6;

/** Days ahead for which a guide can change the calendar, in the guide's time zone. */
export const CALENDAR_DAYS_AHEAD = 365;

/** Imported calendars per guide (docs/product/guides.md, "Imported calendars"). */
export const IMPORTED_CALENDARS_MAX = 3;

/** Maximum size of an imported calendar, in megabytes. */
export const CALENDAR_MEGABYTES = 10;

/** Minutes until a calendar is fetched again. */
export const CALENDAR_READ_MINUTES = 60;

/** Maximum number of unreadable calendar entries to list; all are counted. */
export const UNREAD_ENTRIES_MAX = 10;

/** Guides that a traveler can save: TOO_MANY_SAVED. */
export const SAVED_GUIDES_MAX = 500;

/**
 * Minimum number of answers for showing a response time, and maximum number of recent answers that it is
 * based on (docs/product/guides.md, "Response time").
 */
export const RESPONSE_TIME_ANSWERS = { min: 3, max: 30 } as const;

/** Guides per page of the search: fills rows of two or three columns (docs/product/guides.md, "Search"). */
export const SEARCH_PAGE_SIZE = 24;
/** Maximum number of matches that a search counts; beyond it, pages show "more than". */
export const SEARCH_COUNT_MAX = 500;

/** Saved guides per page (docs/product/guides.md, "Saved guides"). */
export const SAVED_PAGE_SIZE = 6;

/** A guide's photos in addition to the cover (docs/product/guides.md, "Photos"). */
export const GALLERY_MAX = 12;
/** Qualifications of one guide (docs/product/guides.md, "Qualifications"). */
export const QUALIFICATIONS_MAX = 10;

/** The duration and the default group size for which lists show prices (docs/product/guides.md, "Prices"). */
export const HALF_DAY_HOURS = 4;
export const DEFAULT_GROUP = 2;
