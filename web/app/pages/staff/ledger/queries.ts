import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { getLedgerSums, listLedgerTransactions } from '@tomoguide/contract/staff/calls';
import { api } from '../../../lib/api.ts';
import { cursorQueryOptions } from '../../../lib/by-cursor.ts';
import { STAFF_KEY } from '../queries.ts';

export const ledgerSumsQuery = () =>
  queryOptions({
    queryKey: [...STAFF_KEY, 'ledger'],
    queryFn: () => api(getLedgerSums),
    refetchOnMount: 'always',
  });

/** Returns the query for the transactions of a month (`2026-05`), or of all time if the month is ''. */
export const ledgerTransactionsQuery = (month: string) =>
  infiniteQueryOptions({
    queryKey: [...STAFF_KEY, 'ledger', 'transactions', month],
    ...cursorQueryOptions(listLedgerTransactions, {
      query: month === '' ? {} : { month },
    }),
    refetchOnMount: 'always',
  });
