import { findStatusAfterStep } from '@tomoguide/contract/applications/transitions';
import type { UserId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { recordStaffAction, requireOthersCase } from '../../audit/service.ts';
import { type ApplicationRow, lockApplication, updateApplication } from '../queries.ts';

/**
 * Starts the review of an application, after which its answers can no longer change. Throws NOT_FOUND,
 * OWN_CASE or APPLICATION_MOVED_ON.
 */
export const startApplicationReview = async (
  tx: Tx,
  deps: Deps,
  viewer: Pick<Viewer, 'userId'>,
  userId: UserId,
): Promise<ApplicationRow> => {
  const row = await lockApplication(tx, userId);
  if (!row || row.state === 'draft') return fail('NOT_FOUND');
  requireOthersCase(viewer, [userId]);
  const state = findStatusAfterStep(row.state, 'take');
  if (!state) return fail('APPLICATION_MOVED_ON');
  const now = deps.clock.now();
  await recordStaffAction(tx, {
    staffId: viewer.userId,
    at: now,
    action: 'take_application',
    subject: { kind: 'application', id: userId },
    reason: null,
    before: { status: row.state },
    after: { status: state },
  });
  return updateApplication(tx, userId, { state, reviewerId: viewer.userId });
};
