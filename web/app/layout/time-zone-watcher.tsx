import { updateMe } from '@tomoguide/contract/accounts/calls';
import { useEffect } from 'react';
import { api } from '../lib/api.ts';
import { updateUser, useSession } from '../lib/session.ts';

/**
 * Sends the browser's time zone if it differs from the stored one, so that emails can use it
 * (`docs/product/time.md, "Whose clock"`). Failures are silent; the next visit tries again.
 */
export const TimeZoneWatcher = () => {
  const user = useSession()?.user;
  const userId = user?.id;
  const stored = user?.timeZone ?? null;
  useEffect(() => {
    const timeZone = Temporal.Now.timeZoneId();
    if (userId === undefined || timeZone === stored) return;
    api(updateMe, { body: { timeZone } }).then(updateUser, () => undefined);
  }, [userId, stored]);
  return null;
};
