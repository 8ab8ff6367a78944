import { GAP_AFTER_TOUR_MINUTES } from './figures.ts';

/** Returns when the guide is free again after a tour that ends at this time. */
export const getBusyEnd = (end: Temporal.Instant): Temporal.Instant =>
  end.add({ minutes: GAP_AFTER_TOUR_MINUTES });
