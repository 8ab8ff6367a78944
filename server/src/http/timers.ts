import { sql } from 'drizzle-orm';
import type { Deps } from '../deps.ts';

/**
 * How long changes are stored. By then, every process has read them or serves no data that depends on them
 * (changes.ts).
 */
const CHANGES_RETENTION = '1 hour';

/**
 * Registers the hourly job that deletes expired rows of `public_changes`. Uses the database's clock, which
 * also timestamped them.
 */
export const registerChangeTimers = (deps: Deps): void => {
  deps.jobs.every('changes.forget', '23 * * * *', async () => {
    await deps.db.execute(
      sql`delete from public_changes where recorded_at < now() - ${CHANGES_RETENTION}::interval`,
    );
  });
};
