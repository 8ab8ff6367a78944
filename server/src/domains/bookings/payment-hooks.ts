import { deadlineAt } from '@tomoguide/contract/bookings/deadlines';
import { findTransition } from '@tomoguide/contract/bookings/moves';
import type { DepositDue, PaymentHooks } from '../payments/service.ts';
import { settleDeposit } from './commands/settle-deposit.ts';
import { factsOf } from './facts.ts';
import { lockBooking } from './queries.ts';
import type { BookingRow } from './tables.ts';

const stateOf = (row: BookingRow, now: Temporal.Instant): DepositDue['state'] => {
  if (row.paidAt) return 'settled';
  return findTransition(factsOf(row), 'pay', 'payments', now) ? 'due' : 'ended';
};

/** What payments asks of bookings, in its own transaction. */
export const paymentHooks: PaymentHooks = {
  depositDue: async (tx, deps, bookingId) => {
    const row = await lockBooking(tx, bookingId);
    return (
      row && {
        state: stateOf(row, deps.clock.now()),
        payBy: deadlineAt('hold', factsOf(row)),
      }
    );
  },
  onDepositPaid: (tx, deps, { bookingId, paidAt }) => settleDeposit(tx, deps, bookingId, paidAt),
};
