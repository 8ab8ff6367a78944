/**
 * Limits for a guide's itineraries (docs/product/guides.md, "Changing the itineraries"). Lengths are in
 * code points, durations of stops in steps of five minutes. Contains no schemas, so that pages need not
 * load a validation library.
 */
export const ITINERARY_BOUNDS = {
  itineraries: 10,
  title: 80,
  summary: 300,
  stops: { min: 1, max: 12 },
  stopTitle: 80,
  stopDescription: 300,
  stopMinutes: { min: 5, max: 480, step: 5 },
  /** Length of the guide's own text about what is included or not included. */
  inclusionWords: 200,
  tickets: 12,
  ticketTitle: 80,
  /** Price of one ticket, in JPY. */
  ticketYen: 200_000,
  shops: 6,
  shopName: 80,
  /** The longest that a stop at a shop can take. */
  shopMinutes: { min: 5, max: 30, step: 5 },
  /** Total duration of the stops; in steps of half an hour, like tours. */
  minutes: { min: 30, max: 1_440, step: 30 },
} as const;

/** Returns the sum of the stops' durations in minutes; null if no tour can have that duration. */
export const calculateItineraryMinutes = (
  stops: readonly { readonly minutes: number }[],
): number | null => {
  const { min, max, step } = ITINERARY_BOUNDS.minutes;
  const minutes = stops.reduce((sum, stop) => sum + stop.minutes, 0);
  return minutes >= min && minutes <= max && minutes % step === 0 ? minutes : null;
};
