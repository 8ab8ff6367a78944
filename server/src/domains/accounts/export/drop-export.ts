import type { UserId } from '@tomoguide/contract/primitives';
import { eq, lte, type SQL } from 'drizzle-orm';
import type { Tx } from '../../../database/database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { accountExports } from '../tables.ts';

const REMOVE_JOB = 'accounts.remove-export';

/**
 * Deletes the file of a deleted row, and retries until it succeeds. No other export has this name: a new
 * export gets a new row.
 */
export const registerDropping = (deps: Deps): void =>
  deps.jobs.handle(REMOVE_JOB, ({ key }) => deps.files.remove(String(key)), 'days');

type Needs = Pick<Deps, 'db' | 'jobs' | 'clock'>;

/** Checks and deletes in one statement, so that an export requested again in the meantime is kept. */
const drop = async (tx: Tx, { jobs, clock }: Needs, which: SQL): Promise<void> => {
  const gone = await tx.delete(accountExports).where(which).returning();
  for (const { key } of gone) await jobs.at(tx, REMOVE_JOB, { key }, clock.now());
};

/** Deletes an export. */
export const dropExport = (deps: Needs, userId: UserId): Promise<void> =>
  inTransaction(deps.db, (tx) => drop(tx, deps, eq(accountExports.userId, userId)));

/** Deletes the exports that have expired. */
export const dropOldExports = (deps: Needs): Promise<void> =>
  inTransaction(deps.db, (tx) => drop(tx, deps, lte(accountExports.expiresAt, deps.clock.now())));
