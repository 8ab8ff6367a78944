import type { ApplicationDecision } from '@tomoguide/contract/applications/fields';
import { findStatusAfterStep } from '@tomoguide/contract/applications/transitions';
import type { FileId, UserId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { record } from '../../../events/record.ts';
import { fail } from '../../../failure.ts';
import { lockUser } from '../../accounts/service.ts';
import { recordStaffAction, requireOthersCase } from '../../audit/service.ts';
import { createGuide, putPermission } from '../../guides/service.ts';
import { presentAnswers } from '../present.ts';
import { type ApplicationRow, lockApplication, updateApplication } from '../queries.ts';
import { buildGuideProfile, buildStatement } from './guide-from.ts';

interface Decision {
  decision: ApplicationDecision;
  revision: number;
  reason: string;
  checkedFileIds: readonly FileId[];
}

const ACTIONS = {
  changes_requested: { action: 'request_application_changes', status: 'changes_requested' },
  approved: { action: 'approve_application', status: 'guide' },
  rejected: { action: 'reject_application', status: 'not_approved' },
} as const;

/** What applies to every statement that waits for staff. */
const NEW_STATEMENT = {
  state: 'pending',
  reviewerId: null,
  decidedAt: null,
  reason: null,
} as const;

/**
 * Decides an application in review, on behalf of staff (docs/product/applications.md, "Deciding"). An
 * approval creates the guide in the same transaction. Throws NOT_FOUND, OWN_CASE, REASON_REQUIRED, or
 * APPLICATION_MOVED_ON if another staff member has decided or the application has changed since it was
 * read.
 */
export const decideApplication = async (
  tx: Tx,
  deps: Deps,
  viewer: Pick<Viewer, 'userId'>,
  userId: UserId,
  { decision, revision, reason, checkedFileIds }: Decision,
): Promise<ApplicationRow> => {
  // Locks the user first, in the same order as saving an application and closing an account.
  if (!(await lockUser(tx, userId))) fail('NOT_FOUND');
  const row = await lockApplication(tx, userId);
  if (!row || row.state === 'draft') return fail('NOT_FOUND');
  requireOthersCase(viewer, [userId]);
  const state = findStatusAfterStep(row.state, decision);
  if (!state || row.revision !== revision) return fail('APPLICATION_MOVED_ON');
  if (decision !== 'approved' && reason === '') fail('REASON_REQUIRED', { field: 'reason' });
  const answers = presentAnswers(row);
  const own = new Set(answers.qualifications.map(({ fileId }) => fileId));
  if (checkedFileIds.some((id) => !own.has(id))) fail('FILES_UNKNOWN', { field: 'checkedFileIds' });

  const now = deps.clock.now();
  if (decision === 'approved') {
    const guideId = await createGuide(tx, deps, {
      ...buildGuideProfile(answers, new Set(checkedFileIds)),
      userId,
      createdAt: now,
      approvedAt: now,
    });
    const statement = buildStatement(answers, now);
    if (statement)
      await putPermission(tx, deps, {
        ...NEW_STATEMENT,
        holidays: [],
        ...statement,
        guideId,
        submittedAt: now,
      });
  }
  const { action, status } = ACTIONS[decision];
  await recordStaffAction(tx, {
    staffId: viewer.userId,
    at: now,
    action,
    subject: { kind: 'application', id: userId },
    reason: reason || null,
    before: { status: row.state },
    after: { status },
  });
  await record(tx, {
    type: 'application.decided',
    payload: { userId, decision, reason },
    occurredAt: now,
  });
  return updateApplication(tx, userId, {
    state,
    reason: reason || null,
    decidedAt: decision === 'changes_requested' ? null : now,
    reviewerId: viewer.userId,
  });
};
