import { useQueryClient } from '@tanstack/react-query';
import type { ConversationId } from '@tomoguide/contract/primitives';
import { useEffect, useEffectEvent } from 'react';
import { useIsLive } from '../../lib/live/live-state.ts';
import { ALONE_MS, LIVE_MS } from '../../lib/live/polling.ts';
import { catchUp } from './history.ts';
import { messageKeys } from './queries.ts';

/**
 * Polls the list, the counts and the open conversation while the page is visible. Also polls immediately on
 * mount, or when the page becomes visible again, including from the back/forward cache.
 */
export const usePolling = (open: ConversationId | null): void => {
  const client = useQueryClient();
  const isLive = useIsLive();
  const pollConversation = useEffectEvent(() => {
    if (open === null) return;
    void client.invalidateQueries({ queryKey: messageKeys.one(open) });
    catchUp(open).catch(() => {});
  });
  const pollList = useEffectEvent(
    () => void client.invalidateQueries({ queryKey: messageKeys.list }),
  );
  const poll = useEffectEvent(() => {
    if (document.visibilityState !== 'visible') return;
    pollList();
    pollConversation();
  });
  // While the user was on another page, nothing polled this data.
  useEffect(() => pollList(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: also runs when another conversation is opened.
  useEffect(() => pollConversation(), [open]);
  useEffect(() => {
    const timer = setInterval(() => poll(), isLive ? LIVE_MS : ALONE_MS);
    const listener = () => poll();
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) poll();
    };
    document.addEventListener('visibilitychange', listener);
    window.addEventListener('online', listener);
    window.addEventListener('pageshow', onPageShow);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', listener);
      window.removeEventListener('online', listener);
      window.removeEventListener('pageshow', onPageShow);
    };
  }, [isLive]);
};
