import type { Booking } from '@tomoguide/contract/bookings/entities';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Whether somebody has gone on by themselves: the frame's own move to the content is none of theirs. */
const hasMoved = (from: Element | null): boolean => {
  const { activeElement, body } = document;
  return activeElement !== from && activeElement !== body && activeElement?.id !== 'content';
};

/**
 * The trip that the address names (`bookingPath`), if it is among them. Its card, by its number, comes
 * into sight and takes the focus once it is there, unless the focus was moved meanwhile.
 */
export const useNamedTrip = (trips: readonly Booking[]): Booking | undefined => {
  const { hash, key } = useLocation();
  const named = trips.find(({ bookingNumber }) => `#${bookingNumber}` === hash);
  const number = named?.bookingNumber;
  const arrivedAt = useRef<Element | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: where the focus is at each arrival
  useEffect(() => {
    arrivedAt.current = document.activeElement;
  }, [key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: again where the address is gone to again
  useEffect(() => {
    const card = number ? document.getElementById(number) : null;
    if (!card || hasMoved(arrivedAt.current)) return;
    card.scrollIntoView();
    card.focus({ preventScroll: true });
  }, [number, key]);
  return named;
};
