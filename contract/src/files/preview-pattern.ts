/**
 * The pattern of preview ids in URLs. Separate from the parser, which uses schemas: every page loads the
 * list of pages, and that needs only the pattern.
 */
export const PREVIEW_ID = '(?:TG\\d{4,10}|(?:itinerary|file)-[1-9]\\d{0,9})';
