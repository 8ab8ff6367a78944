import { useSyncExternalStore } from 'react';

/** The `beforeinstallprompt` event, which browsers fire on a page that can be installed. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

let held: InstallEvent | null = null;
let listening = false;
const listeners = new Set<() => void>();

const onInstallEvent = (event: InstallEvent | null): void => {
  held = event;
  for (const listener of listeners) listener();
};

/** Suppresses the browser's own prompt, so that only the site's is shown. */
export const listenForInstall = (): void => {
  if (listening) return;
  listening = true;
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    onInstallEvent(event as InstallEvent);
  });
  window.addEventListener('appinstalled', () => onInstallEvent(null));
};

/** Shows the browser's install prompt once; does nothing if there is none. */
export const showInstallPrompt = async (): Promise<void> => {
  const event = held;
  onInstallEvent(null);
  await event?.prompt();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useCanInstall = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => held !== null,
    () => false,
  );
