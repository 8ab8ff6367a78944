import { GAP_AFTER_TOUR_MINUTES } from './figures.ts';

/** Returns until when a tour with this end occupies the guide. */
export const busyUntil = (end: Temporal.Instant): Temporal.Instant =>
  end.add({ minutes: GAP_AFTER_TOUR_MINUTES });
