import { getSafeRedirect } from '@tomoguide/contract/accounts/redirect';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useSession } from '../../lib/session.ts';

/**
 * Redirects a user who has just logged in or already was: to `redirect` if that is a path of this site,
 * otherwise to their start page (the console for staff, their view for others). @returns whether the page
 * can be used yet (it is hydrated and the user is logged out)
 */
export const useRedirectAfterLogin = (): boolean => {
  const session = useSession();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const user = session?.user;
  const home = user?.isStaff ? '/staff' : user?.role === 'guide' ? '/guide' : '/';
  const isLoggedIn = user !== undefined;
  const redirect = getSafeRedirect(query.get('redirect'));
  useEffect(() => {
    if (isLoggedIn) navigate(redirect ?? home, { replace: true });
  }, [isLoggedIn, home, redirect, navigate]);
  return session === null;
};
