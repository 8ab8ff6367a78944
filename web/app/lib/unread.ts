import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { MESSAGES_KEY, NOTICES_KEY, SUPPORT_KEY } from './query-keys.ts';

/**
 * Query keys of the unread totals of messages and notices. The code that fetches the totals loads after the
 * page.
 */
export const UNREAD_KEY = [...MESSAGES_KEY, 'unread'] as const;
export const UNREAD_NOTICES_KEY = [...NOTICES_KEY, 'unread'] as const;
export const UNREAD_SUPPORT_KEY = [...SUPPORT_KEY, 'unread'] as const;

/**
 * Returns the cached unread count; 0 before the first fetch, after a failed one, and for visitors. Only
 * reads the cache, because a query here without a fetch function would replace that of the query that
 * fetches.
 */
export const useUnread = (queryKey: readonly string[] = UNREAD_KEY): number => {
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback(
    (notify: () => void) => cache.subscribe(notifyManager.batchCalls(notify)),
    [cache],
  );
  const read = () => {
    const state = cache.find<number>({ queryKey })?.state;
    return state?.status === 'success' ? (state.data ?? 0) : 0;
  };
  return useSyncExternalStore(subscribe, read, () => 0);
};

/** Returns the number of unread messages in /messages, from users and from staff. */
export const useUnreadMessages = (): number => useUnread() + useUnread(UNREAD_SUPPORT_KEY);

/** Above this number, a badge shows no exact count. */
const MAX_SHOWN = 99;

export const formatBadge = (count: number): string =>
  count > MAX_SHOWN ? `${MAX_SHOWN}+` : String(count);
