import type { Party } from '@tomoguide/contract/bookings/booking-facts';
import type { StartCodeEntry } from '@tomoguide/contract/bookings/entities';
import { isWrongEntry } from '@tomoguide/contract/bookings/start-code';
import type { BookingId } from '@tomoguide/contract/primitives';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { Executor, Tx } from '../../../database/database.ts';
import { startCodeEntries } from '../tables.ts';

export const insertEntry = async (
  tx: Tx,
  entry: typeof startCodeEntries.$inferInsert,
): Promise<void> => {
  await tx.insert(startCodeEntries).values(entry);
};

/** When the latest wrong entries of one side arrived, newest first; the booking is locked. */
export const wrongEntriesSince = async (
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

/** Maximum number of entries of a booking shown to staff: more than people make, fewer than a guesser. */
const MOST_SHOWN = 50;

/** The latest entries of a booking, oldest first. */
export const entriesOf = async (db: Executor, bookingId: BookingId): Promise<StartCodeEntry[]> => {
  const rows = await db
    .select()
    .from(startCodeEntries)
    .where(eq(startCodeEntries.bookingId, bookingId))
    .orderBy(desc(startCodeEntries.id))
    .limit(MOST_SHOWN);
  return rows.reverse().map(({ by, enteredAt, arrivedAt, fits, outcome, reason }) => ({
    by,
    enteredAt: enteredAt.toString(),
    arrivedAt: arrivedAt.toString(),
    fits,
    outcome,
    reason,
  }));
};
