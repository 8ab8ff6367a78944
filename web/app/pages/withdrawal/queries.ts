import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import {
  addPayoutAccount,
  getWithdrawalOverview,
  listWithdrawals,
  removePayoutAccount,
  requestWithdrawal,
} from '@tomoguide/contract/payments/calls';
import type { TypedAccount } from '@tomoguide/contract/payments/payout-account';
import type { PayoutAccountId } from '@tomoguide/contract/primitives';
import { sendOnce } from '../../form/send-once.ts';
import { api } from '../../lib/api.ts';
import { sendAttempt } from '../../lib/attempt.ts';
import { cursorQueryOptions } from '../../lib/by-cursor.ts';
import { WALLET_KEY } from '../../lib/query-keys.ts';

export const withdrawalOverviewQuery = () =>
  queryOptions({
    queryKey: [...WALLET_KEY, 'withdrawal'],
    queryFn: () => api(getWithdrawalOverview),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });

/** Returns the query for the user's withdrawals, newest first. */
export const withdrawalsQuery = () =>
  infiniteQueryOptions({
    queryKey: [...WALLET_KEY, 'withdrawals'],
    ...cursorQueryOptions(listWithdrawals),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });

/** Returns a mutation that invalidates everything that shows the wallet, even if the change is rejected. */
const useWalletChange = <Input, Reply>(change: (input: Input) => Promise<Reply>) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => queryClient.invalidateQueries({ queryKey: WALLET_KEY }),
  });
};

export interface WithdrawalInput {
  amountCents: number;
  payoutAccountId: PayoutAccountId;
  isClosing?: true;
}

const request = sendOnce((body: WithdrawalInput) =>
  sendAttempt('withdrawal', body, (idempotencyKey) =>
    api(requestWithdrawal, { body, idempotencyKey }),
  ),
);

export const useRequestWithdrawal = () => useWalletChange(request);

const add = sendOnce((body: TypedAccount) => api(addPayoutAccount, { body }));

export const useAddAccount = () => useWalletChange(add);

const remove = sendOnce((id: PayoutAccountId) => api(removePayoutAccount, { params: { id } }));

export const useRemoveAccount = () => useWalletChange(remove);
