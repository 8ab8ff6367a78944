import { useSyncExternalStore } from 'react';

/** Whether a socket serves this tab: its own, or that of the leading tab. */
let live = false;
const listeners = new Set<() => void>();

export const setLive = (now: boolean): void => {
  if (live === now) return;
  live = now;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useIsLive = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => live,
    () => false,
  );
