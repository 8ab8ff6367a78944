import { lazy, Suspense } from 'react';
import { useSession } from '../../lib/session.ts';

/** Fetched once somebody is signed in: no visitor's page carries it. */
const UnreadWatcher = lazy(() => import('../messaging/live/unread-watcher.tsx'));

/** What follows a signed-in person on every page. */
export const LiveParts = () => {
  const session = useSession();
  return session ? (
    <Suspense>
      <UnreadWatcher key={session.user.id} userId={session.user.id} />
    </Suspense>
  ) : null;
};
