import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useIsLive } from '../../lib/live/live-state.ts';
import { ALONE_MS, LIVE_MS } from '../../lib/live/polling.ts';
import { useOnReconnect } from '../../lib/live/use-on-reconnect.ts';
import { listPendingQueues } from '../../lib/outbox.ts';
import { getQueryClient } from '../../lib/query-client.ts';
import type { Session } from '../../lib/session.ts';
import { unreadSupportQuery } from '../../parts/help/support/queries.ts';
import { unreadTotalQuery } from '../../parts/messaging/queries.ts';
import {
  connectTabVisibility,
  type TabVisibility,
} from '../../parts/notifications/browser/visible-tabs.ts';
import { usePermission } from '../../parts/notifications/permission.ts';
import { noticeKeys, unreadNoticesQuery } from '../../parts/notifications/queries.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { ChatDock } from '../floating-chat/chat-dock.tsx';
import { useLive } from './use-live.ts';

/** Loaded only for users who turned on browser notifications. */
const BrowserNotifications = lazyPart(
  async () => (await import('./browser-notifications.tsx')).default,
  () => null,
);

/**
 * Sends pending messages when the network or the socket is back, on any page (docs/product/messages.md,
 * "Writing").
 */
const useSendPending = (userId: number): void =>
  useOnReconnect(userId, () => {
    if (listPendingQueues(userId).length === 0) return;
    // Loading the code fails while offline; the next reconnect tries again.
    import('./send-waiting.ts')
      .then(({ sendPendingMessages }) => sendPendingMessages(userId))
      .catch(() => {});
  });

/**
 * Reports this tab's visibility to the leading tab, so that users get no notification of what they already
 * see.
 */
const useReportVisibility = (userId: number): TabVisibility | null => {
  const [tabs, setTabs] = useState<TabVisibility | null>(null);
  useEffect(() => {
    const own = connectTabVisibility(userId);
    setTabs(own);
    return () => own.leave();
  }, [userId]);
  return tabs;
};

/**
 * Refetches the lists of notices when the unread count rises while there is no socket, because nothing else
 * then reveals new notices.
 */
const useRefetchNotices = (isLive: boolean, count: number | undefined): void => {
  const before = useRef(count);
  useEffect(() => {
    const known = before.current;
    before.current = count;
    if (isLive || known === undefined || count === undefined || count <= known) return;
    for (const queryKey of [noticeKeys.latest, noticeKeys.lists])
      void getQueryClient().invalidateQueries({ queryKey });
  }, [isLive, count]);
};

/**
 * Mounts the chat window, and opens the socket or listens to the tab that holds it. Polls the unread totals
 * while the tab is visible; no badge is shown while polling fails.
 */
const LiveWatcher = ({ session }: { session: Session }) => {
  useLive(session);
  useSendPending(session.user.id);
  const isLive = useIsLive();
  const polling = {
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    refetchInterval: isLive ? LIVE_MS : ALONE_MS,
  } as const;
  useQuery({ ...unreadTotalQuery(session.user.id), ...polling });
  const notices = useQuery({ ...unreadNoticesQuery(), ...polling }).data;
  useRefetchNotices(isLive, notices);
  useQuery({ ...unreadSupportQuery(), ...polling });
  const tabs = useReportVisibility(session.user.id);
  const showsNotifications = usePermission() === 'granted';
  return (
    <>
      <ChatDock session={session} />
      {tabs && showsNotifications ? (
        <Suspense>
          <BrowserNotifications userId={session.user.id} tabs={tabs} />
        </Suspense>
      ) : null}
    </>
  );
};

export default LiveWatcher;
