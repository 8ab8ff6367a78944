import { sql } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';

/**
 * After this many attempts, a job counts as failing; a restart or a short outage causes one or two failed
 * attempts.
 */
const FAILING_ATTEMPTS = 3;

export interface JobsWaiting {
  name: string;
  /** The number of jobs that are due but not done, including jobs that wait for a retry. */
  due: number;
  /** The number of jobs that were attempted at least `FAILING_ATTEMPTS` times. */
  failing: number;
  /** When the oldest job was first due, regardless of retries. */
  oldestAt: Temporal.Instant;
}

/**
 * Returns due jobs by name. A failed attempt moves `start_after` but not `keep_until`, from which the first
 * due time is computed. `not blocked` matches the condition of the partial index on waiting jobs.
 */
export const getJobLag = async (db: Executor, now: Temporal.Instant): Promise<JobsWaiting[]> => {
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
