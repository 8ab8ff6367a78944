import { asTheme, THEME_COOKIE, type Theme } from '@tomoguide/contract/display-preferences';
import { useSyncExternalStore } from 'react';
import { storeCookie } from './cookies.ts';

/**
 * The theme is stored in a cookie for the first paint, and under this key in local storage for the other
 * tabs.
 */
const STORAGE_KEY = 'theme';

const apply = (theme: Theme | null): void => {
  if (theme) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
};

export const chooseTheme = (theme: Theme): void => {
  storeCookie(THEME_COOKIE, theme);
  try {
    localStorage.setItem(STORAGE_KEY, theme);
  } catch {
    // Storage may be blocked; the cookie is enough.
  }
  apply(theme);
  listeners.forEach((listener) => {
    listener();
  });
};

/** Applies a change of theme that was made in another tab. */
export const followTheme = (): (() => void) => {
  const handleStorage = (event: StorageEvent) => {
    if (event.key !== STORAGE_KEY) return;
    apply(asTheme(event.newValue));
    listeners.forEach((listener) => {
      listener();
    });
  };
  window.addEventListener('storage', handleStorage);
  return () => window.removeEventListener('storage', handleStorage);
};

const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  const media = window.matchMedia('(prefers-color-scheme: dark)');
  media.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    media.removeEventListener('change', listener);
  };
};

const getShownTheme = (): Theme =>
  asTheme(document.documentElement.dataset.theme ?? null) ??
  (window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

/** Returns the current theme; null before hydration. */
export const useShownTheme = (): Theme | null =>
  useSyncExternalStore(subscribe, getShownTheme, () => null);
