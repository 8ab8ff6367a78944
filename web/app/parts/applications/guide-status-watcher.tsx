import { useQuery } from '@tanstack/react-query';
import { getMe } from '@tomoguide/contract/accounts/calls';
import { getApplicationStatus } from '@tomoguide/contract/applications/calls';
import { useEffect } from 'react';
import { api } from '../../lib/api.ts';
import { readSession, updateUser, useSession } from '../../lib/session.ts';

/** How long a fetched status is reused. */
const FRESH_MS = 5 * 60_000;

/**
 * Returns the query for the status of the user's guide application, fetched only with a token, and
 * refetched after five minutes.
 */
export const guideStatusQuery = (userId: number | undefined) => ({
  queryKey: ['me', 'guide-application-status', userId],
  queryFn: () => api(getApplicationStatus),
  enabled: userId !== undefined,
  staleTime: FRESH_MS,
  refetchOnWindowFocus: true,
});

/** Updates the stored user when their application changes, so that the header's links stay up to date. */
export const GuideStatusWatcher = () => {
  const userId = useSession()?.user.id;
  const { data } = useQuery(guideStatusQuery(userId));
  useEffect(() => {
    const stored = readSession()?.user.guideStatus;
    if (!data || !stored) return;
    const isSame = (Object.keys(data.guideStatus) as (keyof typeof stored)[]).every(
      (flag) => data.guideStatus[flag] === stored[flag],
    );
    if (isSame) return;
    api(getMe).then(updateUser, () => {
      // On a failure, the flags stay as they are until the next reply.
    });
  }, [data]);
  return null;
};
