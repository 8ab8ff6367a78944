import { safeRedirect } from '@tomoguide/contract/accounts/redirect';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useSession } from '../../lib/session.ts';

/**
 * Leads on whoever is logged in, now or already before: to `redirect` when that is a path of this
 * site, else to where their view begins.
 * @returns whether the page may be used yet (it is hydrated and nobody is logged in)
 */
export const useContinue = (): boolean => {
  const session = useSession();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const role = session?.user.role;
  const redirect = safeRedirect(query.get('redirect'));
  useEffect(() => {
    if (!role) return;
    const home = role === 'guide' ? '/guide' : '/';
    navigate(redirect ?? home, { replace: true });
  }, [role, redirect, navigate]);
  return session === null;
};
