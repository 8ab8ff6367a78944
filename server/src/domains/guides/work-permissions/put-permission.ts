import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { listGuideRows, type PermissionRow } from '../queries.ts';
import { applyStatements } from './apply-statements.ts';
import { insertPermission } from './permission-queries.ts';

/** Writes a statement in any state, without a file. Used for demo data. */
export const putPermission = async (
  tx: Tx,
  deps: Deps,
  row: Omit<PermissionRow, 'id' | 'fileId'>,
): Promise<void> => {
  await insertPermission(tx, row);
  const [guide] = await listGuideRows(tx, [row.guideId]);
  if (!guide) throw new Error(`guide ${row.guideId} is not there`);
  await applyStatements(tx, deps, guide);
};
