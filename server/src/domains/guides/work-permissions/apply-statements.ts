import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { type GuideRow, type PermissionRow, updateGuideRow } from '../queries.ts';
import { refreshGuides } from '../search/refresh.ts';
import { listPermissions } from './permission-queries.ts';
import { type Due, findNextReminder, getPermissionEnd } from './reminder-dates.ts';

/**
 * Returns what to remind a guide of: the end of the permission that staff have checked or, if there is no
 * statement at all, that one must be made. Null if there is nothing.
 */
export const findDue = (
  { permissionDueAt }: Pick<GuideRow, 'permissionDueAt'>,
  statements: readonly Pick<PermissionRow, 'state' | 'until'>[],
): Due | null => {
  if (statements.length === 0) return { endsAt: permissionDueAt, isStated: false };
  const checked = statements.find(({ state }) => state === 'checked');
  return checked?.until ? { endsAt: getPermissionEnd(checked.until), isStated: true } : null;
};

/**
 * Applies the guide's statements after a change to them: to when the guide may work, their listing and days, and
 * the next reminder. The caller must hold the guide's lock.
 */
export const applyStatements = async (
  tx: Tx,
  deps: Deps,
  guide: Pick<GuideRow, 'id' | 'permissionDueAt'>,
): Promise<void> => {
  const rows = await listPermissions(tx, guide.id);
  const due = findDue(guide, rows);
  await updateGuideRow(tx, guide.id, {
    statedPermissions: rows.map(({ state, permits, until, holidays }) => ({
      state,
      permits,
      until,
      holidays,
    })),
    permissionRemindAt: due && findNextReminder(due, deps.clock.now()),
  });
  await refreshGuides(tx, deps, [guide.id]);
};
