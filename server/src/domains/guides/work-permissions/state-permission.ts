import { getEndOfJapanDay } from '@tomoguide/contract/guides/work-limits';
import type { WorkStatement } from '@tomoguide/contract/guides/work-permission';
import type { Tx } from '../../../database/database.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { attachFiles } from '../../files/service.ts';
import { lockOwnGuide } from '../profile/change-own-guide.ts';
import type { PermissionRow } from '../queries.ts';
import { applyStatements } from './apply-statements.ts';
import { insertPermission, listPermissions } from './permission-queries.ts';
import { removePermission } from './remove-permissions.ts';

const getFacts = ({ residenceStatus, permits, until, holidays }: Omit<WorkStatement, 'fileId'>) =>
  JSON.stringify([residenceStatus, permits, until, holidays.map(({ from, to }) => [from, to])]);

const isSame = (row: PermissionRow, statement: WorkStatement): boolean =>
  row.fileId === statement.fileId && getFacts(row) === getFacts(statement);

/**
 * States the guide's permission to work, which then waits for staff (docs/product/guides.md, "Permission to
 * work"). It replaces a statement that waits or was rejected; one that waits keeps its place in the queue. A
 * retry changes nothing. Throws NOT_A_GUIDE, GUIDE_SUSPENDED, PERMISSION_EXPIRED, or FILES_UNKNOWN.
 */
export const stateWorkPermission = async (
  tx: Tx,
  deps: Deps,
  viewer: Viewer,
  { fileId, ...statement }: WorkStatement,
): Promise<void> => {
  const { row: guide } = await lockOwnGuide(tx, viewer);
  const latest = (await listPermissions(tx, guide.id)).find(({ state }) => state !== 'checked');
  if (latest?.state === 'pending' && isSame(latest, { fileId, ...statement })) return;
  const now = deps.clock.now();
  const { until } = statement;
  if (until !== null && getEndOfJapanDay(until) <= now.epochMilliseconds)
    fail('PERMISSION_EXPIRED', { field: 'until' });
  // The file may be that of the statement that this one replaces.
  const ownerId = viewer.userId;
  if (latest) await removePermission(tx, ownerId, latest);
  const thingId = await insertPermission(tx, {
    guideId: guide.id,
    ...statement,
    state: 'pending',
    fileId,
    submittedAt: latest?.state === 'pending' ? latest.submittedAt : now,
  });
  if (fileId !== null)
    await attachFiles(tx, deps, { ids: [fileId], ownerId, thing: 'work_permission', thingId });
  await applyStatements(tx, deps, guide);
};
