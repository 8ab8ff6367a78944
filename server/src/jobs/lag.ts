import { sql } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';

/** How many jobs are due and not begun, and since when the oldest of them is. */
export const jobsLag = async (
  db: Executor,
): Promise<{ due: number; oldestAt: Temporal.Instant | null }> => {
  const { rows } = await db.execute<{ due: number; oldest: string | null }>(sql`
    select count(*)::int as due, to_char(min(start_after) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as oldest
    from pgboss.job
    where state < 'active' and start_after <= now()`);
  const [row] = rows;
  const oldest = row?.oldest ?? null;
  return { due: row?.due ?? 0, oldestAt: oldest === null ? null : Temporal.Instant.from(oldest) };
};
