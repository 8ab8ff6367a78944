import { sql } from 'drizzle-orm';
import { inLongTransaction } from '../server/src/database/transaction.ts';
import type { Deps } from '../server/src/deps.ts';
import { getDemoEmail } from '../server/src/domains/accounts/login/demo-accounts.ts';
import { seedDemo } from './seed.ts';
import { DEMO_USERNAMES } from './usernames.ts';
import { deleteAllData } from './wipe.ts';

/** Returns the usernames of accounts that do not belong to the demo. A reset would delete them. */
export const listNonDemoAccounts = async (deps: Pick<Deps, 'db'>): Promise<string[]> => {
  const made = JSON.stringify(DEMO_USERNAMES.map(getDemoEmail));
  const { rows } = await deps.db.execute<{ username: string }>(
    sql`select username from users where not ${made}::jsonb ? email order by id`,
  );
  return rows.map(({ username }) => username);
};

/** Deletes the demo and seeds it again, with dates relative to the current time. */
export const resetDemo = async (deps: Deps): Promise<void> => {
  await inLongTransaction(deps.db, deleteAllData);
  await seedDemo(deps);
};
