import { useSyncExternalStore } from 'react';

let leaving = false;
const watchers = new Set<() => void>();

const setLeaving = (value: boolean): void => {
  leaving = value;
  for (const watcher of watchers) watcher();
};

const watch = (watcher: () => void) => {
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
  };
};

/**
 * Marks the page as being left for the payment provider while `leave` runs. The mark outlives the page that
 * sets it, because the checkout becomes the page of the unpaid booking before the provider's page appears.
 */
export const whileLeaving = async (leave: () => Promise<void>): Promise<void> => {
  setLeaving(true);
  try {
    await leave();
  } finally {
    setLeaving(false);
  }
};

/** Returns whether the provider's page is about to appear. A payment sent now would be a second one. */
export const useLeaving = (): boolean =>
  useSyncExternalStore(
    watch,
    () => leaving,
    () => false,
  );

/**
 * Leaves for the provider. The promise settles only if Back restores the page from the browser's cache, so
 * that until then a second press does nothing.
 */
export const leaveFor = (url: string): Promise<void> =>
  new Promise((resolve) => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      // The first `pageshow` of a page that is still loading its pictures is not a return.
      if (!persisted) return;
      removeEventListener('pageshow', onPageShow);
      resolve();
    };
    addEventListener('pageshow', onPageShow);
    window.location.assign(url);
  });
