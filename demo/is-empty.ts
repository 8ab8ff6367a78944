import { sql } from 'drizzle-orm';
import type { Tx } from '../server/src/database/database.ts';
import { DEMO_USERNAMES } from './usernames.ts';

/**
 * Returns whether the database has no accounts except staff accounts (npm run staff:create). The demo is
 * seeded only if this is true. A staff account with the username of a demo account also prevents seeding.
 */
export const isEmpty = async (tx: Pick<Tx, 'execute'>): Promise<boolean> => {
  const { rows } = await tx.execute<{ found: boolean }>(
    sql`select exists (
      select from users where not is_staff or ${JSON.stringify(DEMO_USERNAMES)}::jsonb ? username
    ) as found`,
  );
  return rows[0]?.found === false;
};
