import { sql } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';

/** Tries after which a job counts as failing: a restart or a short outage costs one or two. */
const MANY_TRIES = 3;

export interface JobsWaiting {
  name: string;
  /** Due and not done, those among them that wait for their next try. */
  due: number;
  /** Of these, tried three times or more. */
  failing: number;
  /** When the oldest of them was first due, however often it was tried since. */
  oldestAt: Temporal.Instant;
}

/**
 * What is due by name of job. A failed try moves `start_after` on and leaves `keep_until`, which was set
 * from the first one. `not blocked` is for the index: the partial one of what waits says so.
 */
export const jobsWaiting = async (db: Executor, now: Temporal.Instant): Promise<JobsWaiting[]> => {
  const { rows } = await db.execute<
    Record<'name' | 'oldest', string> & Record<'due' | 'failing', number>
  >(sql`
    select name, count(*)::int as due,
      count(*) filter (where state = 'retry' and retry_count >= ${MANY_TRIES - 1})::int as failing,
      to_char(min(due_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as oldest
    from (
      select job.name, state, retry_count,
        keep_until - retention_seconds * interval '1 second' as due_at
      from pgboss.job join pgboss.queue on queue.name = job.name
      where state < 'active' and not blocked
    ) as waiting
    where due_at <= ${now.toString()}::timestamptz
    group by name`);
  return rows.map(({ oldest, ...counted }) => ({
    ...counted,
    oldestAt: Temporal.Instant.from(oldest),
  }));
};
