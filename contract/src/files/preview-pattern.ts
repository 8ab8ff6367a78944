/**
 * The regular expression of preview IDs in URLs. It is separate from the parser, which loads schemas,
 * because every page loads the list of pages, which needs only this expression.
 */
export const PREVIEW_ID = '(?:TG\\d{4,10}|(?:itinerary|file)-[1-9]\\d{0,9}|taxes-20\\d\\d)';
