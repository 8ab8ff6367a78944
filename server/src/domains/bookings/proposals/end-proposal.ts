import { type ChangeStep, findChangeStep } from '@tomoguide/contract/bookings/change-proposal';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { refreshDays } from '../../guides/service.ts';
import { cancelDifference } from '../../payments/service.ts';
import { updateBooking } from '../queries.ts';
import type { BookingRow, ChangeRow } from '../tables.ts';
import { recordBookingEvent } from '../transitions/record-event.ts';
import { findLiveProposal, updateProposal } from './proposal-queries.ts';

/**
 * Ends a proposal without effect: frees its time, cancels its payment and records the event. The caller must
 * hold the locks of the guide's calendar and the booking, and clear the booking's `changeDueAt`.
 */
const end = async (
  tx: Tx,
  deps: Deps,
  row: BookingRow,
  proposal: ChangeRow,
  step: ChangeStep,
): Promise<void> => {
  const { to } = step;
  if (to === 'open' || to === 'awaiting_payment' || to === 'applied')
    throw new Error(`proposal ${proposal.id} does not end by ${step.event}`);
  await updateProposal(tx, proposal.id, { state: to, endedAt: deps.clock.now() });
  if (proposal.state === 'awaiting_payment')
    await cancelDifference(tx, deps, { bookingId: row.id, reason: `change_${to}` });
  if (proposal.hold) await refreshDays(tx, deps, row.guideId, proposal.hold);
  await recordBookingEvent(tx, deps, row, 'booking.change_ended', {
    proposalId: proposal.id,
    by: proposal.by,
    ...(step.by === 'proposer' ? { endedBy: proposal.by } : {}),
    ...(step.by === 'other'
      ? { endedBy: proposal.by === 'guide' ? ('traveler' as const) : ('guide' as const) }
      : {}),
    state: to,
    silent: step.event === 'close' || step.event === 'replace',
  });
};

/** Ends the live proposal of a locked booking, and returns the changed booking. */
export const endProposal = async (
  tx: Tx,
  deps: Deps,
  row: BookingRow,
  proposal: ChangeRow,
  step: ChangeStep,
  changes: Partial<BookingRow> = {},
): Promise<BookingRow> => {
  await end(tx, deps, row, proposal, step);
  return updateBooking(tx, row.id, { ...changes, changeDueAt: null });
};

/** Ends the proposal of a locked booking whose deadline has passed. */
export const expireProposal = async (
  tx: Tx,
  deps: Deps,
  row: BookingRow,
  now: Temporal.Instant,
): Promise<BookingRow> => {
  const proposal = await findLiveProposal(tx, row.id);
  const step = proposal && findChangeStep(proposal, 'expire', 'clock', now);
  if (!proposal || !step) throw new Error(`booking ${row.id} has no proposal to expire`);
  return endProposal(tx, deps, row, proposal, step);
};

/** Ends the proposal of a booking that is no longer upcoming. */
export const closeProposal = async (tx: Tx, deps: Deps, row: BookingRow): Promise<void> => {
  const proposal = await findLiveProposal(tx, row.id);
  const step = proposal && findChangeStep(proposal, 'close', 'house', deps.clock.now());
  if (!proposal || !step) throw new Error(`booking ${row.id} has no proposal to close`);
  await end(tx, deps, row, proposal, step);
};
