import { asc, count, desc, eq, lt, sql } from 'drizzle-orm';
import { isAnyOf } from '../../../database/conditions.ts';
import type { Executor } from '../../../database/database.ts';
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from '../tables.ts';

/** What all accounts of a kind hold together. Fen. */
export interface KindSum {
  kind: string;
  accounts: number;
  cents: number;
}

export const sumsByKind = async (db: Executor): Promise<KindSum[]> => {
  const [sums, counts] = await Promise.all([
    db
      .select({
        kind: ledgerAccounts.kind,
        cents: sql<number>`sum(${ledgerEntries.amountCents})`.mapWith(Number),
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

/** A transaction with its entries. */
export interface WrittenTransaction {
  row: typeof ledgerTransactions.$inferSelect;
  entries: { kind: string; ownerId: number | null; amountCents: number }[];
}

/** The latest transactions, newest first. */
export const latestTransactions = async (
  db: Executor,
  { cursor, limit }: { cursor?: number | undefined; limit: number },
): Promise<WrittenTransaction[]> => {
  const rows = await db
    .select()
    .from(ledgerTransactions)
    .where(cursor === undefined ? undefined : lt(ledgerTransactions.id, cursor))
    .orderBy(desc(ledgerTransactions.id))
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
