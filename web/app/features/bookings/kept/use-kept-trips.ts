import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Party } from '@tomoguide/contract/bookings/booking-facts';
import type { Booking } from '@tomoguide/contract/bookings/entities';
import type { UserId } from '@tomoguide/contract/primitives';
import { useEffect } from 'react';
import { whenIdle } from '../../../lib/when-idle.ts';
import { keepTrips, readTrips, spread } from './kept-trips.ts';

/** Keeps the next of these bookings on this device, once the page has nothing else to do. */
export const useKeepTrips = (
  userId: UserId,
  side: Party,
  { data, dataUpdatedAt }: { data: readonly Booking[] | undefined; dataUpdatedAt: number },
): void => {
  const client = useQueryClient();
  useEffect(() => {
    if (!data) return;
    const at = Temporal.Instant.fromEpochMilliseconds(dataUpdatedAt);
    return whenIdle(() => {
      // Full or forbidden storage: there is the network.
      keepTrips(client, userId, side, data, at).catch(() => undefined);
    });
  }, [client, userId, side, data, dataUpdatedAt]);
};

/** What is kept, where the list itself cannot be loaded; undefined until that is known. */
export const useTripsKept = (userId: UserId, side: Party) => {
  const client = useQueryClient();
  return useQuery({
    queryKey: ['me', 'kept-trips', userId, side],
    queryFn: async () => {
      const kept = await readTrips(userId, side).catch(() => null);
      if (kept) spread(client, kept);
      return kept;
    },
    gcTime: 0,
  }).data;
};
