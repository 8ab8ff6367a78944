import { useQuery } from '@tanstack/react-query';
import type { Session } from '../../../lib/session.ts';
import { unreadNotices } from '../../notifications/queries.ts';
import { ChatDock } from '../floating/chat-dock.tsx';
import { unreadTotal } from '../queries.ts';
import { ALONE_MS, LIVE_MS } from './asking.ts';
import { useIsLive } from './live-state.ts';
import { useLive } from './use-live.ts';

/**
 * Holds the window of a conversation and the socket, or hears the tab that does; asks for the totals of what is unread while the tab is in
 * sight. A failure leaves what was known.
 */
const LiveWatcher = ({ session }: { session: Session }) => {
  useLive(session);
  const asking = {
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    refetchInterval: useIsLive() ? LIVE_MS : ALONE_MS,
  } as const;
  useQuery({ ...unreadTotal(session.user.id), ...asking });
  useQuery({ ...unreadNotices(), ...asking });
  return <ChatDock session={session} />;
};

export default LiveWatcher;
