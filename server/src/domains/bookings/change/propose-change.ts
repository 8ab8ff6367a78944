import { findPartyChangeStep } from '@tomoguide/contract/bookings/change-proposal';
import type { BookingId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import { findViolatedConstraint } from '../../../database/violations.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { refreshDays } from '../../guides/service.ts';
import { checkClaims } from '../checkout/check-tour.ts';
import { lockAfterDeadlines } from '../deadlines/lock-after-deadlines.ts';
import { endProposal } from '../proposals/end-proposal.ts';
import { insertProposal } from '../proposals/proposal-queries.ts';
import { updateBooking } from '../queries.ts';
import type { BookingRow, ChangeRow } from '../tables.ts';
import { recordBookingEvent } from '../transitions/record-event.ts';
import { type ChangeRequest, checkChange } from './check-change.ts';

/** Inserts the proposal. The exclusion constraint is a second safeguard after the guide's lock. */
const insert = async (...proposal: Parameters<typeof insertProposal>): Promise<ChangeRow> => {
  try {
    return await insertProposal(...proposal);
  } catch (error) {
    if (findViolatedConstraint(error) === 'change_proposals_no_overlap') return fail('SLOT_TAKEN');
    throw error;
  }
};

/**
 * Proposes a change to the other party: holds the new time in addition to the old one, and replaces an open
 * proposal of the same party (docs/product/bookings.md, "Changing a booking together"). `claims` are the
 * prices that the client displayed. Throws NOT_FOUND, the errors of `checkChange`, or PRICE_CHANGED.
 */
export const proposeChange = async (
  tx: Tx,
  deps: Deps,
  viewer: Pick<Viewer, 'userId'>,
  id: BookingId,
  request: ChangeRequest,
  claims: { totalCents: number | null; depositCents: number | null },
): Promise<BookingRow> => {
  const locked = await lockAfterDeadlines(tx, deps, id, viewer.userId);
  const { party, now } = locked;
  const { terms, replaced, counts } = await checkChange(tx, deps, locked, request);
  const { after, hold, bounds } = terms;
  checkClaims(claims, after);
  const withdrawal = replaced && findPartyChangeStep(replaced, 'replace', party, now);
  const row =
    replaced && withdrawal
      ? await endProposal(tx, deps, locked.row, replaced, withdrawal)
      : locked.row;
  const proposal = await insert(tx, {
    bookingId: id,
    guideId: row.guideId,
    by: party,
    state: 'open',
    proposedAt: now,
    answerBy: terms.answerBy,
    before: terms.before,
    after,
    toPayCents: terms.toPayCents,
    refundCents: terms.refundCents,
    refundFloorPercent: bounds.floorPercent,
    refundCapPercent: bounds.capPercent,
    hold,
    quote: terms.quote,
  });
  const proposed = await updateBooking(tx, id, {
    hasProposals: true,
    changeProposalCount: row.changeProposalCount + (counts ? 1 : 0),
    changeDueAt: proposal.answerBy,
  });
  if (hold) await refreshDays(tx, deps, row.guideId, hold);
  await recordBookingEvent(tx, deps, proposed, 'booking.change_proposed', {
    proposalId: proposal.id,
    by: party,
    start: after.start,
    totalCents: after.totalCents,
    answerBy: proposal.answerBy.toString(),
  });
  return proposed;
};
