/**
 * How the ids of previews look in an address, as a pattern. Apart from what reads them: the list of pages
 * is in every page, which checks no shapes.
 */
export const PREVIEW_ID = '(?:TG\\d{4,10}|(?:itinerary|file)-[1-9]\\d{0,9})';
