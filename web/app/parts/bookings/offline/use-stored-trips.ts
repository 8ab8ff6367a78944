import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Party } from '@tomoguide/contract/bookings/booking-facts';
import type { Booking } from '@tomoguide/contract/bookings/entities';
import type { UserId } from '@tomoguide/contract/primitives';
import { useEffect } from 'react';
import { whenIdle } from '../../../lib/when-idle.ts';
import { fillQueryCache, readTrips, storeTrips } from './stored-trips.ts';

/** Stores the next of these bookings on this device once the page is idle. */
export const useStoreTrips = (
  userId: UserId,
  side: Party,
  { data, dataUpdatedAt }: { data: readonly Booking[] | undefined; dataUpdatedAt: number },
): void => {
  const client = useQueryClient();
  useEffect(() => {
    if (!data) return;
    const at = Temporal.Instant.fromEpochMilliseconds(dataUpdatedAt);
    return whenIdle(() => {
      // Storage is full or blocked; the trips are still available online.
      storeTrips(client, userId, side, data, at).catch(() => undefined);
    });
  }, [client, userId, side, data, dataUpdatedAt]);
};

/** Returns the stored trips, for when the list cannot be loaded; undefined until they are read. */
export const useStoredTrips = (userId: UserId, side: Party) => {
  const client = useQueryClient();
  return useQuery({
    queryKey: ['me', 'kept-trips', userId, side],
    queryFn: async () => {
      const stored = await readTrips(userId, side).catch(() => null);
      if (stored) fillQueryCache(client, stored);
      return stored;
    },
    gcTime: 0,
  }).data;
};
