import { sql } from 'drizzle-orm';
import type { Tx } from '../database/database.ts';

/**
 * Empties every table of ours and the queue of jobs, ids from one again. The triggers that keep
 * stories and ledger append-only rest meanwhile: they guard against programs, not against whoever
 * throws a whole demo away.
 */
export const wipe = async (tx: Tx): Promise<void> => {
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
