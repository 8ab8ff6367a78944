import { lazy, Suspense } from 'react';
import { useSession } from '../lib/session.ts';

/** Fetched once somebody is signed in: no visitor's page carries it. */
const LiveWatcher = lazy(() => import('./live/live-watcher.tsx'));

/** What follows a signed-in person on every page. */
export const LiveParts = () => {
  const session = useSession();
  return session ? (
    <Suspense>
      <LiveWatcher key={session.user.id} session={session} />
    </Suspense>
  ) : null;
};
