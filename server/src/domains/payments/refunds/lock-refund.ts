import type { RefundId } from '@tomoguide/contract/primitives';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../../database/database.ts';
import { lockPayment } from '../queries.ts';
import { type RefundRow, refunds } from '../tables.ts';

/**
 * A refund, locked behind its payment: whoever applies a chargeback of its charge holds the payment, and
 * must see this refund or be seen.
 */
export const lockRefund = async (tx: Tx, id: RefundId): Promise<RefundRow | null> => {
  const [known] = await tx.select().from(refunds).where(eq(refunds.id, id));
  if (!known) return null;
  await lockPayment(tx, known.paymentId);
  const [row] = await tx.select().from(refunds).where(eq(refunds.id, id)).for('update');
  return row ?? null;
};
