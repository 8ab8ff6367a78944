import type { UserId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import type { JobData } from '../../../jobs/jobs.ts';
import { deleteExpiredExports, deleteExports, type ExportRow } from './export-queries.ts';

export const REMOVE_EXPORT = 'accounts.remove-export';

/**
 * Deletes the file of a deleted export. No other export uses its key, because each new export has a new
 * row. Runs as a job, which is retried until the file store succeeds.
 */
export const removeExportFile = (deps: Pick<Deps, 'files'>, { key }: JobData): Promise<void> =>
  deps.files.remove(String(key));

type Needs = Pick<Deps, 'db' | 'jobs' | 'clock'>;

const removeExportFiles = async (
  tx: Tx,
  { jobs, clock }: Needs,
  deleted: readonly ExportRow[],
): Promise<void> => {
  for (const { key } of deleted) await jobs.schedule(tx, REMOVE_EXPORT, { key }, clock.now());
};

export const deleteExport = (deps: Needs, userId: UserId): Promise<void> =>
  inTransaction(deps.db, async (tx) =>
    removeExportFiles(tx, deps, await deleteExports(tx, userId)),
  );

export const deleteOldExports = (deps: Needs): Promise<void> =>
  inTransaction(deps.db, async (tx) =>
    removeExportFiles(tx, deps, await deleteExpiredExports(tx, deps.clock.now())),
  );
