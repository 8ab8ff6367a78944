import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { getLedgerSums, listLedgerTransactions } from '@tomoguide/contract/staff/calls';
import { api } from '../../../lib/api.ts';
import { STAFF_KEY } from '../queries.ts';

export const ledgerSums = () =>
  queryOptions({
    queryKey: [...STAFF_KEY, 'ledger'],
    queryFn: () => api(getLedgerSums),
    refetchOnMount: 'always',
  });

export const ledgerTransactions = () =>
  infiniteQueryOptions({
    queryKey: [...STAFF_KEY, 'ledger', 'transactions'],
    queryFn: ({ pageParam }) =>
      api(listLedgerTransactions, { query: pageParam === null ? {} : { cursor: pageParam } }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchOnMount: 'always',
  });
