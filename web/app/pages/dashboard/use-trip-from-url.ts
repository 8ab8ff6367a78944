import type { Booking } from '@tomoguide/contract/bookings/entities';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Returns whether the user has moved focus. The layout's own move to the content does not count. */
const hasMovedFocus = (from: Element | null): boolean => {
  const { activeElement, body } = document;
  return activeElement !== from && activeElement !== body && activeElement?.id !== 'content';
};

/**
 * Returns the trip named in the URL (`bookingPath`), if it is in the list. Scrolls to its card and focuses
 * it once it is rendered, unless the user has moved focus.
 */
export const useTripFromUrl = (trips: readonly Booking[]): Booking | undefined => {
  const { hash, key } = useLocation();
  const named = trips.find(({ bookingNumber }) => `#${bookingNumber}` === hash);
  const number = named?.bookingNumber;
  const arrivedAt = useRef<Element | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads the focus on each navigation.
  useEffect(() => {
    arrivedAt.current = document.activeElement;
  }, [key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when the same URL is opened again.
  useEffect(() => {
    const card = number ? document.getElementById(number) : null;
    if (!card || hasMovedFocus(arrivedAt.current)) return;
    card.scrollIntoView();
    card.focus({ preventScroll: true });
  }, [number, key]);
  return named;
};
