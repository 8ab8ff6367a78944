import { lazy, Suspense } from 'react';
import { useSession } from '../lib/session.ts';

/** Loaded only for signed-in users, because no visitor's page contains it. */
const LiveWatcher = lazy(() => import('./live/live-watcher.tsx'));

/** The components that a signed-in user has on every page. */
export const LiveParts = () => {
  const session = useSession();
  return session ? (
    <Suspense>
      <LiveWatcher key={session.user.id} session={session} />
    </Suspense>
  ) : null;
};
