import type { LeadTravelerSent } from '@tomoguide/contract/bookings/lead-traveler';
import type { BookingId } from '@tomoguide/contract/primitives';
import { and, eq, inArray, lte } from 'drizzle-orm';
import type { Executor, Tx } from '../../../database/database.ts';
import { firstRow, onlyRow } from '../../../database/single-row.ts';
import { loadLeadTravelers } from '../queries.ts';
import { bookings, type LeadRow, leadTravelers } from '../tables.ts';

export const findLeadTraveler = async (
  db: Executor,
  bookingId: BookingId,
): Promise<LeadRow | null> => (await loadLeadTravelers(db, [bookingId])).get(bookingId) ?? null;

/**
 * Returns the lead traveler whose link has this hash. Callers that write must read the row again under the
 * booking's lock.
 */
export const findLeadByLink = (db: Executor, linkHash: string): Promise<LeadRow | null> =>
  firstRow(db.select().from(leadTravelers).where(eq(leadTravelers.linkHash, linkHash)));

export const insertLead = (
  tx: Tx,
  bookingId: BookingId,
  { words, needs, ...lead }: LeadTravelerSent,
): Promise<LeadRow> =>
  onlyRow(
    tx
      .insert(leadTravelers)
      .values({ ...lead, bookingId, words: words || null, needs: [...new Set(needs)] })
      .returning(),
  );

/** Updates the lead traveler of a booking. The caller must hold the booking's lock. */
export const updateLead = (
  tx: Tx,
  bookingId: BookingId,
  changes: Partial<LeadRow>,
): Promise<LeadRow> =>
  onlyRow(
    tx.update(leadTravelers).set(changes).where(eq(leadTravelers.bookingId, bookingId)).returning(),
  );

/** Erases the lead travelers of bookings that ended up to this time, except disputed bookings. */
export const deleteExpiredLeads = async (
  db: Executor,
  endedUntil: Temporal.Instant,
): Promise<void> => {
  const isExpired = db
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        eq(bookings.id, leadTravelers.bookingId),
        inArray(bookings.status, ['completed', 'cancelled']),
        lte(bookings.endedAt, endedUntil),
      ),
    );
  await db.delete(leadTravelers).where(inArray(leadTravelers.bookingId, isExpired));
};
