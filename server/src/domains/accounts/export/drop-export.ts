import type { UserId } from '@tomoguide/contract/primitives';
import { eq, lte, type SQL } from 'drizzle-orm';
import type { Tx } from '../../../database/database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { accountExports } from '../tables.ts';

const REMOVE_JOB = 'accounts.remove-export';

/**
 * The file of a row that is gone. No other export has its name: the next one is a row of its own. The
 * store of files is asked until it has done so.
 */
export const registerDropping = (deps: Deps): void =>
  deps.jobs.handle(REMOVE_JOB, ({ key }) => deps.files.remove(String(key)), 'days');

type Needs = Pick<Deps, 'db' | 'jobs' | 'clock'>;

/** Looks and deletes at once, so that one asked for anew meanwhile is not taken away. */
const drop = async (tx: Tx, { jobs, clock }: Needs, which: SQL): Promise<void> => {
  const gone = await tx.delete(accountExports).where(which).returning();
  for (const { key } of gone) await jobs.at(tx, REMOVE_JOB, { key }, clock.now());
};

/** Takes an export away. */
export const dropExport = (deps: Needs, userId: UserId): Promise<void> =>
  inTransaction(deps.db, (tx) => drop(tx, deps, eq(accountExports.userId, userId)));

/** Takes away those that can no longer be fetched. */
export const dropOldExports = (deps: Needs): Promise<void> =>
  inTransaction(deps.db, (tx) => drop(tx, deps, lte(accountExports.expiresAt, deps.clock.now())));
