import type { BookingId } from '@tomoguide/contract/primitives';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { lockLatest } from '../queries.ts';
import { giveBack } from '../refunds/give-back.ts';
import { payments } from '../tables.ts';
import { cancelPayment } from './cancel-payment.ts';

/** The fee of an extension that is asked for: unpaid, or paid and not confirmed by both; locked. */
const lockOpenFee = async (tx: Tx, bookingId: BookingId) => {
  const fee = await lockLatest(tx, bookingId, 'extension');
  return fee && fee.confirmedAt === null && fee.settledAt === null ? fee : null;
};

/** Both have agreed: from now on the fee is parted with the rest of the booking's money. */
export const keepFee = async (tx: Tx, deps: Deps, bookingId: BookingId): Promise<void> => {
  const fee = await lockOpenFee(tx, bookingId);
  if (fee?.status !== 'paid') throw new Error(`booking ${bookingId} has no fee to keep`);
  await tx.update(payments).set({ confirmedAt: deps.clock.now() }).where(eq(payments.id, fee.id));
};

/**
 * Nothing comes of an extension: what was paid for it goes back whole, and what was not is no longer
 * taken. Does nothing where none is asked for. Returns what goes back, in fen.
 */
export const dropFee = async (
  tx: Tx,
  deps: Deps,
  { bookingId, reason }: { bookingId: BookingId; reason: string },
): Promise<number> => {
  const fee = await lockOpenFee(tx, bookingId);
  if (!fee) return 0;
  if (fee.status !== 'paid') {
    await cancelPayment(tx, deps, fee, reason);
    return 0;
  }
  await giveBack(tx, deps, { payments: [fee], amountCents: fee.amountCents, reason });
  await tx.update(payments).set({ settledAt: deps.clock.now() }).where(eq(payments.id, fee.id));
  return fee.amountCents;
};
