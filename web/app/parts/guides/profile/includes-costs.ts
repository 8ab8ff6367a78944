import type { Itinerary } from '@tomoguide/contract/guides/entities';

/** Returns whether the price of a tour with the itinerary includes costs that are usually paid in yen. */
export const includesCosts = (itinerary: Pick<Itinerary, 'terms'> | undefined): boolean =>
  (itinerary?.terms?.included.kinds.length ?? 0) > 0;
