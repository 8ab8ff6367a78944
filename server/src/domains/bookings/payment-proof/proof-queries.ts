import type { BookingId, PaymentProofId } from '@tomoguide/contract/primitives';
import { and, desc, eq, ne } from 'drizzle-orm';
import { isAnyOf } from '../../../database/conditions.ts';
import type { Executor, Tx } from '../../../database/database.ts';
import { type PaymentProofRow, paymentProofs } from '../tables.ts';

/** Whether the proof of each of these bookings waits or is verified; returned ones count for nothing. */
export const proofStatesOf = async (
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

/** All proofs of a booking, newest first. */
export const proofsOf = (db: Executor, bookingId: BookingId): Promise<PaymentProofRow[]> =>
  db
    .select()
    .from(paymentProofs)
    .where(eq(paymentProofs.bookingId, bookingId))
    .orderBy(desc(paymentProofs.id));

/** Of which booking a proof is; null where there is no such proof. */
export const bookingOfProof = async (
  db: Executor,
  id: PaymentProofId,
): Promise<BookingId | null> => {
  const [row] = await db
    .select({ bookingId: paymentProofs.bookingId })
    .from(paymentProofs)
    .where(eq(paymentProofs.id, id));
  return row?.bookingId ?? null;
};

/** A proof of this booking. The booking's row is locked, and every change of its proofs with it. */
export const proofOfBooking = async (
  tx: Tx,
  bookingId: BookingId,
  id: PaymentProofId,
): Promise<PaymentProofRow | null> => {
  const [row] = await tx
    .select()
    .from(paymentProofs)
    .where(and(eq(paymentProofs.id, id), eq(paymentProofs.bookingId, bookingId)));
  return row ?? null;
};
