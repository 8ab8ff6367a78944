import { DEFAULT_GROUP } from '@tomoguide/contract/guides/figures';
import { useSyncExternalStore } from 'react';
import { TEN_PLUS } from './search/filters.ts';

/**
 * The group size that the user last chose, in the search, on a guide's page or at checkout. Lists show
 * prices for it (docs/product/guides.md, "Cards").
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
    // Storage is blocked, so only pages whose URL contains the group size know it.
  }
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * Returns the group size that the user last chose; null if there is none, and always before hydration,
 * because pages are cached.
 */
export const useKnownGroup = (): number | null => useSyncExternalStore(subscribe, read, () => null);

/**
 * Returns the group size to show prices for: that of the search, otherwise the last chosen one, otherwise
 * two people.
 */
export const usePricedGroup = (travelers: number | null): number => {
  const known = useKnownGroup();
  return travelers ?? known ?? DEFAULT_GROUP;
};
