import type { BookingId, UserId } from '@tomoguide/contract/primitives';
import { and, eq, isNull } from 'drizzle-orm';
import { isAnyOf } from '../../../database/conditions.ts';
import type { Executor, Tx } from '../../../database/database.ts';
import { type QuoteRow, signedQuotes } from '../tables.ts';

export const insertQuote = async (
  tx: Tx,
  row: Pick<QuoteRow, 'body' | 'hash' | 'travelerId' | 'travelerSignedAt' | 'guideUserId'> & {
    bookingId: BookingId | null;
  },
): Promise<QuoteRow> => {
  const [written] = await tx.insert(signedQuotes).values(row).returning();
  if (!written) throw new Error('the new quote did not come back');
  return written;
};

export const quotesByIds = async (
  db: Executor,
  ids: readonly number[],
): Promise<Map<number, QuoteRow>> => {
  if (ids.length === 0) return new Map();
  const rows = await db.select().from(signedQuotes).where(isAnyOf(signedQuotes.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
};

/** Null if the booking was made before quotes were signed. */
export const quoteOfBooking = async (
  db: Executor,
  bookingId: BookingId,
): Promise<QuoteRow | null> => {
  const [row] = await db.select().from(signedQuotes).where(eq(signedQuotes.bookingId, bookingId));
  return row ?? null;
};

/** The guide signs the quote of a request, which becomes this booking. */
export const signRequested = async (
  tx: Tx,
  id: number,
  bookingId: BookingId,
  guideSignedAt: Temporal.Instant,
): Promise<void> => {
  await tx.update(signedQuotes).set({ guideSignedAt, bookingId }).where(eq(signedQuotes.id, id));
};

/** The guide signs the quote of a checkout. */
export const signCheckedOut = async (
  tx: Tx,
  bookingId: BookingId,
  guideUserId: UserId,
  guideSignedAt: Temporal.Instant,
): Promise<void> => {
  await tx
    .update(signedQuotes)
    .set({ guideSignedAt })
    .where(
      and(
        eq(signedQuotes.bookingId, bookingId),
        eq(signedQuotes.guideUserId, guideUserId),
        isNull(signedQuotes.guideSignedAt),
      ),
    );
};
