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
import { onModal, topModal } from '../../../ui/modal.ts';
import { SavedStartsList } from '../start-code/saved-starts-list.tsx';
import { isNoConnection } from './as-of.tsx';
import { KeptList } from './kept-list.tsx';
import { useTripsKept } from './use-kept-trips.ts';

/** On the edge of a network a request neither succeeds nor fails; so long it may. */
const PATIENCE_MS = 5_000;

/**
 * Whether a list has failed to come, or takes longer than anybody with a kept one wants to wait. Once it
 * is missing it stays so until it has come, while it is asked for again, and with a sheet open on what was
 * kept until that is closed.
 */
export const useIsMissing = ({ isPending, isLoadingError }: Listed): boolean => {
  const modal = useSyncExternalStore(onModal, topModal, () => null);
  const [isMissing, setMissing] = useState(false);
  const isThere = !isPending && !isLoadingError;
  if (isThere && isMissing && modal === null) setMissing(false);
  useEffect(() => {
    if (isThere) return;
    if (isLoadingError) return setMissing(true);
    const timer = setTimeout(() => setMissing(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isThere, isLoadingError]);
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
  /** A booking as this side sees it. */
  card: ComponentType<{ booking: Booking }>;
  loading: ReactNode;
  failure: ReactNode;
}

/** In the place of a list that is missing: what this device kept of it, or that there is nothing. */
export const NotLoaded = ({ list, userId, side, card, loading, failure }: Props) => {
  const kept = useTripsKept(userId, side);
  if (kept === undefined) return loading;
  if (kept === null)
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
      <KeptList kept={kept} card={card} refused={refused} onRetry={list.refetch} />
    </div>
  );
};
