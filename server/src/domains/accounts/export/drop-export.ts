import type { UserId } from '@tomoguide/contract/primitives';
import { eq, lte, type SQL } from 'drizzle-orm';
import type { Tx } from '../../../database/database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import type { JobData } from '../../../jobs/jobs.ts';
import { accountExports } from '../tables.ts';

export const REMOVE_EXPORT = 'accounts.remove-export';

/**
 * Deletes the file of a deleted row. No other export uses its key, because each new export has a new row.
 * Runs as a job, retried until the file store succeeds.
 */
export const removeExportFile = (deps: Pick<Deps, 'files'>, { key }: JobData): Promise<void> =>
  deps.files.remove(String(key));

type Needs = Pick<Deps, 'db' | 'jobs' | 'clock'>;

/** Checks and deletes in one statement, so that an export requested again in the meantime is not deleted. */
const drop = async (tx: Tx, { jobs, clock }: Needs, which: SQL): Promise<void> => {
  const gone = await tx.delete(accountExports).where(which).returning();
  for (const { key } of gone) await jobs.at(tx, REMOVE_EXPORT, { key }, clock.now());
};

/** Deletes an export. */
export const dropExport = (deps: Needs, userId: UserId): Promise<void> =>
  inTransaction(deps.db, (tx) => drop(tx, deps, eq(accountExports.userId, userId)));

/** Deletes the exports that have expired. */
export const dropOldExports = (deps: Needs): Promise<void> =>
  inTransaction(deps.db, (tx) => drop(tx, deps, lte(accountExports.expiresAt, deps.clock.now())));
