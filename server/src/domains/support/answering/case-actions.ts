import type { SupportCaseId } from '@tomoguide/contract/primitives';
import type { StaffAction } from '@tomoguide/contract/staff/actions';
import type { AuditFacts } from '@tomoguide/contract/staff/entities';
import type { Tx } from '../../../database/database.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { record } from '../../../events/record.ts';
import { fail } from '../../../failure.ts';
import { recordStaffAction } from '../../audit/service.ts';
import { requireOtherPersonsCase } from '../policy.ts';
import { type CaseRow, lockCase } from '../queries.ts';

export interface CaseAction {
  viewer: Pick<Viewer, 'userId'>;
  id: SupportCaseId;
}

/** Locks and returns a case for a staff action. Throws NOT_FOUND or OWN_CASE. */
export const lockForAction = async (tx: Tx, { viewer, id }: CaseAction): Promise<CaseRow> => {
  const row = (await lockCase(tx, id)) ?? fail('NOT_FOUND');
  await requireOtherPersonsCase(tx, viewer, row);
  return row;
};

export const audit = (
  tx: Tx,
  deps: Deps,
  { viewer, id }: CaseAction,
  { action, before, after }: { action: StaffAction; before: AuditFacts; after: AuditFacts },
): Promise<void> =>
  recordStaffAction(tx, {
    staffId: viewer.userId,
    at: deps.clock.now(),
    action,
    subject: { kind: 'support', id },
    reason: null,
    before,
    after,
  });

export const recordCaseChange = (tx: Tx, deps: Deps, { id, userId }: CaseRow): Promise<void> =>
  record(tx, {
    type: 'support.changed',
    payload: { caseId: id, userId },
    occurredAt: deps.clock.now(),
  });
