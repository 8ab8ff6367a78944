import { useSyncExternalStore } from 'react';

/** The browser's permission for this site; 'none' if it does not support notifications. */
export type Permission = NotificationPermission | 'none';

const listeners = new Set<() => void>();

export const getPermission = (): Permission =>
  typeof Notification === 'undefined' ? 'none' : Notification.permission;

/** Shows the browser's permission prompt; call it only from a click. */
export const requestPermission = async (): Promise<void> => {
  try {
    await Notification.requestPermission();
  } catch (error) {
    console.warn('the browser did not ask for notifications', error);
  }
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  window.addEventListener('focus', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('focus', listener);
  };
};

export const usePermission = (): Permission =>
  useSyncExternalStore<Permission>(subscribe, getPermission, () => 'none');
