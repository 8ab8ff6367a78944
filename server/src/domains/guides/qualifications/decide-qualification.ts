import type { QualificationDecision } from '@tomoguide/contract/guides/qualification-bounds';
import type { QualificationId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { record } from '../../../events/record.ts';
import { fail } from '../../../failure.ts';
import { recordStaffAction, requireOthersCase } from '../../audit/service.ts';
import { listGuideRows, lockGuide, type QualificationRow } from '../queries.ts';
import { refreshGuides } from '../search/refresh.ts';
import { findQualification, updateQualification } from './qualification-queries.ts';
import { getCaseRevision } from './show-cases.ts';

interface Decision {
  decision: QualificationDecision;
  revision: string;
  reason: string;
}

const ACTIONS = { checked: 'check_qualification', rejected: 'reject_qualification' } as const;

/**
 * Records whether, in the opinion of staff, the file proves the qualification (docs/product/guides.md,
 * "Qualifications"); the guide's page changes immediately. Throws NOT_FOUND, OWN_CASE, REASON_REQUIRED, or
 * QUALIFICATION_CHANGED if another staff member has decided or the qualification has changed since it was
 * read.
 */
export const decideQualification = async (
  tx: Tx,
  deps: Deps,
  viewer: Pick<Viewer, 'userId'>,
  id: QualificationId,
  { decision, revision, reason }: Decision,
): Promise<QualificationRow> => {
  const { guideId } = (await findQualification(tx, id)) ?? fail('NOT_FOUND');
  const [guide] = await listGuideRows(tx, [guideId]);
  const { userId } = guide ?? fail('NOT_FOUND');
  requireOthersCase(viewer, [userId]);
  // Changes by the guide take the same lock.
  await lockGuide(tx, guideId);
  const row = (await findQualification(tx, id)) ?? fail('NOT_FOUND');
  if (row.state !== 'pending' || getCaseRevision(row) !== revision) fail('QUALIFICATION_CHANGED');
  if (decision === 'rejected' && reason === '') fail('REASON_REQUIRED', { field: 'reason' });

  const now = deps.clock.now();
  const statedReason = decision === 'rejected' ? reason : '';
  const decided = await updateQualification(tx, id, {
    state: decision,
    reason: statedReason || null,
    reviewerId: viewer.userId,
    decidedAt: now,
  });
  await refreshGuides(tx, deps, [guideId]);
  await recordStaffAction(tx, {
    staffId: viewer.userId,
    at: now,
    action: ACTIONS[decision],
    subject: { kind: 'qualification', id },
    reason: statedReason || null,
    before: { status: 'waiting' },
    after: { status: decision },
  });
  await record(tx, {
    type: 'guide.qualification_decided',
    payload: { userId, title: row.title, decision, reason: statedReason },
    occurredAt: now,
  });
  return decided;
};
