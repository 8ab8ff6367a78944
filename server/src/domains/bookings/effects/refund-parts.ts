import type { CancelKind } from '@tomoguide/contract/bookings/statuses';
import {
  calculateRefund,
  type RefundCause,
  type RefundParts,
} from '@tomoguide/contract/payments/cancellation-policy';
import type { Executor } from '../../../database/database.ts';
import { sumOnlinePaid } from '../../payments/service.ts';
import type { BookingRow } from '../tables.ts';
import { toRefundRules } from '../transitions/row-to-facts.ts';

const BEFORE_ANSWER: ReadonlySet<string> = new Set(['pending', 'confirmed']);

/**
 * Returns the cause that determines the refund. A dispute decided by the default rule is refunded in full,
 * like a tour that never started.
 */
const getRefundCause = (cancelKind: CancelKind): RefundCause => {
  if (cancelKind === 'suspended') return 'suspended_guide';
  return cancelKind === 'dispute' ? 'never_started' : cancelKind;
};

/** Returns how the online payment is split, in fen, if the booking is cancelled now under its own policy. */
export const calculateRefundParts = async (
  db: Executor,
  row: BookingRow,
  cancelKind: CancelKind,
  now: Temporal.Instant,
  cause: RefundCause = getRefundCause(cancelKind),
): Promise<RefundParts> => {
  const onlinePaidCents = row.paidAt ? await sumOnlinePaid(db, row.id) : 0;
  return calculateRefund(row.policy, {
    cause,
    acceptedByGuide: !BEFORE_ANSWER.has(row.status),
    paidAt: row.paidAt,
    start: row.scheduledStart,
    now,
    ...toRefundRules(row),
    onlinePaidCents,
  });
};
