import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { ALONE_MS, LIVE_MS } from '../../lib/live/asking.ts';
import { useIsLive } from '../../lib/live/live-state.ts';
import { useOnceBack } from '../../lib/live/use-once-back.ts';
import { waitingLanes } from '../../lib/outbox.ts';
import { getQueryClient } from '../../lib/query-client.ts';
import type { Session } from '../../lib/session.ts';
import { unreadSupport } from '../../parts/help/support/queries.ts';
import { unreadTotal } from '../../parts/messaging/queries.ts';
import { joinSight, type Sight } from '../../parts/notifications/browser/sight.ts';
import { usePermission } from '../../parts/notifications/permission.ts';
import { noticeKeys, unreadNotices } from '../../parts/notifications/queries.ts';
import { ChatDock } from '../floating-chat/chat-dock.tsx';
import { useLive } from './use-live.ts';

/** Fetched by those who let their browser tell them. */
const Announcer = lazy(() => import('./announcer.tsx'));

/** Sends what waits, on whatever page its writer is by now (docs/product/messages.md, "Writing"). */
const useWaiting = (userId: number): void =>
  useOnceBack(userId, () => {
    if (waitingLanes(userId).length === 0) return;
    // Without a network it is not fetched; the next time it may be.
    import('./send-waiting.ts').then(({ sendWaiting }) => sendWaiting(userId)).catch(() => {});
  });

/** Each tab answers the one that leads, so that nobody is told of what they see. */
const useSight = (userId: number): Sight | null => {
  const [sight, setSight] = useState<Sight | null>(null);
  useEffect(() => {
    const own = joinSight(userId);
    setSight(own);
    return () => own.leave();
  }, [userId]);
  return sight;
};

/** Without a socket only the count tells that there are more: what lists them asks then. */
const useMoreNotices = (isLive: boolean, count: number | undefined): void => {
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
 * Holds the window of a conversation and the socket, or hears the tab that does; asks for the totals of
 * what is unread while the tab is in sight. While that fails there is no figure.
 */
const LiveWatcher = ({ session }: { session: Session }) => {
  useLive(session);
  useWaiting(session.user.id);
  const isLive = useIsLive();
  const asking = {
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    refetchInterval: isLive ? LIVE_MS : ALONE_MS,
  } as const;
  useQuery({ ...unreadTotal(session.user.id), ...asking });
  const notices = useQuery({ ...unreadNotices(), ...asking }).data;
  useMoreNotices(isLive, notices);
  useQuery({ ...unreadSupport(), ...asking });
  const sight = useSight(session.user.id);
  const tells = usePermission() === 'granted';
  return (
    <>
      <ChatDock session={session} />
      {sight && tells ? (
        <Suspense>
          <Announcer userId={session.user.id} sight={sight} />
        </Suspense>
      ) : null}
    </>
  );
};

export default LiveWatcher;
