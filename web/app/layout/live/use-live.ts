import { useQueryClient } from '@tanstack/react-query';
import type { SocketEvent } from '@tomoguide/contract/socket-events';
import { useEffect, useEffectEvent, useRef } from 'react';
import { publish, sendToLeader } from '../../lib/live/bus.ts';
import { setLive } from '../../lib/live/live-state.ts';
import {
  BOOKINGS_KEY,
  IMPORTED_CALENDARS_KEY,
  NOTICES_KEY,
  OWN_GUIDE_KEY,
  OWN_QUALIFICATIONS_KEY,
  OWN_WORK_PERMISSION_KEY,
} from '../../lib/query-keys.ts';
import type { Session } from '../../lib/session.ts';
import { UNREAD_KEY, UNREAD_SUPPORT_KEY } from '../../lib/unread.ts';
import { useLocale } from '../../translation/use-translation.ts';
import { keepConnected } from './connection.ts';
import { joinTabs } from './tab-leader.ts';

const OF_NOTICES: readonly SocketEvent['type'][] = [
  'ready',
  'system_message',
  'system_message_read',
];
/**
 * Guide data that staff or deadlines can change. A notice reports each change, and the page that the notice
 * links to must agree with it.
 */
const CHANGED_BY_NOTICES = [
  OWN_GUIDE_KEY,
  OWN_QUALIFICATIONS_KEY,
  OWN_WORK_PERMISSION_KEY,
  IMPORTED_CALENDARS_KEY,
] as const;
const WITHOUT_MESSAGE: readonly SocketEvent['type'][] = [
  'conversation_update',
  'credits_update',
  'booking_update',
  'system_message',
  'system_message_read',
];

/** Debounces refetches, so that marking a hundred notices as read in one batch causes only one. */
const DEBOUNCE_MS = 100;

const useDebouncedInvalidation = (stale: () => void) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(stale, DEBOUNCE_MS);
  };
};

/**
 * Connects a logged-in user to live events, through a socket that one of their tabs holds. A page that
 * enters the back/forward cache leaves, and rejoins when it is restored.
 */
export const useLive = ({ token, user }: Session): void => {
  const client = useQueryClient();
  const locale = useLocale();
  const invalidate = (queryKey: readonly unknown[]) => void client.invalidateQueries({ queryKey });
  const staleSoon = useDebouncedInvalidation(() => invalidate(NOTICES_KEY));
  const onEvent = useEffectEvent((event: SocketEvent) => {
    if (event.type === 'booking_update' || event.type === 'ready') invalidate(BOOKINGS_KEY);
    if (event.type === 'system_message' || event.type === 'ready')
      CHANGED_BY_NOTICES.forEach(invalidate);
    if (OF_NOTICES.includes(event.type)) staleSoon();
    if (event.type === 'support_update' || event.type === 'ready') invalidate(UNREAD_SUPPORT_KEY);
    if (event.type === 'message_read') {
      if (event.payload.readerId === user.id)
        client.setQueryData(UNREAD_KEY, event.payload.totalUnreadCount);
    } else if (!WITHOUT_MESSAGE.includes(event.type)) invalidate(UNREAD_KEY);
    publish(event);
  });
  const join = useEffectEvent(() =>
    joinTabs({
      userId: user.id,
      lead: ({ onEvent: pass, onLive }) =>
        keepConnected({
          token,
          locale,
          onEvent: (event) => {
            pass(event);
            sendToLeader(event);
          },
          onLive,
          // Refetches the unread count. The server rejects that request too, which ends the session with a
          // message.
          onRefused: () => invalidate(UNREAD_KEY),
        }),
      onEvent: (event) => onEvent(event),
      onLive: setLive,
    }),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: opens another socket for another session or language.
  useEffect(() => {
    let leave: (() => void) | null = join();
    const disconnect = () => {
      leave?.();
      leave = null;
    };
    const reconnectIfCached = ({ persisted }: PageTransitionEvent) => {
      if (persisted) leave ??= join();
    };
    window.addEventListener('pagehide', disconnect);
    window.addEventListener('pageshow', reconnectIfCached);
    return () => {
      window.removeEventListener('pagehide', disconnect);
      window.removeEventListener('pageshow', reconnectIfCached);
      disconnect();
    };
  }, [token, locale]);
};
