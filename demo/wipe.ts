import { sql } from 'drizzle-orm';
import type { Tx } from '../server/src/database/database.ts';

/**
 * Empties all tables and the job queue, and restarts IDs from 1. In the meantime, the triggers that make the
 * history and the ledger append-only are disabled, because they protect against bugs, not against deleting
 * the whole demo.
 */
export const deleteAllData = async (tx: Tx): Promise<void> => {
  const { rows } = await tx.execute<{ name: string }>(
    sql`select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'public'`,
  );
  const tables = rows.map((row) => row.name);
  if (tables.length === 0) return;
  for (const table of tables) {
    await tx.execute(sql.raw(`alter table ${table} disable trigger user`));
  }
  await tx.execute(sql.raw(`truncate ${tables.join(', ')} restart identity cascade`));
  for (const table of tables) {
    await tx.execute(sql.raw(`alter table ${table} enable trigger user`));
  }
  await tx.execute(sql`delete from pgboss.job`);
};
