import { and, asc, desc, eq, gt, lt, not, sql } from 'drizzle-orm';
import type { Executor } from '../../../database/database.ts';
import { demoPage } from '../present.ts';
import {
  type AttemptRow,
  type ChargebackRow,
  chargebacks,
  type PaymentRow,
  paymentAttempts,
  payments,
} from '../tables.ts';
import { isOpen, leftOf } from './chargeback-rows.ts';

/** A chargeback with the payment, and the outcome of a lost one. Fen. */
export interface ListedChargeback {
  row: ChargebackRow;
  kind: PaymentRow['kind'];
  method: AttemptRow['method'];
  demoPage: string | null;
  coveredCents: number;
  lossCents: number;
}

/** Open ones oldest first, decided ones latest first. */
export const listedChargebacks = async (
  db: Executor,
  asked: { state: 'open' | 'decided'; cursor?: number | undefined; limit: number },
): Promise<ListedChargeback[]> => {
  const forward = asked.state === 'open';
  const cursor = sql`${asked.cursor}::bigint`;
  const after = forward ? gt(chargebacks.id, cursor) : lt(chargebacks.id, cursor);
  const found = await db
    .select({
      row: chargebacks,
      kind: payments.kind,
      method: paymentAttempts.method,
      sessionId: paymentAttempts.sessionId,
    })
    .from(chargebacks)
    .innerJoin(payments, eq(payments.id, chargebacks.paymentId))
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, chargebacks.attemptId))
    .where(and(forward ? isOpen : not(isOpen), asked.cursor === undefined ? undefined : after))
    .orderBy(forward ? asc(chargebacks.id) : desc(chargebacks.id))
    .limit(asked.limit);
  return found.map(({ sessionId, ...one }) => {
    const lossCents = one.row.state === 'lost' ? leftOf(one.row) : 0;
    const coveredCents = one.row.state === 'lost' ? one.row.amountCents - lossCents : 0;
    const page = one.row.provider === 'demo' && sessionId ? demoPage(sessionId) : null;
    return { ...one, demoPage: page, coveredCents, lossCents };
  });
};
