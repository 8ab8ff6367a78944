import { count, eq, inArray, min, sql } from 'drizzle-orm';
import type { Executor } from '../../../database/database.ts';
import { refunds, withdrawals } from '../tables.ts';
import { WAITING } from '../withdrawal/withdrawal-rows.ts';

/** Outgoing money. */
export interface MoneyWaiting {
  /** Refunds that a provider has not answered, and unpaid withdrawals. */
  kind: 'refund' | 'withdrawal';
  waiting: number;
  /** Fen. */
  cents: number;
  oldestAt: Temporal.Instant | null;
}

const NOTHING = { waiting: 0, cents: 0, oldestAt: null };

export const moneyWaiting = async (db: Executor): Promise<MoneyWaiting[]> => {
  const [[refund], [withdrawal]] = await Promise.all([
    db
      .select({
        waiting: count(),
        cents: sql<number>`coalesce(sum(${refunds.amountCents}), 0)`.mapWith(Number),
        oldestAt: min(refunds.createdAt),
      })
      .from(refunds)
      .where(eq(refunds.status, 'sent')),
    db
      .select({
        waiting: count(),
        cents: sql<number>`coalesce(sum(${withdrawals.amountCents}), 0)`.mapWith(Number),
        oldestAt: min(withdrawals.requestedAt),
      })
      .from(withdrawals)
      .where(inArray(withdrawals.status, WAITING)),
  ]);
  return [
    { kind: 'refund', ...(refund ?? NOTHING) },
    { kind: 'withdrawal', ...(withdrawal ?? NOTHING) },
  ];
};
