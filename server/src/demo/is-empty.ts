import { sql } from 'drizzle-orm';
import type { Tx } from '../database/database.ts';

/** Whether the database has no account: only then is the demo written. */
export const isEmpty = async (tx: Pick<Tx, 'execute'>): Promise<boolean> => {
  const { rows } = await tx.execute<{ found: boolean }>(
    sql`select exists (select from users) as found`,
  );
  return rows[0]?.found === false;
};
