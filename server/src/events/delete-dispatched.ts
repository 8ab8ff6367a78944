import { sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';

/** How many days dispatched events are stored, for investigations. */
const RETENTION_DAYS = 30;
/** Maximum number of events to delete per statement, so that each statement finishes in time. */
const BATCH_SIZE = 5000;

/** Deletes events that were dispatched more than 30 days ago, but never pending events. */
export const deleteDispatched = async (db: Db, now: Temporal.Instant): Promise<void> => {
  const before = now.subtract({ hours: 24 * RETENTION_DAYS }).toString();
  let removed: number | null = null;
  while (removed !== 0) {
    const { rowCount } = await db.execute(sql`
      with oldest as materialized (
        select id, dispatched_at from outbox order by id limit ${BATCH_SIZE}
      )
      delete from outbox using oldest
      where outbox.id = oldest.id and oldest.dispatched_at <= ${before}::timestamptz`);
    removed = rowCount ?? 0;
  }
};
