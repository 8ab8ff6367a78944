import { withRedirect } from '@tomoguide/contract/accounts/redirect';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';

/**
 * Redirects to /login, which returns to the current page. Shows the page's skeleton until then, so that the
 * screen is not empty.
 */
export const RedirectToLogin = ({ skeleton }: { skeleton: ReactNode }) => {
  const { pathname, search } = useLocation();
  return (
    <>
      {skeleton}
      <Navigate to={withRedirect('/login', pathname + search)} replace />
    </>
  );
};
