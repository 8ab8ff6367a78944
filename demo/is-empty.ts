import { sql } from 'drizzle-orm';
import type { Tx } from '../server/src/database/database.ts';
import { DEMO_USERNAMES } from './usernames.ts';

/**
 * Whether the database has no account, but for the team's own (npm run staff:create): only then is the
 * demo written. One that has a name of the demo's leaves no place for it.
 */
export const isEmpty = async (tx: Pick<Tx, 'execute'>): Promise<boolean> => {
  const { rows } = await tx.execute<{ found: boolean }>(
    sql`select exists (
      select from users where not is_staff or ${JSON.stringify(DEMO_USERNAMES)}::jsonb ? username
    ) as found`,
  );
  return rows[0]?.found === false;
};
