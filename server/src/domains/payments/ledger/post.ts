import type { BookingId, GuideId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import { getBalance, insertPosting, lockOrCreateAccounts } from './account-queries.ts';
import type { Account } from './accounts.ts';

export interface Entry {
  readonly account: Account;
  /** In fen; positive if money flows into the account, negative if it flows out. */
  readonly amountCents: number;
}

export interface Posting {
  readonly kind: string;
  /**
   * Identifies the reason for the posting; a second posting with the same `ref` violates the unique
   * constraint.
   */
  readonly ref: string;
  readonly bookingId: BookingId | null;
  readonly at: Temporal.Instant;
  /** If the posting changes a guide's earnings from a booking: whose, and the tour that it counts. */
  readonly earnings?: {
    readonly guideId: GuideId;
    /** If the posting splits a booking's money, or takes a split back with negative amounts. In fen. */
    readonly split?: { readonly tourCents: number; readonly cashCents: number };
  };
  readonly entries: readonly Entry[];
}

/**
 * Compares accounts in their lock order. Compares by code unit, because processes in different locales must
 * agree.
 */
const compareAccounts = ({ account: a }: Entry, { account: b }: Entry): number => {
  if (a.kind !== b.kind) return a.kind < b.kind ? -1 : 1;
  return (a.ownerId ?? 0) - (b.ownerId ?? 0);
};

/**
 * Throws if the balance of an account with an owner would become negative. The caller must hold the
 * account's lock.
 */
const requireCovered = async (tx: Tx, { account, amountCents }: Entry): Promise<void> => {
  if (account.ownerId === null || amountCents > 0) return;
  if ((await getBalance(tx, account)) + amountCents < 0) {
    throw new Error(`ledger: ${account.kind} of ${account.ownerId} does not hold ${-amountCents}`);
  }
};

/**
 * Writes one ledger transaction in the caller's database transaction. Omits entries of 0 fen; the rest must
 * sum to zero. Writes nothing without entries, unless a tour is counted whose whole online payment was
 * refunded. Throws if an account's balance would become negative, so callers must check it first.
 */
export const post = async (tx: Tx, posting: Posting): Promise<void> => {
  const entries = posting.entries
    .filter(({ amountCents }) => amountCents !== 0)
    .sort(compareAccounts);
  const { earnings } = posting;
  if (entries.length === 0 && !earnings?.split) return;
  const sum = entries.reduce((total, { amountCents }) => total + amountCents, 0);
  if (sum !== 0 || !entries.every(({ amountCents }) => Number.isSafeInteger(amountCents))) {
    throw new Error(`ledger: ${posting.ref} is off by ${sum}`);
  }
  const accountIds = await lockOrCreateAccounts(
    tx,
    entries.map(({ account }) => account),
  );
  for (const entry of entries) await requireCovered(tx, entry);
  const amounts = entries.map(({ amountCents }) => amountCents);
  const { kind, ref, bookingId, at } = posting;
  await insertPosting(tx, [
    kind,
    ref,
    bookingId,
    at.toString(),
    accountIds,
    amounts,
    earnings?.guideId ?? null,
    earnings?.split?.tourCents ?? null,
    earnings?.split?.cashCents ?? null,
  ]);
};

/** Returns the entries that move money from one account to another. */
export const transfer = (
  from: Account,
  to: Account,
  amountCents: number,
): readonly [Entry, Entry] => [
  { account: from, amountCents: -amountCents },
  { account: to, amountCents },
];
