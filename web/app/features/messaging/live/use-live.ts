import { useQueryClient } from '@tanstack/react-query';
import type { SocketEvent } from '@tomoguide/contract/socket-events';
import { useEffect, useEffectEvent } from 'react';
import { BOOKINGS_KEY } from '../../../lib/query-keys.ts';
import type { Session } from '../../../lib/session.ts';
import { UNREAD_KEY } from '../../../lib/unread.ts';
import { useLocale } from '../../../translation/use-translation.ts';
import { tell } from './bus.ts';
import { keepConnected } from './connection.ts';
import { joinTabs } from './leader.ts';
import { setLive } from './live-state.ts';

/**
 * The socket of a signed-in person, held by one of their tabs. A page that goes into the browser's
 * cache leaves, and joins again when it comes back.
 */
export const useLive = ({ token, user }: Session): void => {
  const client = useQueryClient();
  const locale = useLocale();
  const stale = (queryKey: readonly unknown[]) => void client.invalidateQueries({ queryKey });
  const onEvent = useEffectEvent((event: SocketEvent) => {
    if (event.type === 'booking_update' || event.type === 'ready') stale(BOOKINGS_KEY);
    if (event.type === 'message_read' && event.payload.readerId === user.id)
      client.setQueryData(UNREAD_KEY, event.payload.totalUnreadCount);
    else if (event.type !== 'booking_update') stale(UNREAD_KEY);
    tell(event);
  });
  const join = useEffectEvent(() =>
    joinTabs({
      userId: user.id,
      lead: ({ onEvent: pass, onLive }) =>
        keepConnected({
          token,
          locale,
          onEvent: pass,
          onLive,
          // The next call over HTTP is refused too, which ends the session with its words.
          onRefused: () => stale(UNREAD_KEY),
        }),
      onEvent: (event) => onEvent(event),
      onLive: setLive,
    }),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another session has a socket of its own.
  useEffect(() => {
    let leave: (() => void) | null = join();
    const hide = () => {
      leave?.();
      leave = null;
    };
    const show = ({ persisted }: PageTransitionEvent) => {
      if (persisted) leave ??= join();
    };
    window.addEventListener('pagehide', hide);
    window.addEventListener('pageshow', show);
    return () => {
      window.removeEventListener('pagehide', hide);
      window.removeEventListener('pageshow', show);
      hide();
    };
  }, [token]);
};
