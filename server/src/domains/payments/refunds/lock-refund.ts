import type { RefundId } from '@tomoguide/contract/primitives';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../../database/database.ts';
import { lockPayment } from '../queries.ts';
import { type RefundRow, refunds } from '../tables.ts';

/**
 * Locks the payment and then the refund: applying a chargeback of its charge locks the payment, too, and
 * must see this refund or be seen by it.
 */
export const lockRefund = async (tx: Tx, id: RefundId): Promise<RefundRow | null> => {
  const [known] = await tx.select().from(refunds).where(eq(refunds.id, id));
  if (!known) return null;
  await lockPayment(tx, known.paymentId);
  const [row] = await tx.select().from(refunds).where(eq(refunds.id, id)).for('update');
  return row ?? null;
};
