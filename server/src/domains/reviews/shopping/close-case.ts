import type { ShoppingCaseId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { recordStaffAction, requireOthersCase } from '../../audit/service.ts';
import {
  closeCaseRow,
  listCaseReports,
  lockCase,
  type ShoppingCaseRow,
} from './shopping-queries.ts';

/**
 * Closes a case about shopping for staff (docs/product/staff.md, "Shopping"); a closed case stays as it is.
 * Throws NOT_FOUND or OWN_CASE.
 */
export const closeShoppingCase = async (
  tx: Tx,
  deps: Deps,
  { viewer, id, reason }: { viewer: Pick<Viewer, 'userId'>; id: ShoppingCaseId; reason: string },
): Promise<ShoppingCaseRow> => {
  const row = (await lockCase(tx, id)) ?? fail('NOT_FOUND');
  const reports = await listCaseReports(tx, [id]);
  requireOthersCase(viewer, [row.guideUserId, ...reports.map(({ travelerId }) => travelerId)]);
  if (row.closedAt !== null) return row;
  const closedAt = deps.clock.now();
  await recordStaffAction(tx, {
    staffId: viewer.userId,
    at: closedAt,
    action: 'close_shopping_case',
    subject: { kind: 'shopping', id },
    reason,
    before: { status: 'open' },
    after: { status: 'closed' },
  });
  return closeCaseRow(tx, id, { closedAt, reason });
};
