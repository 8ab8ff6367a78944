import type { GuideCard } from '@tomoguide/contract/guides/entities';
import { DIRECT_GUIDES_MAX } from '@tomoguide/contract/messaging/figures';
import { useSyncExternalStore } from 'react';
import { onSessionEnd } from '../../../lib/session.ts';
import { DIRECT_STORE } from './stored-message.ts';

/** The guide data that the dialog shows. */
export type Chosen = Pick<
  GuideCard,
  | 'id'
  | 'name'
  | 'portrait'
  | 'timeZone'
  | 'minPeople'
  | 'maxPeople'
  | 'minDuration'
  | 'maxDuration'
>;

/** The guides selected as recipients, across all pages of the results. */
let chosen: readonly Chosen[] = [];
const listeners = new Set<() => void>();

const set = (guides: readonly Chosen[]): void => {
  chosen = guides;
  for (const listener of listeners) listener();
};

export const choose = (guide: Chosen, on: boolean): void => {
  const others = chosen.filter(({ id }) => id !== guide.id);
  if (on && others.length < DIRECT_GUIDES_MAX) set([...others, guide]);
  else if (!on) set(others);
};

export const clearChosen = (): void => set([]);

/** Clears the selection on logout, so that the next user of this tab does not see it. */
onSessionEnd((reason) => {
  if (reason === 'logout') clearChosen();
});

/** Stores a visitor's selection and text in this tab until they have logged in. */
export const storeForLogin = (text: string): void => {
  try {
    sessionStorage.setItem(DIRECT_STORE, JSON.stringify({ guides: chosen, text }));
  } catch {
    // Storage is blocked, so the visitor must select the guides again.
  }
};

/** Restores the stored selection, removes it from storage, and returns its text; null if there is none. */
export const takeStored = (): string | null => {
  try {
    const stored = JSON.parse(sessionStorage.getItem(DIRECT_STORE) ?? 'null') as {
      guides: readonly Chosen[];
      text: string;
    } | null;
    sessionStorage.removeItem(DIRECT_STORE);
    if (!stored || !Array.isArray(stored.guides)) return null;
    set(stored.guides);
    return String(stored.text);
  } catch {
    return null;
  }
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useChosen = (): readonly Chosen[] =>
  useSyncExternalStore(
    subscribe,
    () => chosen,
    () => chosen,
  );
