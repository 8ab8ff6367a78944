import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  approveWithdrawal,
  listStaffWithdrawals,
  payWithdrawal,
  rejectWithdrawal,
  showPayoutNumber,
} from '@tomoguide/contract/payments/calls';
import type { WithdrawalDecision } from '@tomoguide/contract/payments/withdrawal';
import type { WithdrawalId } from '@tomoguide/contract/primitives';
import { sendOnce } from '../../../form/send-once.ts';
import { api } from '../../../lib/api.ts';
import { sendAttempt } from '../../../lib/attempt.ts';
import { cursorQueryOptions } from '../../../lib/by-cursor.ts';
import { POLLING_OPTIONS, STAFF_KEY } from '../queries.ts';

export const SHOWN = ['waiting', 'ended'] as const;
export type Shown = (typeof SHOWN)[number];

export const staffWithdrawalsQuery = (show: Shown) =>
  infiniteQueryOptions({
    queryKey: [...STAFF_KEY, 'withdrawals', show],
    ...cursorQueryOptions(listStaffWithdrawals, { query: { show } }),
    ...POLLING_OPTIONS,
  });

export interface Decision {
  id: WithdrawalId;
  what: WithdrawalDecision;
  reason: string;
}

const send = sendOnce(({ id, what, reason }: Decision) =>
  sendAttempt(`withdrawal:${id}:${what}`, reason, (idempotencyKey) => {
    const params = { id };
    if (what === 'reject')
      return api(rejectWithdrawal, { params, body: { reason }, idempotencyKey });
    const call = what === 'approve' ? approveWithdrawal : payWithdrawal;
    return api(call, { params, body: {}, idempotencyKey });
  }),
);

const askForNumber = sendOnce(
  async (id: WithdrawalId) => (await api(showPayoutNumber, { params: { id }, body: {} })).number,
);

/** Returns the mutation that fetches the full account number, which only the card that requested it keeps. */
export const useRevealNumber = () => useMutation({ mutationFn: askForNumber, gcTime: 0 });

/**
 * Returns the mutation for a decision. It invalidates all of the console's data, even if it was rejected
 * because a colleague decided first.
 */
export const useDecision = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: () => queryClient.invalidateQueries({ queryKey: STAFF_KEY }),
  });
};
