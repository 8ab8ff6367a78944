import { sql } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Db } from '../database/database.ts';
import type { BossJobs, JobData } from '../jobs/jobs.ts';

/**
 * Runs everything that is due according to the test clock until nothing is left: watches first, then jobs
 * in the order of their due times. Returns how many ran. The queue's own workers are not used, because they
 * use the database's clock, which a test cannot change.
 */
export const runDueJobs = async (db: Db, jobs: BossJobs, clock: Clock): Promise<number> => {
  let count = 0;
  for (;;) {
    for (const watch of jobs.watches.values()) await watch(() => false);
    const { rows } = await db.execute<{ id: string; name: string; data: JobData }>(sql`
      select id, name, data from pgboss.job
      where state < 'active' and start_after <= ${clock.now().toString()}::timestamptz
      order by start_after, created_on limit 1`);
    const [job] = rows;
    if (!job) return count;
    await db.execute(sql`delete from pgboss.job where id = ${job.id}::uuid`);
    const handler = jobs.handlers.get(job.name);
    if (handler) await handler(job.data ?? {});
    count += 1;
  }
};
