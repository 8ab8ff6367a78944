import { eq } from 'drizzle-orm';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { type AttemptRow, type PaymentRow, payments } from '../tables.ts';

/** A locked payment is now fully in `held`; `attempt` is null if the wallet covered all of it. */
export const markPaid = async (
  tx: Tx,
  deps: Deps,
  payment: PaymentRow,
  attempt: AttemptRow | null,
): Promise<void> => {
  await tx
    .update(payments)
    .set({
      status: 'paid',
      paidAt: deps.clock.now(),
      method: attempt?.method ?? null,
      attemptId: attempt?.id ?? null,
    })
    .where(eq(payments.id, payment.id));
};
