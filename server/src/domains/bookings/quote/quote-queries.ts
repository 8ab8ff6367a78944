import type { BookingId, UserId } from '@tomoguide/contract/primitives';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { isAnyOf } from '../../../database/conditions.ts';
import type { Executor, Tx } from '../../../database/database.ts';
import { onlyRow } from '../../../database/single-row.ts';
import { type QuoteRow, signedQuotes } from '../tables.ts';

export const insertQuote = (
  tx: Tx,
  row: Pick<QuoteRow, 'body' | 'hash' | 'travelerId' | 'travelerSignedAt' | 'guideUserId'> & {
    guideSignedAt?: Temporal.Instant;
    bookingId: BookingId | null;
  },
): Promise<QuoteRow> => onlyRow(tx.insert(signedQuotes).values(row).returning());

export const loadQuotesByIds = async (
  db: Executor,
  ids: readonly number[],
): Promise<Map<number, QuoteRow>> => {
  if (ids.length === 0) return new Map();
  const rows = await db.select().from(signedQuotes).where(isAnyOf(signedQuotes.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
};

/**
 * Returns the quotes of a booking, newest first: the one that applies, and those from before changes. Empty
 * if the booking was made before quotes were signed.
 */
export const listBookingQuotes = (db: Executor, bookingId: BookingId): Promise<QuoteRow[]> =>
  db
    .select()
    .from(signedQuotes)
    .where(eq(signedQuotes.bookingId, bookingId))
    .orderBy(desc(signedQuotes.id));

/**
 * Adds the guide's signature to the quote of a tour request, and the ID of the booking that the request
 * becomes.
 */
export const signRequested = async (
  tx: Tx,
  id: number,
  bookingId: BookingId,
  guideSignedAt: Temporal.Instant,
): Promise<void> => {
  await tx.update(signedQuotes).set({ guideSignedAt, bookingId }).where(eq(signedQuotes.id, id));
};

/** Adds the guide's signature to the quote of a checkout. */
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
