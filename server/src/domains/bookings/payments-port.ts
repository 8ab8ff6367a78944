import { findChangeStep } from '@tomoguide/contract/bookings/change-proposal';
import { type DeadlineName, getDeadline } from '@tomoguide/contract/bookings/deadlines';
import { findTransition } from '@tomoguide/contract/bookings/find-transition';
import type { PaymentKind } from '@tomoguide/contract/payments/entities';
import type { Tx } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import { fail } from '../../failure.ts';
import { loadUsersByIds } from '../accounts/service.ts';
import type { PaymentDue, PaymentPorts } from '../payments/service.ts';
import { applyPaidChange } from './change/apply-paid-change.ts';
import { applyPaidDeposit } from './checkout/apply-paid-deposit.ts';
import { applyPaidFee } from './extension/apply-paid-fee.ts';
import { loadProofStates } from './payment-proof/proof-queries.ts';
import { findLiveProposal } from './proposals/proposal-queries.ts';
import {
  findBookingById,
  listToursByIds,
  lockBooking,
  lockBookingAndCalendar,
  lockOwnBooking,
  lockOwnBookingAndCalendar,
} from './queries.ts';
import type { BookingRow } from './tables.ts';
import { toFacts } from './transitions/row-to-facts.ts';
import { appendHistory } from './transitions/take-transition.ts';

type TransitionKind = Exclude<PaymentKind, 'change'>;

/** The event that each kind of payment triggers, and the deadline by which it must be paid. */
const STEPS = {
  deposit: { event: 'pay', by: 'hold' },
  extension: { event: 'pay_extension', by: 'extensionPayment' },
} as const satisfies Record<TransitionKind, { event: string; by: DeadlineName }>;

const isSettled = (row: BookingRow, kind: TransitionKind): boolean =>
  kind === 'deposit' ? row.paidAt !== null : row.extension === 'paid';

const getState = (
  row: BookingRow,
  kind: TransitionKind,
  now: Temporal.Instant,
): PaymentDue['state'] => {
  if (isSettled(row, kind)) return 'settled';
  return findTransition(toFacts(row), STEPS[kind].event, 'payments', now) ? 'due' : 'ended';
};

const getStepDue = (tx: Tx, deps: Deps, row: BookingRow, kind: TransitionKind): PaymentDue => ({
  state: getState(row, kind, deps.clock.now()),
  payBy: getDeadline(STEPS[kind].by, toFacts(row)),
  onPaid: async (paidAt) => {
    const moved =
      kind === 'deposit'
        ? await applyPaidDeposit(tx, deps, row, paidAt)
        : await applyPaidFee(tx, deps, row);
    return moved ? 'applied' : 'late';
  },
});

/** Returns whether the difference in deposit of an accepted change is due. */
const getChangeDue = async (tx: Tx, deps: Deps, row: BookingRow): Promise<PaymentDue> => {
  const proposal = await findLiveProposal(tx, row.id);
  const now = deps.clock.now();
  const isDue = proposal && findChangeStep(proposal, 'pay', 'payments', now) !== null;
  return {
    state: isDue ? 'due' : 'ended',
    payBy: proposal?.payBy ?? now,
    onPaid: async () =>
      proposal && (await applyPaidChange(tx, deps, row, proposal)) ? 'applied' : 'late',
  };
};

const ALONE = { own: lockOwnBooking, any: lockBooking };
const WITH_CALENDAR = { own: lockOwnBookingAndCalendar, any: lockBookingAndCalendar };

/** Functions of the bookings domain that payments calls in its own transactions. */
export const paymentPorts: Omit<
  PaymentPorts<Deps>,
  'lockViewer' | 'payee' | 'closingReasons' | 'guideTimeZone'
> = {
  paymentDue: async (tx, deps, { bookingId, kind, payer }) => {
    // A paid change moves the booking, so it needs the lock of the guide's calendar too.
    const locks = kind === 'change' ? WITH_CALENDAR : ALONE;
    const row = payer ? await locks.own(tx, bookingId, payer) : await locks.any(tx, bookingId);
    if (payer && row?.travelerId !== payer) fail('NOT_FOUND');
    if (!row) return null;
    return kind === 'change' ? getChangeDue(tx, deps, row) : getStepDue(tx, deps, row, kind);
  },
  lockBooking: async (tx, bookingId) => {
    await lockBooking(tx, bookingId);
  },
  recordChargeback: async (tx, { bookingId, state, at }) => {
    const row = await findBookingById(tx, bookingId);
    if (!row) throw new Error(`booking ${bookingId} not found`);
    const step = { at, event: `chargeback_${state}`, by: 'payments' } as const;
    await appendHistory(tx, bookingId, step, { from: row.status, to: row.status });
  },
  taxedTours: async (db, bookingIds) => {
    const [tours, proofs] = await Promise.all([
      listToursByIds(db, bookingIds),
      loadProofStates(db, bookingIds),
    ]);
    return new Map(
      tours.map(({ id, start }) => [id, { start, cashVerified: proofs.get(id) === 'verified' }]),
    );
  },
  earningTours: async (db, bookingIds) => {
    const tours = await listToursByIds(db, bookingIds);
    const people = await loadUsersByIds(
      db,
      tours.map(({ travelerId }) => travelerId),
    );
    return new Map(
      tours.map(({ id, start, travelerId }) => [
        id,
        { start, travelerName: people.get(travelerId)?.nickname ?? '' },
      ]),
    );
  },
};
