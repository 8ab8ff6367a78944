import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { createKeyQueries } from '../../../database/by-key.ts';
import type { Tx } from '../../../database/database.ts';
import { loginAttempts } from '../tables.ts';

export type AttemptRow = typeof loginAttempts.$inferSelect;

/** What login attempts are counted by. */
export type CountedBy = 'name' | 'address' | 'device';

export const {
  insert: insertAttempt,
  update: updateAttempt,
  remove: deleteAttempt,
} = createKeyQueries(loginAttempts, 'id');

/** Locks the attempts counted by one name, address or device until the transaction ends. */
export const lockAttempts = async (tx: Tx, by: CountedBy, value: string): Promise<void> => {
  const key = `login ${by} ${value}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
};

/** Returns the latest attempts since an instant, latest first. */
export const listAttemptsSince = (
  tx: Tx,
  { by, value, limit }: { by: CountedBy; value: string; limit: number },
  since: Temporal.Instant,
): Promise<Pick<AttemptRow, 'at' | 'failed'>[]> =>
  tx
    .select({ at: loginAttempts.at, failed: loginAttempts.failed })
    .from(loginAttempts)
    .where(and(eq(loginAttempts[by], value), gt(loginAttempts.at, since)))
    .orderBy(desc(loginAttempts.at))
    .limit(limit);
