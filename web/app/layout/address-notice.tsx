import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '../lib/session.ts';
import { lazyPart } from '../ui/lazy-part.tsx';

/** Loaded only for the few users who need it. */
const ConfirmNotice = lazyPart(
  async () => (await import('../parts/accounts/confirm-notice.tsx')).default,
  () => null,
);

/**
 * A notice on every page until the user confirms their email address, except on the page that confirms it.
 */
export const AddressNotice = () => {
  const user = useSession()?.user;
  const isConfirmPage = useLocation().pathname === '/confirm-email';
  return !user || user.emailStatus === 'confirmed' || isConfirmPage ? null : (
    <Suspense>
      <ConfirmNotice key={user.id} user={user} />
    </Suspense>
  );
};
