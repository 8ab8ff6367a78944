import { withRedirect } from '@tomoguide/contract/accounts/redirect';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';

/**
 * Leads to /login, and from there back to where one stands. The page's skeleton stays until the other
 * page is there: without it there would be nothing to see in between.
 */
export const ToLogin = ({ skeleton }: { skeleton: ReactNode }) => {
  const { pathname, search } = useLocation();
  return (
    <>
      {skeleton}
      <Navigate to={withRedirect('/login', pathname + search)} replace />
    </>
  );
};
