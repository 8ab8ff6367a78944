import type { Party } from '@tomoguide/contract/bookings/booking-facts';
import type { Booking } from '@tomoguide/contract/bookings/entities';
import type { UserId } from '@tomoguide/contract/primitives';
import {
  type ComponentType,
  type ReactNode,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { getTopModal, onModalChange } from '../../../ui/modal.ts';
import { SavedStartsList } from '../start-code/saved-starts-list.tsx';
import { isNoConnection } from './as-of.tsx';
import { StoredList } from './stored-list.tsx';
import { useStoredTrips } from './use-stored-trips.ts';

/** A request can hang if the signal is weak. After this time, it counts as failed. */
const TIMEOUT_MS = 5_000;

/**
 * Returns whether a list has failed to load, or takes so long that stored trips should be shown. Stays true
 * during refetches, until the list has loaded and no sheet is open on the stored trips.
 */
export const useIsMissing = ({ isPending, isLoadingError }: Listed): boolean => {
  const modal = useSyncExternalStore(onModalChange, getTopModal, () => null);
  const [isMissing, setMissing] = useState(false);
  const isLoaded = !isPending && !isLoadingError;
  if (isLoaded && isMissing && modal === null) setMissing(false);
  useEffect(() => {
    if (isLoaded) return;
    if (isLoadingError) return setMissing(true);
    const timer = setTimeout(() => setMissing(true), TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [isLoaded, isLoadingError]);
  return isLoadingError || isMissing;
};

interface Listed {
  isPending: boolean;
  isLoadingError: boolean;
  error: unknown;
  refetch: () => unknown;
}

interface Props {
  list: Listed;
  userId: UserId;
  side: Party;
  /** The booking card of the traveler or the guide. */
  card: ComponentType<{ booking: Booking }>;
  loading: ReactNode;
  failure: ReactNode;
}

/** Replaces a list that is missing: shows the stored trips, or that there are none. */
export const StoredTripsFallback = ({ list, userId, side, card, loading, failure }: Props) => {
  const stored = useStoredTrips(userId, side);
  if (stored === undefined) return loading;
  if (stored === null)
    return list.isPending ? (
      loading
    ) : (
      <div>
        {failure}
        <SavedStartsList side={side} />
      </div>
    );
  const refused = list.isLoadingError && !isNoConnection(list.error);
  return (
    <div>
      {refused ? failure : null}
      <StoredList trips={stored} card={card} refused={refused} onRetry={list.refetch} />
    </div>
  );
};
