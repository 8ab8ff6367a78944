import type { Party } from '@tomoguide/contract/bookings/booking-facts';
import {
  type ChangeEvent,
  type ChangeStep,
  findPartyChangeStep,
  getChangePaymentDeadline,
  getChangeState,
  getDeclinedChangeDeadline,
} from '@tomoguide/contract/bookings/change-proposal';
import type { BookingId, ChangeProposalId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { loadWorkFacts } from '../../guides/service.ts';
import { openPayment } from '../../payments/service.ts';
import { lockAfterDeadlines } from '../deadlines/lock-after-deadlines.ts';
import { endProposal } from '../proposals/end-proposal.ts';
import { findProposal, updateProposal } from '../proposals/proposal-queries.ts';
import { updateBooking } from '../queries.ts';
import { loadWorkRefusal } from '../slots/check-work.ts';
import type { BookingRow, ChangeRow } from '../tables.ts';
import { recordBookingEvent } from '../transitions/record-event.ts';
import { applyChange } from './apply-change.ts';

interface Answer {
  row: BookingRow;
  party: Party;
  now: Temporal.Instant;
  proposal: ChangeRow;
}

/** Locks the booking of a proposal. Throws NOT_FOUND for other users. */
const lockProposal = async (
  tx: Tx,
  deps: Deps,
  { userId }: Pick<Viewer, 'userId'>,
  id: BookingId,
  proposalId: ChangeProposalId,
): Promise<Answer> => {
  const locked = await lockAfterDeadlines(tx, deps, id, userId);
  const proposal = (await findProposal(tx, id, proposalId)) ?? fail('NOT_FOUND');
  return { ...locked, proposal };
};

/**
 * Returns the transition if the table allows this party to take this step now. Throws CHANGE_NOT_OPEN with
 * the current state, or USER_TYPE_MISMATCH if only the other party can take it.
 */
const requireStep = ({ proposal, party, now }: Answer, event: ChangeEvent): ChangeStep => {
  const step = findPartyChangeStep(proposal, event, party, now);
  if (step) return step;
  const other = party === 'traveler' ? 'guide' : 'traveler';
  if (findPartyChangeStep(proposal, event, other, now)) fail('USER_TYPE_MISMATCH');
  return fail('CHANGE_NOT_OPEN', { state: getChangeState(proposal, now) });
};

/** Opens the payment of the difference in deposit, which is due before the change takes effect. */
const awaitPayment = async (tx: Tx, deps: Deps, { row, now, proposal }: Answer) => {
  const payBy = getChangePaymentDeadline(
    proposal.by,
    now,
    row.scheduledStart,
    Temporal.Instant.from(proposal.after.start),
  );
  await updateProposal(tx, proposal.id, { state: 'awaiting_payment', acceptedAt: now, payBy });
  await openPayment(tx, deps, {
    bookingId: row.id,
    travelerId: row.travelerId,
    kind: 'change',
    amountCents: proposal.toPayCents,
    useWallet: false,
  });
  const waiting = await updateBooking(tx, row.id, { changeDueAt: payBy });
  await recordBookingEvent(tx, deps, waiting, 'booking.change_accepted', {
    proposalId: proposal.id,
    by: proposal.by,
    toPayCents: proposal.toPayCents,
    payBy: payBy.toString(),
  });
  return waiting;
};

/**
 * Throws if the guide's permission to work no longer covers the proposed time: for the guide the reason, for
 * the traveler SLOT_NOT_AVAILABLE.
 */
const requireWork = async (tx: Tx, { row, party, now, proposal }: Answer): Promise<void> => {
  const { guideId, id: bookingId } = row;
  const { durationMinutes } = proposal.after;
  const start = Temporal.Instant.from(proposal.after.start);
  if (start.equals(row.scheduledStart) && durationMinutes === row.bookedMinutes) return;
  const { limits } = await loadWorkFacts(tx, guideId);
  const tour = { guideId, bookingId, start, durationMinutes };
  const refusal = await loadWorkRefusal(tx, limits, tour, now);
  if (refusal) fail(party === 'guide' ? refusal : 'SLOT_NOT_AVAILABLE');
};

/**
 * Accepts a proposal of the other party. It takes effect immediately or, if it makes the deposit higher,
 * once the traveler has paid the difference. A retry is idempotent. Throws NOT_FOUND, CHANGE_NOT_OPEN,
 * USER_TYPE_MISMATCH, or an error of `requireWork`.
 */
export const acceptChange = async (
  tx: Tx,
  deps: Deps,
  viewer: Pick<Viewer, 'userId'>,
  id: BookingId,
  proposalId: ChangeProposalId,
): Promise<BookingRow> => {
  const answer = await lockProposal(tx, deps, viewer, id, proposalId);
  const { row, party, now, proposal } = answer;
  const isAccepted = proposal.state === 'awaiting_payment' || proposal.state === 'applied';
  if (isAccepted && proposal.by !== party) return row;
  const { to } = requireStep(answer, 'accept');
  await requireWork(tx, answer);
  if (to === 'awaiting_payment') return awaitPayment(tx, deps, answer);
  const step = { at: now, by: party, byUserId: viewer.userId };
  const applied = await applyChange(tx, deps, row, proposal, step);
  return applied ?? fail('CHANGE_NOT_OPEN', { state: getChangeState(proposal, now) });
};

const getLater = (one: Temporal.Instant, other: Temporal.Instant | null): Temporal.Instant =>
  other && Temporal.Instant.compare(other, one) > 0 ? other : one;

/**
 * Declines a proposal of the other party. A traveler who declines can cancel for a full refund for 48 hours
 * after the guide's proposal, until the tour starts. A retry is idempotent. Throws like `acceptChange`.
 */
export const declineChange = async (
  tx: Tx,
  deps: Deps,
  viewer: Pick<Viewer, 'userId'>,
  id: BookingId,
  proposalId: ChangeProposalId,
): Promise<BookingRow> => {
  const answer = await lockProposal(tx, deps, viewer, id, proposalId);
  const { row, party, proposal } = answer;
  if (proposal.state === 'declined' && proposal.by !== party) return row;
  const step = requireStep(answer, 'decline');
  const freeUntil = getDeclinedChangeDeadline(proposal.proposedAt, row.scheduledStart);
  const changes =
    party === 'traveler' ? { freeCancelUntil: getLater(freeUntil, row.freeCancelUntil) } : {};
  return endProposal(tx, deps, row, proposal, step, changes);
};

/**
 * Withdraws the party's own open proposal, or either party's that awaits payment. A retry is
 * idempotent. Throws like `acceptChange`.
 */
export const withdrawChange = async (
  tx: Tx,
  deps: Deps,
  viewer: Pick<Viewer, 'userId'>,
  id: BookingId,
  proposalId: ChangeProposalId,
): Promise<BookingRow> => {
  const answer = await lockProposal(tx, deps, viewer, id, proposalId);
  const { row, party, proposal } = answer;
  const mayHaveWithdrawn = proposal.by === party || proposal.payBy !== null;
  if (proposal.state === 'withdrawn' && mayHaveWithdrawn) return row;
  return endProposal(tx, deps, row, proposal, requireStep(answer, 'withdraw'));
};
