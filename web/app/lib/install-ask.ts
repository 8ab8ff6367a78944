import { useSyncExternalStore } from 'react';

/** What browsers hand to a page that may offer to install it. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

let held: InstallEvent | null = null;
let listening = false;
const listeners = new Set<() => void>();

const hold = (event: InstallEvent | null): void => {
  held = event;
  for (const listener of listeners) listener();
};

/** From now on the browser asks only where we do. */
export const listenForInstall = (): void => {
  if (listening) return;
  listening = true;
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    hold(event as InstallEvent);
  });
  window.addEventListener('appinstalled', () => hold(null));
};

/** Has the browser ask, once; nothing where it cannot. */
export const askToInstall = async (): Promise<void> => {
  const event = held;
  hold(null);
  await event?.prompt();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useCanAsk = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => held !== null,
    () => false,
  );
