import type { BookingId } from '@tomoguide/contract/primitives';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { isAnyOf } from '../../../database/conditions.ts';
import type { Executor } from '../../../database/database.ts';
import { payments, refunds } from '../tables.ts';

/** Returns the kept part of each booking's online payment, in fen; omits bookings without payments. */
export const retainedOnlineCents = async (
  db: Executor,
  bookingIds: readonly BookingId[],
): Promise<Map<BookingId, number>> => {
  const [paid, back] = await Promise.all([
    db
      .select({
        bookingId: payments.bookingId,
        cents: sql<number>`sum(${payments.amountCents})`.mapWith(Number),
      })
      .from(payments)
      .where(and(isAnyOf(payments.bookingId, bookingIds), eq(payments.status, 'paid')))
      .groupBy(payments.bookingId),
    db
      .select({
        bookingId: refunds.bookingId,
        cents: sql<number>`sum(${refunds.amountCents})`.mapWith(Number),
      })
      .from(refunds)
      .where(
        and(
          isAnyOf(refunds.bookingId, bookingIds),
          ne(refunds.reason, 'late'),
          isNull(refunds.retryOf),
        ),
      )
      .groupBy(refunds.bookingId),
  ]);
  const retained = new Map(paid.map(({ bookingId, cents }) => [bookingId, cents]));
  for (const { bookingId, cents } of back)
    retained.set(bookingId, Math.max(0, (retained.get(bookingId) ?? 0) - cents));
  return retained;
};
