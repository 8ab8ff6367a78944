import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { listGuideRows, type PermissionRow } from '../queries.ts';
import { applyStatements } from './apply-statements.ts';
import { insertPermission } from './permission-queries.ts';

/** A statement in any state, without a file. */
export type InitialStatement = Omit<PermissionRow, 'id' | 'fileId'>;

/** Writes the first statement of a guide: that of an application, or of demo data. */
export const putPermission = async (tx: Tx, deps: Deps, row: InitialStatement): Promise<void> => {
  await insertPermission(tx, row);
  const [guide] = await listGuideRows(tx, [row.guideId]);
  if (!guide) throw new Error(`guide ${row.guideId} is not there`);
  await applyStatements(tx, deps, guide);
};
