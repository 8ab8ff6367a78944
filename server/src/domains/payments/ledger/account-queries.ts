import type { BookingId, GuideId } from '@tomoguide/contract/primitives';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { isAnyOf } from '../../../database/conditions.ts';
import type { Executor, Tx } from '../../../database/database.ts';
import { prepareOnce } from '../../../database/prepare-once.ts';
import { queryRawRows } from '../../../database/query-raw-rows.ts';
import { firstRow, onlyRow } from '../../../database/single-row.ts';
import { sumColumn } from '../../../database/sums.ts';
import { ledgerAccounts, ledgerEntries } from '../tables.ts';
import type { Account, OwnedAccount } from './accounts.ts';

const isAccount = ({ kind, ownerId }: Account) =>
  and(
    eq(ledgerAccounts.kind, kind),
    ownerId === null ? isNull(ledgerAccounts.ownerId) : eq(ledgerAccounts.ownerId, ownerId),
  );

/** Returns the balance of an account in fen; 0 if it was never used. */
export const getBalance = async (db: Executor, account: Account): Promise<number> =>
  (
    await onlyRow(
      db
        .select({ cents: sumColumn(ledgerEntries.amountCents) })
        .from(ledgerEntries)
        .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
        .where(isAccount(account)),
    )
  ).cents;

/**
 * Returns the balances of several owners' accounts of one kind, by owner; omits owners without such an
 * account.
 */
export const loadBalances = async (
  db: Executor,
  kind: OwnedAccount,
  ownerIds: readonly number[],
): Promise<Map<number, number>> => {
  const rows = await db
    .select({ ownerId: ledgerAccounts.ownerId, cents: sumColumn(ledgerEntries.amountCents) })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(and(eq(ledgerAccounts.kind, kind), isAnyOf(ledgerAccounts.ownerId, ownerIds)))
    .groupBy(ledgerAccounts.ownerId);
  return new Map(rows.map(({ ownerId, cents }) => [Number(ownerId), cents]));
};

/** Locks an account until the transaction ends; returns null if it does not exist yet. */
export const lockAccount = async (tx: Tx, account: Account): Promise<number | null> => {
  const row = await firstRow(
    tx
      .select({ id: ledgerAccounts.id })
      .from(ledgerAccounts)
      .where(isAccount(account))
      .for('update'),
  );
  return row?.id ?? null;
};

const foundAccounts = prepareOnce((db) => {
  const kinds = sql.placeholder('kinds');
  const owned = db.$with('owned').as(
    db
      .select()
      .from(ledgerAccounts)
      .where(
        sql`(${ledgerAccounts.kind}, ${ledgerAccounts.ownerId}) in (
          select * from unnest(${kinds}::text[], ${sql.placeholder('ownerIds')}::int[]))`,
      )
      .orderBy(ledgerAccounts.kind, ledgerAccounts.ownerId)
      .for('update'),
  );
  const ofPlatform = db
    .select()
    .from(ledgerAccounts)
    .where(
      sql`${ledgerAccounts.ownerId} is null and ${ledgerAccounts.kind} = any (${sql.placeholder('platformKinds')}::text[])`,
    );
  return db.with(owned).select().from(owned).unionAll(ofPlatform).prepare('ledger_accounts_found');
});

/**
 * Finds accounts. Locks accounts with an owner in the global lock order; does not lock the platform's
 * accounts, because every posting writes to them.
 */
const find = (tx: Tx, accounts: readonly Account[]) => {
  const owned = accounts.filter(({ ownerId }) => ownerId !== null);
  const kinds = (of: readonly Account[]) => of.map(({ kind }) => kind);
  return foundAccounts(tx, {
    kinds: kinds(owned),
    ownerIds: owned.map(({ ownerId }) => ownerId),
    platformKinds: kinds(accounts.filter(({ ownerId }) => ownerId === null)),
  });
};

const formatAccount = ({ kind, ownerId }: { kind: string; ownerId: number | null }): string =>
  `${kind} ${ownerId}`;

/**
 * Returns the IDs of accounts, in the given order, and creates missing accounts. Locks accounts with an
 * owner until the transaction ends.
 */
export const lockOrCreateAccounts = async (
  tx: Tx,
  accounts: readonly Account[],
): Promise<number[]> => {
  const ids = new Map<string, number>();
  const missingAccounts = () => accounts.filter((account) => !ids.has(formatAccount(account)));
  const addIds = (rows: readonly (typeof ledgerAccounts.$inferSelect)[]) => {
    for (const row of rows) ids.set(formatAccount(row), row.id);
  };
  addIds(await find(tx, accounts));
  if (missingAccounts().length > 0)
    addIds(
      await tx.insert(ledgerAccounts).values(missingAccounts()).onConflictDoNothing().returning(),
    );
  // Another transaction has created the account in the meantime.
  if (missingAccounts().length > 0) addIds(await find(tx, missingAccounts()));
  return accounts.map((account) => {
    const id = ids.get(formatAccount(account));
    if (id === undefined) throw new Error(`ledger account ${account.kind} could not be made`);
    return id;
  });
};

const WRITE = `
  with posted as (
    insert into ledger_transactions
      (kind, ref, booking_id, created_at, guide_id, tour_cents, cash_cents)
    values ($1, $2, $3, $4, $7, $8, $9) returning id
  )
  insert into ledger_entries (transaction_id, account_id, amount_cents)
  select posted.id, entry.account_id, entry.amount_cents
  from posted, unnest($5::int[], $6::bigint[]) as entry (account_id, amount_cents)`;

/**
 * Inserts a ledger transaction: kind, reference, booking, time, the accounts with their amounts in fen, the
 * guide who earns, and the price and in-person payment of the tour in fen.
 */
export const insertPosting = async (
  tx: Tx,
  values: [
    string,
    string,
    BookingId | null,
    string,
    accountIds: number[],
    cents: number[],
    GuideId | null,
    tourCents: number | null,
    cashCents: number | null,
  ],
): Promise<void> => {
  await queryRawRows(tx, { text: WRITE, values });
};
