import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '../lib/session.ts';

/** Fetched for the few who need it. */
const ConfirmNotice = lazy(() => import('../parts/accounts/confirm-notice.tsx'));

/** On every page, until somebody's e-mail address is confirmed; not where they are about to. */
export const AddressNotice = () => {
  const user = useSession()?.user;
  const isThere = useLocation().pathname === '/confirm-email';
  return !user || user.emailStatus === 'confirmed' || isThere ? null : (
    <Suspense>
      <ConfirmNotice key={user.id} user={user} />
    </Suspense>
  );
};
