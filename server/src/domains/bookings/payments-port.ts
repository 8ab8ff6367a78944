import { deadlineAt } from '@tomoguide/contract/bookings/deadlines';
import { findTransition } from '@tomoguide/contract/bookings/find-transition';
import { fail } from '../../failure.ts';
import type { DepositDue, PaymentPorts } from '../payments/service.ts';
import { settleDeposit } from './checkout/settle-deposit.ts';
import { requireParty } from './policy.ts';
import { lockBooking, peopleOfBooking } from './queries.ts';
import type { BookingRow } from './tables.ts';
import { factsOf } from './transitions/booking-facts.ts';

const stateOf = (row: BookingRow, now: Temporal.Instant): DepositDue['state'] => {
  if (row.paidAt) return 'settled';
  return findTransition(factsOf(row), 'pay', 'payments', now) ? 'due' : 'ended';
};

/** What payments asks of bookings, in its own transaction. */
export const paymentPorts: PaymentPorts = {
  requirePayer: async (tx, bookingId, userId) => {
    const party = requireParty(await peopleOfBooking(tx, bookingId), userId);
    if (party !== 'traveler') fail('NOT_FOUND');
  },
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
