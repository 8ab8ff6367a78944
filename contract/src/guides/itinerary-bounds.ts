/**
 * Bounds of the routes that a guide proposes (docs/product/guides.md, "Changing the itineraries");
 * lengths in code points, minutes of stops by fives. Without schemas, so that a page need not
 * fetch a library for them.
 */
export const ITINERARY_BOUNDS = {
  itineraries: 10,
  title: 80,
  summary: 300,
  stops: { min: 1, max: 12 },
  stopTitle: 80,
  stopDescription: 300,
  stopMinutes: { min: 5, max: 480, step: 5 },
  /** The guide's own words for what is included, and for what is not. */
  inclusionWords: 200,
  tickets: 12,
  ticketTitle: 80,
  /** JPY for one ticket. */
  ticketYen: 200_000,
  /** All stops together: in half-hours, as tours are booked. */
  minutes: { min: 30, max: 1_440, step: 30 },
} as const;

/** The length of a route by its stops, in minutes; null: no tour can be that long. */
export const routeMinutes = (stops: readonly { readonly minutes: number }[]): number | null => {
  const { min, max, step } = ITINERARY_BOUNDS.minutes;
  const minutes = stops.reduce((sum, stop) => sum + stop.minutes, 0);
  return minutes >= min && minutes <= max && minutes % step === 0 ? minutes : null;
};
