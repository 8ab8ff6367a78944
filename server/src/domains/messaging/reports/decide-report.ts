import type { ReportDecision } from '@tomoguide/contract/messaging/fields';
import type { ReportId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { record } from '../../../events/record.ts';
import { fail } from '../../../failure.ts';
import { recordStaffAction, requireOthersCase } from '../../audit/service.ts';
import { lockReport, type ReportRow, updateReport } from './report-queries.ts';

interface ReportDecisionInput {
  viewer: Pick<Viewer, 'userId'>;
  id: ReportId;
  decision: ReportDecision;
  reason: string;
}

const ACTIONS = { dismissed: 'dismiss_report', warned: 'warn_person' } as const;

/**
 * Applies a staff decision on a report (docs/product/staff.md, "Reports"): dismisses it, or warns the
 * reported user. A suspension is a separate decision about the account. Throws NOT_FOUND, OWN_CASE, or
 * REPORT_HANDLED.
 */
export const decideReport = async (
  tx: Tx,
  deps: Deps,
  { viewer, id, decision, reason }: ReportDecisionInput,
): Promise<ReportRow> => {
  const row = (await lockReport(tx, id)) ?? fail('NOT_FOUND');
  if (row.reportedId === viewer.userId) fail('NOT_FOUND');
  requireOthersCase(viewer, [row.reporterId]);
  if (row.handledAt !== null) fail('REPORT_HANDLED');
  const now = deps.clock.now();
  const handledBy = viewer.userId;
  const decided = await updateReport(tx, id, { handledAt: now, handledBy, decision });
  await recordStaffAction(tx, {
    staffId: viewer.userId,
    at: now,
    action: ACTIONS[decision],
    subject: { kind: 'report', id },
    reason,
    before: { decision: null },
    after: { decision },
  });
  if (decision === 'warned')
    await record(tx, {
      type: 'messaging.person_warned',
      payload: { reportId: id, userId: row.reportedId, reason: row.reason },
      occurredAt: now,
    });
  return decided;
};
