import { sql } from 'drizzle-orm';
import { inTransaction } from '../database/transaction.ts';
import type { Deps } from '../deps.ts';
import { seedDemo } from './seed.ts';
import { demoEmail } from './seed-people.ts';
import { wipe } from './wipe.ts';

/** True where the accounts are the demo's, or there are none: what may be thrown away. */
export const isDemoDatabase = async (deps: Pick<Deps, 'db'>): Promise<boolean> => {
  const { rows } = await deps.db.execute<{ demo: boolean }>(
    sql`select not exists (select from users) or exists (select from users where email = ${demoEmail('mei')}) as demo`,
  );
  return rows[0]?.demo === true;
};

/** Throws the demo away and makes it anew, with dates relative to now. */
export const resetDemo = async (deps: Deps): Promise<void> => {
  await inTransaction(deps.db, wipe);
  await seedDemo(deps);
};
