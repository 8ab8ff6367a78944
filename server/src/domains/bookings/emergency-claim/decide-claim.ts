import type { EmergencyClaimId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { recordStaffAction, requireOthersCase } from '../../audit/service.ts';
import { lockBooking } from '../queries.ts';
import { claimById, findClaim } from './claim-queries.ts';
import { endClaim } from './end-claim.ts';

/**
 * Accepts or rejects a claim for staff, with a reason that the traveler can read. Throws NOT_FOUND,
 * OWN_CASE, or CLAIM_DECIDED if the claim was already decided, has lapsed or was replaced by a dispute.
 */
export const decideClaim = async (
  tx: Tx,
  deps: Deps,
  viewer: Pick<Viewer, 'userId'>,
  id: EmergencyClaimId,
  { accept, reason }: { accept: boolean; reason: string },
): Promise<void> => {
  const found = (await claimById(tx, id)) ?? fail('NOT_FOUND');
  const row = (await lockBooking(tx, found.bookingId)) ?? fail('NOT_FOUND');
  requireOthersCase(viewer, [row.travelerId, row.guideUserId]);
  const claim = await findClaim(tx, row.id);
  // After the deadline, the refund tier applies, even if the sweep has not run yet.
  const isExpired = claim && Temporal.Instant.compare(deps.clock.now(), claim.decideBy) >= 0;
  if (claim?.state !== 'open' || isExpired) return fail('CLAIM_DECIDED');
  const state = accept ? 'accepted' : 'rejected';
  const end = { state, decidedBy: viewer.userId, reason } as const;
  const refundCents = await endClaim(tx, deps, row, claim, end);
  await recordStaffAction(tx, {
    staffId: viewer.userId,
    at: deps.clock.now(),
    action: 'decide_emergency_claim',
    subject: { kind: 'claim', id },
    reason,
    before: { status: 'open' },
    after: { status: state, refundCents },
  });
};
