import type { Booking } from '@tomoguide/contract/bookings/entities';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { getTopModal, onModalChange } from './modal.ts';

/** Returns the current value or, while a dialog is open, the value from before it opened. */
export const useStableWhileOpen = <Shown>(shown: Shown): Shown => {
  const modal = useSyncExternalStore(onModalChange, getTopModal, () => null);
  const [before, setBefore] = useState(shown);
  if (modal === null && before !== shown) setBefore(shown);
  return before;
};

/**
 * Returns the state that determines a booking's position in a list: the current one or, while a dialog is
 * open, the one from before. Thus, no card leaves its list while its dialog is in use
 * (docs/product/bookings.md, "Tabs").
 */
export const useStablePlaces = <One extends Pick<Booking, 'id'>>(
  bookings: readonly One[],
): ((booking: One) => One) => {
  const before = useStableWhileOpen(bookings);
  return useMemo(() => {
    const previous = new Map(before.map((booking) => [booking.id, booking]));
    return (booking) => previous.get(booking.id) ?? booking;
  }, [before]);
};
