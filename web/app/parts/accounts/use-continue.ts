import { safeRedirect } from '@tomoguide/contract/accounts/redirect';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useSession } from '../../lib/session.ts';

/**
 * Leads on whoever is logged in, now or already before: to `redirect` when that is a path of this
 * site, else to where they begin: the team in its console, others in their view.
 * @returns whether the page may be used yet (it is hydrated and nobody is logged in)
 */
export const useContinue = (): boolean => {
  const session = useSession();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const user = session?.user;
  const home = user?.isStaff ? '/staff' : user?.role === 'guide' ? '/guide' : '/';
  const isLoggedIn = user !== undefined;
  const redirect = safeRedirect(query.get('redirect'));
  useEffect(() => {
    if (isLoggedIn) navigate(redirect ?? home, { replace: true });
  }, [isLoggedIn, home, redirect, navigate]);
  return session === null;
};
