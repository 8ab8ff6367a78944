import { count, isNull, min } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';
import { outbox } from './tables.ts';

/** Returns the number of pending events, and when the oldest of them occurred; null if there are none. */
export const getOutboxLag = async (
  db: Executor,
): Promise<{ waiting: number; oldestAt: Temporal.Instant | null }> => {
  const [row] = await db
    .select({ waiting: count(), oldestAt: min(outbox.occurredAt) })
    .from(outbox)
    .where(isNull(outbox.dispatchedAt));
  return { waiting: row?.waiting ?? 0, oldestAt: row?.oldestAt ?? null };
};
