import { sql } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';

/** After this many attempts, a job is treated as failing; a restart or a short outage causes one or two. */
const FAILING_ATTEMPTS = 3;

export interface JobsWaiting {
  name: string;
  /** Jobs that are due but not done, including those waiting for a retry. */
  due: number;
  /** Jobs attempted three times or more. */
  failing: number;
  /** When the oldest was first due, regardless of retries. */
  oldestAt: Temporal.Instant;
}

/**
 * Due jobs by name. A failed attempt moves `start_after` but not `keep_until`, which is computed from the
 * first due time. `not blocked` matches the condition of the partial index on waiting jobs.
 */
export const jobLag = async (db: Executor, now: Temporal.Instant): Promise<JobsWaiting[]> => {
  const { rows } = await db.execute<
    Record<'name' | 'oldest', string> & Record<'due' | 'failing', number>
  >(sql`
    select name, count(*)::int as due,
      count(*) filter (where state = 'retry' and retry_count >= ${FAILING_ATTEMPTS - 1})::int as failing,
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
