import type { LeadTravelerSent } from '@tomoguide/contract/bookings/lead-traveler';
import type { BookingId } from '@tomoguide/contract/primitives';
import { and, eq, inArray, lte } from 'drizzle-orm';
import type { Executor, Tx } from '../../../database/database.ts';
import { leadsOf } from '../queries.ts';
import { bookings, type LeadRow, leadTravelers } from '../tables.ts';

export const leadOf = async (db: Executor, bookingId: BookingId): Promise<LeadRow | null> =>
  (await leadsOf(db, [bookingId])).get(bookingId) ?? null;

/**
 * Returns the lead traveler with this link. Callers that write must read it again under the booking's lock.
 */
export const leadByLink = async (db: Executor, linkHash: string): Promise<LeadRow | null> => {
  const [row] = await db.select().from(leadTravelers).where(eq(leadTravelers.linkHash, linkHash));
  return row ?? null;
};

export const insertLead = async (
  tx: Tx,
  bookingId: BookingId,
  { words, needs, ...lead }: LeadTravelerSent,
): Promise<LeadRow> => {
  const [row] = await tx
    .insert(leadTravelers)
    .values({ ...lead, bookingId, words: words || null, needs: [...new Set(needs)] })
    .returning();
  if (!row) throw new Error('the lead traveler did not come back');
  return row;
};

/** The caller must hold the booking's lock. */
export const updateLead = async (
  tx: Tx,
  bookingId: BookingId,
  changes: Partial<LeadRow>,
): Promise<LeadRow> => {
  const [row] = await tx
    .update(leadTravelers)
    .set(changes)
    .where(eq(leadTravelers.bookingId, bookingId))
    .returning();
  if (!row) throw new Error(`the lead traveler of booking ${bookingId} vanished`);
  return row;
};

/** Erases the lead travelers of bookings that ended up to this time, except disputed ones. */
export const deleteLeads = async (db: Executor, endedUntil: Temporal.Instant): Promise<void> => {
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
