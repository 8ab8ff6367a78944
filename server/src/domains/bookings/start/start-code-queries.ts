import type { Party } from '@tomoguide/contract/bookings/booking-facts';
import { isWrongEntry } from '@tomoguide/contract/bookings/start-code';
import type { BookingId } from '@tomoguide/contract/primitives';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { Tx } from '../../../database/database.ts';
import { startCodeEntries } from '../tables.ts';

export const insertEntry = async (
  tx: Tx,
  entry: typeof startCodeEntries.$inferInsert,
): Promise<void> => {
  await tx.insert(startCodeEntries).values(entry);
};

/**
 * Returns when a party's latest wrong entries arrived, newest first. The caller must hold the booking's
 * lock.
 */
export const listWrongEntryTimes = async (
  tx: Tx,
  bookingId: BookingId,
  by: Party,
  since: Temporal.Instant,
): Promise<Temporal.Instant[]> => {
  const rows = await tx
    .select({ arrivedAt: startCodeEntries.arrivedAt, reason: startCodeEntries.reason })
    .from(startCodeEntries)
    .where(
      and(
        eq(startCodeEntries.bookingId, bookingId),
        eq(startCodeEntries.by, by),
        gt(startCodeEntries.arrivedAt, since),
      ),
    )
    .orderBy(desc(startCodeEntries.id));
  return rows.filter(({ reason }) => isWrongEntry(reason)).map(({ arrivedAt }) => arrivedAt);
};
