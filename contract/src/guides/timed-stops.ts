import type { Itinerary } from './entities.ts';

type Stop = Itinerary['stops'][number];

/** A stop, and the minute of the tour at which it begins; null if an earlier stop has no duration. */
export type TimedStop = Stop & { begins: number | null };

/** Adds to each stop the minute at which it begins. */
export const toTimedStops = (stops: readonly Stop[]): TimedStop[] => {
  let begins: number | null = 0;
  return stops.map((stop): TimedStop => {
    const one = { ...stop, begins };
    begins = begins === null || stop.minutes === null ? null : begins + stop.minutes;
    return one;
  });
};

/** Returns the minutes of the tour that are not assigned to a stop; 0 if no stop has a duration. */
export const calculateUnplannedMinutes = ({
  stops,
  durationHours,
}: Pick<Itinerary, 'stops' | 'durationHours'>): number => {
  const planned = stops.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0);
  return planned > 0 ? Math.max(0, durationHours * 60 - planned) : 0;
};
