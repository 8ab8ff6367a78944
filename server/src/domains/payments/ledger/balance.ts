import { and, eq, isNull, sql } from 'drizzle-orm';
import { isAnyOf } from '../../../database/conditions.ts';
import type { Executor, Tx } from '../../../database/database.ts';
import { ledgerAccounts, ledgerEntries } from '../tables.ts';
import type { Account, OwnedAccount } from './accounts.ts';

const isAccount = ({ kind, ownerId }: Account) =>
  and(
    eq(ledgerAccounts.kind, kind),
    ownerId === null ? isNull(ledgerAccounts.ownerId) : eq(ledgerAccounts.ownerId, ownerId),
  );

/** What an account holds, in fen; 0 for one that was never used. */
export const balanceOf = async (db: Executor, account: Account): Promise<number> => {
  const [row] = await db
    .select({ cents: sql<number>`coalesce(sum(${ledgerEntries.amountCents}), 0)`.mapWith(Number) })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(isAccount(account));
  return row?.cents ?? 0;
};

/** The same of one kind for several owners, in one query; who never used theirs is not in it. */
export const balancesOf = async (
  db: Executor,
  kind: OwnedAccount,
  ownerIds: readonly number[],
): Promise<Map<number, number>> => {
  const rows = await db
    .select({
      ownerId: ledgerAccounts.ownerId,
      cents: sql<number>`sum(${ledgerEntries.amountCents})`.mapWith(Number),
    })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(and(eq(ledgerAccounts.kind, kind), isAnyOf(ledgerAccounts.ownerId, ownerIds)))
    .groupBy(ledgerAccounts.ownerId);
  return new Map(rows.map(({ ownerId, cents }) => [Number(ownerId), cents]));
};

/** Locks an account until the transaction ends; null when it does not exist yet. */
export const lockAccount = async (tx: Tx, account: Account): Promise<number | null> => {
  const [row] = await tx
    .select({ id: ledgerAccounts.id })
    .from(ledgerAccounts)
    .where(isAccount(account))
    .for('update');
  return row?.id ?? null;
};

/** The same, made first where it does not exist. */
export const lockOrMakeAccount = async (tx: Tx, account: Account): Promise<number> => {
  const known = await lockAccount(tx, account);
  if (known !== null) return known;
  await tx.insert(ledgerAccounts).values(account).onConflictDoNothing();
  const made = await lockAccount(tx, account);
  if (made === null) throw new Error(`ledger account ${account.kind} could not be made`);
  return made;
};

/** An account of the platform's own: found without a lock, as everybody writes to it. */
export const findOrMakeAccount = async (tx: Tx, account: Account): Promise<number> => {
  const find = () =>
    tx.select({ id: ledgerAccounts.id }).from(ledgerAccounts).where(isAccount(account));
  const [known] = await find();
  if (known) return known.id;
  await tx.insert(ledgerAccounts).values(account).onConflictDoNothing();
  const [made] = await find();
  if (!made) throw new Error(`ledger account ${account.kind} could not be made`);
  return made.id;
};
