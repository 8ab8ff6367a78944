import { STAFF_TIME_ZONE } from '@tomoguide/contract/staff/fields';
import { and, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { isAnyOf } from '../../../database/conditions.ts';
import type { Executor } from '../../../database/database.ts';
import { cursorPosition, listPosition } from '../../../database/list-position.ts';
import { onlyRow } from '../../../database/single-row.ts';
import { sumColumn, waitingColumns } from '../../../database/sums.ts';
import {
  ledgerAccounts,
  ledgerEntries,
  ledgerTransactions,
  refunds,
  withdrawals,
} from '../tables.ts';
import { WAITING } from '../withdrawal/withdrawal-queries.ts';

/** The total balance of all accounts of one kind, in fen. */
export interface KindSum {
  kind: string;
  accounts: number;
  cents: number;
}

export const listSumsByKind = async (db: Executor): Promise<KindSum[]> => {
  const [sums, counts] = await Promise.all([
    db
      .select({
        kind: ledgerAccounts.kind,
        cents: sumColumn(ledgerEntries.amountCents),
      })
      .from(ledgerEntries)
      .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
      .groupBy(ledgerAccounts.kind),
    db
      .select({ kind: ledgerAccounts.kind, accounts: count() })
      .from(ledgerAccounts)
      .groupBy(ledgerAccounts.kind)
      .orderBy(asc(ledgerAccounts.kind)),
  ]);
  const cents = new Map(sums.map((row) => [row.kind, row.cents]));
  return counts.map((row) => ({ ...row, cents: cents.get(row.kind) ?? 0 }));
};

/** A ledger transaction with its entries. */
export interface WrittenTransaction {
  row: typeof ledgerTransactions.$inferSelect;
  entries: { kind: string; ownerId: number | null; amountCents: number }[];
}

const { createdAt, id: number } = ledgerTransactions;

const inMonthCondition = (month: string): SQL => {
  const first = Temporal.PlainYearMonth.from(month).toPlainDate({ day: 1 });
  const [from, to] = [first, first.add({ months: 1 })].map((day) =>
    day.toZonedDateTime(STAFF_TIME_ZONE).toInstant().toString(),
  );
  return sql`(${createdAt} >= ${from}::timestamptz and ${createdAt} < ${to}::timestamptz)`;
};

/** Returns the keyset cursor of a transaction in the list. */
export const getTransactionCursor = ({ row }: WrittenTransaction): string =>
  listPosition(row.createdAt, row.id);

/**
 * Returns ledger transactions, newest first: those of one month (`2026-05`, in the staff console's time
 * zone), or all.
 */
export const listLatestTransactions = async (
  db: Executor,
  {
    month,
    cursor,
    limit,
  }: { month?: string | undefined; cursor?: string | undefined; limit: number },
): Promise<WrittenTransaction[]> => {
  const rows = await db
    .select()
    .from(ledgerTransactions)
    .where(
      and(
        month === undefined ? undefined : inMonthCondition(month),
        cursor === undefined
          ? undefined
          : sql`(${createdAt}, ${number}) < ${cursorPosition(cursor)}`,
      ),
    )
    .orderBy(desc(createdAt), desc(number))
    .limit(limit);
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const entries = await db
    .select({
      transactionId: ledgerEntries.transactionId,
      kind: ledgerAccounts.kind,
      ownerId: ledgerAccounts.ownerId,
      amountCents: ledgerEntries.amountCents,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(isAnyOf(ledgerEntries.transactionId, ids))
    .orderBy(asc(ledgerEntries.amountCents));
  const byId = Map.groupBy(entries, ({ transactionId }) => transactionId);
  return rows.map((row) => ({
    row,
    entries: (byId.get(row.id) ?? []).map(({ kind, ownerId, amountCents }) => ({
      kind,
      ownerId,
      amountCents,
    })),
  }));
};

/** Money that has not been sent yet. */
export interface MoneyWaiting {
  /** The number of unfinished refunds or unpaid withdrawals. */
  kind: 'refund' | 'withdrawal';
  waiting: number;
  /** Their total, in fen. */
  cents: number;
  oldestAt: Temporal.Instant | null;
}

export const listMoneyWaiting = async (db: Executor): Promise<MoneyWaiting[]> => {
  const [refund, withdrawal] = await Promise.all([
    onlyRow(
      db
        .select({ ...waitingColumns(refunds.createdAt), cents: sumColumn(refunds.amountCents) })
        .from(refunds)
        .where(eq(refunds.status, 'sent')),
    ),
    onlyRow(
      db
        .select({
          ...waitingColumns(withdrawals.requestedAt),
          cents: sumColumn(withdrawals.amountCents),
        })
        .from(withdrawals)
        .where(inArray(withdrawals.status, WAITING)),
    ),
  ]);
  return [
    { kind: 'refund', ...refund },
    { kind: 'withdrawal', ...withdrawal },
  ];
};
