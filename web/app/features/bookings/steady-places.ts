import type { Booking } from '@tomoguide/contract/bookings/entities';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { onModal, topModal } from '../../ui/modal.ts';

/** What was there before a dialog opened, as long as one is open; else what is there. */
export const useSteady = <Shown>(shown: Shown): Shown => {
  const modal = useSyncExternalStore(onModal, topModal, () => null);
  const [before, setBefore] = useState(shown);
  if (modal === null && before !== shown) setBefore(shown);
  return before;
};

/**
 * By which state a booking has its place in a list: its own, or, while a dialog is open, the one it had
 * before. So no card leaves a list with the dialog that somebody is using on it
 * (docs/product/bookings.md, "Tabs").
 */
export const useSteadyPlaces = <One extends Pick<Booking, 'id'>>(
  bookings: readonly One[],
): ((booking: One) => One) => {
  const before = useSteady(bookings);
  return useMemo(() => {
    const kept = new Map(before.map((booking) => [booking.id, booking]));
    return (booking) => kept.get(booking.id) ?? booking;
  }, [before]);
};
