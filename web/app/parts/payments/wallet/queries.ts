import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { getWallet, listWalletMovements } from '@tomoguide/contract/payments/calls';
import { api } from '../../../lib/api.ts';
import { cursorQueryOptions } from '../../../lib/by-cursor.ts';
import { WALLET_KEY } from '../../../lib/query-keys.ts';

export const walletQuery = () =>
  queryOptions({
    queryKey: WALLET_KEY,
    queryFn: () => api(getWallet),
    refetchOnMount: 'always',
  });

/** Returns the query for the wallet's transactions, newest first. */
export const walletTransactionsQuery = () =>
  infiniteQueryOptions({
    queryKey: [...WALLET_KEY, 'movements'],
    ...cursorQueryOptions(listWalletMovements),
    refetchOnMount: 'always',
  });
