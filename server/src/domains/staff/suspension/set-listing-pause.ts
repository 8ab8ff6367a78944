import type { UserId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { recordStaffAction } from '../../audit/service.ts';
import { loadGuideRestrictions, pauseListing, resumeListing } from '../../guides/service.ts';
import { lockPerson } from './set-suspension.ts';

/**
 * Pauses or resumes a guide's listing for staff; idempotent (docs/product/guides.md, "Listing"). Throws
 * NOT_FOUND, OWN_CASE, or REASON_REQUIRED.
 */
export const setListingPause = async (
  tx: Tx,
  deps: Deps,
  viewer: Pick<Viewer, 'userId'>,
  input: { userId: UserId; paused: boolean; reason: string },
): Promise<void> => {
  const { userId, paused, reason } = input;
  const { guideId } = await lockPerson(tx, viewer, userId, reason);
  if (guideId === null) return fail('NOT_FOUND');
  const was = (await loadGuideRestrictions(tx, [guideId])).get(guideId)?.pausedByStaff ?? false;
  if (was === paused) return;
  if (paused) await pauseListing(tx, deps, { guideId, userId }, { by: 'staff', reason });
  else await resumeListing(tx, deps, { guideId, userId }, 'staff');
  await recordStaffAction(tx, {
    staffId: viewer.userId,
    at: deps.clock.now(),
    action: paused ? 'pause_guide' : 'resume_guide',
    subject: { kind: 'guide', id: guideId },
    reason,
    before: { paused: was },
    after: { paused },
  });
};
