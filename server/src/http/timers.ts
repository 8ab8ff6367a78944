import { sql } from 'drizzle-orm';
import type { Deps } from '../deps.ts';

/** Every process has read older changes, or serves nothing that depends on them (changes.ts). */
const CHANGES_RETENTION = '1 hour';

/** Every hour. By the database's clock, which dates the changes. */
export const registerChangeTimers = (deps: Deps): void => {
  deps.jobs.every('changes.forget', '23 * * * *', async () => {
    await deps.db.execute(
      sql`delete from public_changes where recorded_at < now() - ${CHANGES_RETENTION}::interval`,
    );
  });
};
