import { asTheme, THEME_COOKIE, type Theme } from '@tomoguide/contract/reader-preferences';
import { useSyncExternalStore } from 'react';
import { storeCookie } from './cookies.ts';

/** Kept in a cookie for the first paint, and here for the other tabs. */
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
    // Storage may be forbidden: the cookie is enough.
  }
  apply(theme);
  listeners.forEach((listener) => {
    listener();
  });
};

/** Another tab changed the theme: this one follows. */
export const followTheme = (): (() => void) => {
  const follow = (event: StorageEvent) => {
    if (event.key !== STORAGE_KEY) return;
    apply(asTheme(event.newValue));
    listeners.forEach((listener) => {
      listener();
    });
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
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

const shown = (): Theme =>
  asTheme(document.documentElement.dataset.theme ?? null) ??
  (window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

/** The theme on the screen; null while the page is not hydrated. */
export const useShownTheme = (): Theme | null => useSyncExternalStore(subscribe, shown, () => null);
