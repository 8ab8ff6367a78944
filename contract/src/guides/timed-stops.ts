import type { Itinerary } from './entities.ts';

/** A stop, and how many minutes into the tour it begins; null: after a stop of unknown length. */
export type TimedStop = Itinerary['stops'][number] & { begins: number | null };

/** The stops with their times, and the minutes that they leave open. */
export const timedStops = ({
  stops,
  durationHours,
}: Pick<Itinerary, 'stops' | 'durationHours'>): { stops: TimedStop[]; open: number } => {
  let begins: number | null = 0;
  const timed = stops.map((stop): TimedStop => {
    const one = { ...stop, begins };
    begins = begins === null || stop.minutes === null ? null : begins + stop.minutes;
    return one;
  });
  const planned = stops.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0);
  return { stops: timed, open: planned > 0 ? Math.max(0, durationHours * 60 - planned) : 0 };
};
