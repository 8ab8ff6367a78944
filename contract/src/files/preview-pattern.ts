/**
 * The pattern of preview ids in URLs. Separate from the parser, because every page loads the list of pages,
 * which must not load schemas.
 */
export const PREVIEW_ID = '(?:TG\\d{4,10}|(?:itinerary|file)-[1-9]\\d{0,9})';
