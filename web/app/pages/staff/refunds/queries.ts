import { infiniteQueryOptions } from '@tanstack/react-query';
import type { RefundId } from '@tomoguide/contract/primitives';
import {
  keepRefundInWallet,
  listRefusedRefunds,
  retryRefund,
} from '@tomoguide/contract/staff/calls';
import { api } from '../../../lib/api.ts';
import { cursorQueryOptions } from '../../../lib/by-cursor.ts';
import { POLLING_OPTIONS, STAFF_KEY } from '../queries.ts';
import { useKeyedAction } from '../use-keyed-action.ts';

export const refusedRefundsQuery = () =>
  infiniteQueryOptions({
    queryKey: [...STAFF_KEY, 'refunds'],
    ...cursorQueryOptions(listRefusedRefunds),
    ...POLLING_OPTIONS,
  });

const CALLS = { retry: retryRefund, keep: keepRefundInWallet } as const;
export type Handling = keyof typeof CALLS;

export const useHandleRefund = () =>
  useKeyedAction(({ id, what, reason }: { id: RefundId; what: Handling; reason: string }, key) =>
    api(CALLS[what], { params: { id }, body: { reason }, idempotencyKey: key }),
  );
