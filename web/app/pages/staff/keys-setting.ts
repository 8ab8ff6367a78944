import { useSyncExternalStore } from 'react';

const STORE = 'staffKeys';
const OFF = 'off';

const watchers = new Set<() => void>();
/** The setting while the browser blocks storage, or before it is first read. */
let isOn: boolean | null = null;

/** Returns whether single keys act in the console; on unless staff turned them off on this device. */
export const keysAreOn = (): boolean => {
  if (isOn === null) {
    try {
      isOn = localStorage.getItem(STORE) !== OFF;
    } catch {
      isOn = true;
    }
  }
  return isOn;
};

/** Turns single keys on or off, for people whose speech input or tremor presses keys by accident. */
export const setKeysOn = (on: boolean): void => {
  isOn = on;
  try {
    if (on) localStorage.removeItem(STORE);
    else localStorage.setItem(STORE, OFF);
  } catch {
    // Storage is blocked, so the setting lasts until the page is left.
  }
  for (const watcher of watchers) watcher();
};

export const useKeysOn = (): boolean =>
  useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher);
      return () => {
        watchers.delete(watcher);
      };
    },
    keysAreOn,
    () => true,
  );
