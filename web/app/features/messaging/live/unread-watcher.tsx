import { useQuery } from '@tanstack/react-query';
import type { UserId } from '@tomoguide/contract/primitives';
import { unreadTotal } from '../queries.ts';
import { ALONE_MS, LIVE_MS } from './asking.ts';
import { useIsLive } from './live-state.ts';

/** Asks for the total of unread messages while the tab is in sight; a failure leaves what was known. */
const UnreadWatcher = ({ userId }: { userId: UserId }) => {
  useQuery({
    ...unreadTotal(userId),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    refetchInterval: useIsLive() ? LIVE_MS : ALONE_MS,
  });
  return null;
};

export default UnreadWatcher;
