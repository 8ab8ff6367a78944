import { canClaimEmergency } from '@tomoguide/contract/bookings/emergency-claim';
import { CLAIM_DAYS } from '@tomoguide/contract/bookings/figures';
import type { BookingId, FileId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { attachFiles } from '../../files/service.ts';
import { reopenSettlement } from '../../payments/service.ts';
import { lockForParty } from '../locks/lock-booking.ts';
import { updateBooking } from '../queries.ts';
import { recordBookingEvent } from '../transitions/record-event.ts';
import { toAgreedFacts } from '../transitions/row-to-facts.ts';
import { findClaim, insertClaim } from './claim-queries.ts';

/**
 * Opens the traveler's claim of a documented emergency: the amount that the refund tier retained is held
 * again until the decision (docs/product/bookings.md, "Emergency claims"). The claim lapses at `settle_at`.
 * Throws NOT_FOUND for other users, CLAIM_NOT_TAKEN, or FILES_UNKNOWN.
 */
export const claimEmergency = async (
  tx: Tx,
  deps: Deps,
  viewer: Pick<Viewer, 'userId'>,
  id: BookingId,
  { words, fileIds }: { words: string; fileIds: readonly FileId[] },
): Promise<void> => {
  const now = deps.clock.now();
  const { row, party } = await lockForParty(tx, id, viewer.userId, { calendar: false });
  const mayClaim =
    party === 'traveler' &&
    canClaimEmergency(toAgreedFacts(row), now) &&
    !(await findClaim(tx, id));
  if (!mayClaim) fail('CLAIM_NOT_TAKEN');
  const decideBy = now.add({ hours: CLAIM_DAYS * 24 });
  const claimId = await insertClaim(tx, { bookingId: id, words, claimedAt: now, decideBy });
  await attachFiles(tx, deps, {
    ids: fileIds,
    ownerId: viewer.userId,
    thing: 'emergency_claim',
    thingId: claimId,
  });
  // The money of a no-show is still held, so only other settlements are reopened.
  if (!row.settleAt) await reopenSettlement(tx, deps, id);
  await updateBooking(tx, id, { settleAt: decideBy });
  await recordBookingEvent(tx, deps, row, 'booking.emergency_claimed', {
    claimId,
    decideBy: decideBy.toString(),
  });
};
