import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { getEarnings, listEarnings } from '@tomoguide/contract/payments/calls';
import { api } from '../../../lib/api.ts';
import { cursorQueryOptions } from '../../../lib/by-cursor.ts';
import { WALLET_KEY } from '../../../lib/query-keys.ts';

/**
 * Returns the query for the guide's earnings, which is invalidated together with the wallet, for example
 * when a tour is completed.
 */
export const earningsQuery = () =>
  queryOptions({
    queryKey: [...WALLET_KEY, 'earnings'],
    queryFn: () => api(getEarnings),
    refetchOnMount: 'always',
  });

/** Page size of the entries, which is small because the page has other content too. */
const PAGE = 6;

/** Returns the query for the earnings of each booking, newest first. */
export const earningsEntriesQuery = () =>
  infiniteQueryOptions({
    queryKey: [...WALLET_KEY, 'earnings', 'entries'],
    ...cursorQueryOptions(listEarnings, {
      query: { limit: PAGE },
    }),
    refetchOnMount: 'always',
  });
