import { Suspense } from 'react';
import { useSession } from '../lib/session.ts';
import { lazyPart } from '../ui/lazy-part.tsx';

/** Loaded only for signed-in users, because no visitor's page contains it. */
const LiveWatcher = lazyPart(
  async () => (await import('./live/live-watcher.tsx')).default,
  () => null,
);

/** The components that a signed-in user has on every page. */
export const LiveParts = () => {
  const session = useSession();
  return session ? (
    <Suspense>
      <LiveWatcher key={session.user.id} session={session} />
    </Suspense>
  ) : null;
};
