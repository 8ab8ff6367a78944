import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { MESSAGES_KEY, NOTICES_KEY, SUPPORT_KEY } from './query-keys.ts';

/** The totals of unread messages and notices, in the cache. Whoever fetches them comes after the page. */
export const UNREAD_KEY = [...MESSAGES_KEY, 'unread'] as const;
export const UNREAD_NOTICES_KEY = [...NOTICES_KEY, 'unread'] as const;
export const UNREAD_SUPPORT_KEY = [...SUPPORT_KEY, 'unread'] as const;

/**
 * As far as it is known; 0 until then, while it cannot be asked for, and for visitors. Reads the cache
 * alone: a query of its own without a function would take the function from whoever fetches.
 */
export const useUnread = (queryKey: readonly string[] = UNREAD_KEY): number => {
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback(
    (told: () => void) => cache.subscribe(notifyManager.batchCalls(told)),
    [cache],
  );
  const read = () => {
    const state = cache.find<number>({ queryKey })?.state;
    return state?.status === 'success' ? (state.data ?? 0) : 0;
  };
  return useSyncExternalStore(subscribe, read, () => 0);
};

/** What is unread in /messages as a whole: of people, and of the team. */
export const useUnreadMessages = (): number => useUnread() + useUnread(UNREAD_SUPPORT_KEY);

/** Above this a badge says no figure. */
const MOST_SHOWN = 99;

export const badgeOf = (count: number): string =>
  count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count);
