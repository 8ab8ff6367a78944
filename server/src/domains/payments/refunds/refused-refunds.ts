import { and, asc, count, eq, gt, isNull, min, sql } from 'drizzle-orm';
import type { Executor } from '../../../database/database.ts';
import type { Waiting } from '../../staff/service.ts';
import { type AttemptRow, paymentAttempts, type RefundRow, refunds } from '../tables.ts';

const waits = and(eq(refunds.status, 'refused'), isNull(refunds.handledAt));

/** A rejected refund, with the provider that rejected it. */
export interface RefusedRow {
  refund: RefundRow;
  attempt: Pick<AttemptRow, 'provider' | 'method'>;
}

/** Rejected refunds that staff has not handled, oldest first. */
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
