/**
 * The pattern of preview ids in URLs. Separate from the parser, because the list of pages is loaded on
 * every page and must not load schemas.
 */
export const PREVIEW_ID = '(?:TG\\d{4,10}|(?:itinerary|file)-[1-9]\\d{0,9})';
