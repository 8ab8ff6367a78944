import { getSafeRedirect } from '@tomoguide/contract/accounts/redirect';

/**
 * Returns why the user is asked to log in, derived from the page that they requested; null if they opened
 * the login page directly.
 */
export type LoginReason = 'book' | 'pay' | 'trips' | 'message' | 'guide';

export const getLoginReason = (redirect: string | null): LoginReason | null => {
  const path = getSafeRedirect(redirect);
  if (path === null) return null;
  if (/^\/checkout\/\d+(?:$|\?)/.test(path)) return 'book';
  if (/^\/(?:checkout\?.*bookingId=|payment-success)/.test(path)) return 'pay';
  if (/^\/messages\?guide=\d/.test(path)) return 'message';
  if (/^\/become-guide(?:$|\?)/.test(path)) return 'guide';
  return /^\/dashboard(?:$|\?)/.test(path) ? 'trips' : null;
};
