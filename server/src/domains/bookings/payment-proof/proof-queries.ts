import type { BookingId, PaymentProofId } from '@tomoguide/contract/primitives';
import { and, desc, eq, ne } from 'drizzle-orm';
import { isAnyOf } from '../../../database/conditions.ts';
import type { Executor, Tx } from '../../../database/database.ts';
import { firstRow, onlyRow } from '../../../database/single-row.ts';
import { type PaymentProofRow, paymentProofs } from '../tables.ts';

/** Returns for each booking whether a proof is waiting or verified; returned proofs are ignored. */
export const loadProofStates = async (
  db: Executor,
  bookingIds: readonly BookingId[],
): Promise<Map<BookingId, 'waiting' | 'verified'>> => {
  if (bookingIds.length === 0) return new Map();
  const rows = await db
    .select({ bookingId: paymentProofs.bookingId, state: paymentProofs.state })
    .from(paymentProofs)
    .where(and(isAnyOf(paymentProofs.bookingId, bookingIds), ne(paymentProofs.state, 'returned')));
  return new Map(
    rows.flatMap(({ bookingId, state }) => (state === 'returned' ? [] : [[bookingId, state]])),
  );
};

/** Returns all proofs of a booking, newest first. */
export const listProofs = (db: Executor, bookingId: BookingId): Promise<PaymentProofRow[]> =>
  db
    .select()
    .from(paymentProofs)
    .where(eq(paymentProofs.bookingId, bookingId))
    .orderBy(desc(paymentProofs.id));

export const insertProof = (
  tx: Tx,
  proof: typeof paymentProofs.$inferInsert,
): Promise<PaymentProofRow> => onlyRow(tx.insert(paymentProofs).values(proof).returning());

/** Updates a proof. The caller must hold the booking's lock. */
export const updateProof = async (
  tx: Tx,
  id: PaymentProofId,
  changes: Partial<PaymentProofRow>,
): Promise<void> => {
  await tx.update(paymentProofs).set(changes).where(eq(paymentProofs.id, id));
};

/** Returns the booking of a proof; null if there is no such proof. */
export const findProofBookingId = async (
  db: Executor,
  id: PaymentProofId,
): Promise<BookingId | null> => {
  const row = await firstRow(
    db
      .select({ bookingId: paymentProofs.bookingId })
      .from(paymentProofs)
      .where(eq(paymentProofs.id, id)),
  );
  return row?.bookingId ?? null;
};

/** Returns a proof of this booking. The caller must hold the booking's lock, which covers all its proofs. */
export const findBookingProof = (
  tx: Tx,
  bookingId: BookingId,
  id: PaymentProofId,
): Promise<PaymentProofRow | null> =>
  firstRow(
    tx
      .select()
      .from(paymentProofs)
      .where(and(eq(paymentProofs.id, id), eq(paymentProofs.bookingId, bookingId))),
  );
