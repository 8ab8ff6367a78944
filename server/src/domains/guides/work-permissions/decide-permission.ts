import type { PermissionDecision } from '@tomoguide/contract/guides/work-permission-bounds';
import type { WorkPermissionId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { record } from '../../../events/record.ts';
import { fail } from '../../../failure.ts';
import { recordStaffAction, requireOthersCase } from '../../audit/service.ts';
import { listGuideRows, lockGuide, type PermissionRow } from '../queries.ts';
import { applyStatements } from './apply-statements.ts';
import { findPermission, listPermissions, updatePermission } from './permission-queries.ts';
import { removePermission } from './remove-permissions.ts';
import { getCaseRevision } from './show-cases.ts';

interface Decision {
  decision: PermissionDecision;
  revision: string;
  reason: string;
}

const ACTIONS = { checked: 'check_work_permission', rejected: 'reject_work_permission' } as const;

/**
 * Records whether staff accept a guide's statement (docs/product/guides.md, "Permission to work"). A checked
 * one replaces the one checked before. Throws NOT_FOUND, OWN_CASE, REASON_REQUIRED, or PERMISSION_CHANGED if
 * another staff member has decided or the statement has changed since it was read.
 */
export const decideWorkPermission = async (
  tx: Tx,
  deps: Deps,
  viewer: Pick<Viewer, 'userId'>,
  id: WorkPermissionId,
  { decision, revision, reason }: Decision,
): Promise<PermissionRow> => {
  const { guideId } = (await findPermission(tx, id)) ?? fail('NOT_FOUND');
  const [guide] = await listGuideRows(tx, [guideId]);
  const { userId, permissionDueAt } = guide ?? fail('NOT_FOUND');
  requireOthersCase(viewer, [userId]);
  // Changes by the guide take the same lock.
  await lockGuide(tx, guideId);
  const rows = await listPermissions(tx, guideId);
  const row = rows.find((one) => one.id === id) ?? fail('NOT_FOUND');
  if (row.state !== 'pending' || getCaseRevision(row) !== revision) fail('PERMISSION_CHANGED');
  if (decision === 'rejected' && reason === '') fail('REASON_REQUIRED', { field: 'reason' });

  const now = deps.clock.now();
  const statedReason = decision === 'rejected' ? reason : '';
  const former = rows.find(({ state }) => state === 'checked');
  if (decision === 'checked' && former) await removePermission(tx, userId, former);
  const decided = await updatePermission(tx, id, {
    state: decision,
    reason: statedReason || null,
    reviewerId: viewer.userId,
    decidedAt: now,
  });
  await applyStatements(tx, deps, { id: guideId, permissionDueAt });
  await recordStaffAction(tx, {
    staffId: viewer.userId,
    at: now,
    action: ACTIONS[decision],
    subject: { kind: 'work_permission', id },
    reason: statedReason || null,
    before: { status: 'waiting' },
    after: { status: decision },
  });
  await record(tx, {
    type: 'guide.work_permission_decided',
    payload: { userId, decision, reason: statedReason },
    occurredAt: now,
  });
  return decided;
};
