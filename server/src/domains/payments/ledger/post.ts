import type { BookingId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import { ledgerEntries, ledgerTransactions } from '../tables.ts';
import type { Account } from './accounts.ts';
import { balanceOf, findOrMakeAccount, lockOrMakeAccount } from './balance.ts';

export interface Entry {
  readonly account: Account;
  /** Fen flowing into the account; negative: out of it. */
  readonly amountCents: number;
}

export interface Posting {
  readonly kind: string;
  /** What the posting is for; a second one of the same fails on the unique constraint. */
  readonly ref: string;
  readonly bookingId: BookingId | null;
  readonly at: Temporal.Instant;
  readonly entries: readonly Entry[];
}

const order = (a: Entry, b: Entry): number =>
  a.account.kind.localeCompare(b.account.kind) ||
  (a.account.ownerId ?? 0) - (b.account.ownerId ?? 0);

/** Owned accounts are locked, always in the same order, and never fall below zero. */
const claim = async (tx: Tx, { account, amountCents }: Entry): Promise<number> => {
  if (account.ownerId === null) return findOrMakeAccount(tx, account);
  const id = await lockOrMakeAccount(tx, account);
  if (amountCents < 0 && (await balanceOf(tx, account)) + amountCents < 0) {
    throw new Error(`ledger: ${account.kind} of ${account.ownerId} does not hold ${-amountCents}`);
  }
  return id;
};

/**
 * Writes one transaction of the ledger in the caller's database transaction. Entries of 0 fen are
 * left out; what is left must sum to zero. Throws when an account would fall below zero: callers
 * look before they move money.
 */
export const post = async (tx: Tx, posting: Posting): Promise<void> => {
  const entries = posting.entries.filter(({ amountCents }) => amountCents !== 0).sort(order);
  if (entries.length === 0) return;
  const sum = entries.reduce((total, { amountCents }) => total + amountCents, 0);
  if (sum !== 0 || !entries.every(({ amountCents }) => Number.isSafeInteger(amountCents))) {
    throw new Error(`ledger: ${posting.ref} is off by ${sum}`);
  }
  const accountIds: number[] = [];
  for (const entry of entries) accountIds.push(await claim(tx, entry));
  const [written] = await tx
    .insert(ledgerTransactions)
    .values({
      kind: posting.kind,
      ref: posting.ref,
      bookingId: posting.bookingId,
      createdAt: posting.at,
    })
    .returning({ id: ledgerTransactions.id });
  if (!written) throw new Error(`ledger: ${posting.ref} was not written`);
  await tx.insert(ledgerEntries).values(
    entries.map(({ amountCents }, index) => ({
      transactionId: written.id,
      accountId: accountIds[index] ?? 0,
      amountCents,
    })),
  );
};

/** Moves money from one account to another. */
export const transfer = (
  from: Account,
  to: Account,
  amountCents: number,
): readonly [Entry, Entry] => [
  { account: from, amountCents: -amountCents },
  { account: to, amountCents },
];
