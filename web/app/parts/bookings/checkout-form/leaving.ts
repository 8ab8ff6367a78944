import type { BookingId } from '@tomoguide/contract/primitives';
import { useSyncExternalStore } from 'react';

/** The bookings whose payment pages are about to appear. */
const redirecting = new Set<BookingId>();
const watchers = new Set<() => void>();

const notify = (): void => {
  for (const watcher of watchers) watcher();
};

const watch = (watcher: () => void) => {
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
  };
};

/**
 * Marks a booking as being left for the payment provider while `leave` runs. The mark outlives the page that
 * sets it, because the checkout becomes the page of the unpaid booking before the provider's page appears.
 */
export const whileLeaving = async (
  bookingId: BookingId,
  leave: () => Promise<void>,
): Promise<void> => {
  redirecting.add(bookingId);
  notify();
  try {
    await leave();
  } finally {
    redirecting.delete(bookingId);
    notify();
  }
};

/** Returns whether the booking's payment page is about to appear. A payment sent now would be a second one. */
export const useLeaving = (bookingId: BookingId): boolean =>
  useSyncExternalStore(
    watch,
    () => redirecting.has(bookingId),
    () => false,
  );

/** How long the provider's page may take to appear before the user can press the button again. */
const LEAVE_MS = 15_000;

/**
 * Redirects to the provider. Until the promise settles, a second press does nothing. It settles if the user is
 * still or again on this page: Back restored it from the browser's cache, it is visible again after an app
 * covered it, or nothing appeared in time, for example because the user pressed Stop.
 */
export const leaveFor = (url: string): Promise<void> =>
  new Promise((resolve) => {
    const listening = new AbortController();
    const { signal } = listening;
    const stay = () => {
      listening.abort();
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(stay, LEAVE_MS);
    let wasHidden = false;
    document.addEventListener(
      'visibilitychange',
      () => {
        if (document.hidden) wasHidden = true;
        else if (wasHidden) stay();
      },
      { signal },
    );
    addEventListener(
      'pageshow',
      // The first `pageshow` of a page that is still loading its pictures is not a return.
      ({ persisted }) => persisted && stay(),
      { signal },
    );
    window.location.assign(url);
  });
