import type { Booking } from '@tomoguide/contract/bookings/entities';
import type { BookingTab } from '@tomoguide/contract/bookings/statuses';
import { useEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * The tab of the trip that the address names (`bookingPath`); null: it names none. Its card, by its
 * number, comes into sight and takes the focus once it is there.
 */
export const useNamedTrip = (trips: readonly Booking[]): BookingTab | null => {
  const { hash, key } = useLocation();
  const named = trips.find(({ bookingNumber }) => `#${bookingNumber}` === hash);
  const number = named?.bookingNumber;
  // biome-ignore lint/correctness/useExhaustiveDependencies: again where the address is gone to again
  useEffect(() => {
    const card = number ? document.getElementById(number) : null;
    card?.scrollIntoView();
    card?.focus({ preventScroll: true });
  }, [number, key]);
  return named?.tab ?? null;
};
