import type { RefundId } from '@tomoguide/contract/primitives';
import { and, asc, count, eq, gt, isNull, min, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../../database/database.ts';
import type { Waiting } from '../../staff/service.ts';
import { lockPayment } from '../queries.ts';
import { type AttemptRow, paymentAttempts, type RefundRow, refunds } from '../tables.ts';

const waits = and(eq(refunds.status, 'refused'), isNull(refunds.handledAt));

/** A refused refund with who refused it. */
export interface RefusedRow {
  refund: RefundRow;
  attempt: Pick<AttemptRow, 'provider' | 'method'>;
}

/** Refused refunds that staff has not dealt with, the oldest first. */
export const refusedRefunds = async (
  db: Executor,
  part: { cursor?: number | undefined; limit: number },
): Promise<RefusedRow[]> =>
  db
    .select({
      refund: refunds,
      attempt: { provider: paymentAttempts.provider, method: paymentAttempts.method },
    })
    .from(refunds)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId))
    .where(
      and(
        waits,
        part.cursor === undefined ? undefined : gt(refunds.id, sql`${part.cursor}::bigint`),
      ),
    )
    .orderBy(asc(refunds.id))
    .limit(part.limit);

export const countRefused = async (db: Executor): Promise<Waiting> => {
  const [row] = await db
    .select({ waiting: count(), oldestAt: min(refunds.answeredAt) })
    .from(refunds)
    .where(waits);
  return { waiting: row?.waiting ?? 0, oldestAt: row?.oldestAt ?? null };
};

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
