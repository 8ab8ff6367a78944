import { DEFAULT_GROUP } from '@tomoguide/contract/guides/figures';
import { useSyncExternalStore } from 'react';
import { TEN_PLUS } from './search/filters.ts';

/**
 * The group that the user last chose, in the search, on a guide's page or at checkout: prices in lists are
 * shown for it (docs/product/guides.md, "Cards").
 */
const KEY = 'group';

const listeners = new Set<() => void>();

const read = (): number | null => {
  try {
    const group = Number(localStorage.getItem(KEY));
    return Number.isInteger(group) && group > 0 ? group : null;
  } catch {
    return null;
  }
};

export const rememberGroup = (group: number | string | null): void => {
  if (group === null) return;
  try {
    localStorage.setItem(KEY, String(group === TEN_PLUS ? 10 : group));
  } catch {
    // Without storage, the group is known only to pages whose URL contains it.
  }
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Null until the user has chosen a group. Before hydration always null, because pages are cached. */
export const useKnownGroup = (): number | null => useSyncExternalStore(subscribe, read, () => null);

/** The group to show prices for: the search's, or the known one, or two people. */
export const usePricedGroup = (travelers: number | null): number => {
  const known = useKnownGroup();
  return travelers ?? known ?? DEFAULT_GROUP;
};
