import type { PasskeyId, UserId } from '@tomoguide/contract/primitives';
import { and, asc, eq, gt } from 'drizzle-orm';
import { createKeyQueries } from '../../../database/by-key.ts';
import type { Executor, Tx } from '../../../database/database.ts';
import { firstRow, onlyRow } from '../../../database/single-row.ts';
import { passkeyChallenges, passkeyLinks, passkeys } from '../tables.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;
export type ChallengeRow = typeof passkeyChallenges.$inferSelect;

export const listPasskeys = (db: Executor, userId: UserId): Promise<PasskeyRow[]> =>
  db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.id));

export const findPasskeyByCredential = (
  db: Executor,
  credentialId: string,
): Promise<PasskeyRow | null> =>
  firstRow(db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId)));

export const insertPasskey = (tx: Tx, passkey: typeof passkeys.$inferInsert): Promise<PasskeyRow> =>
  onlyRow(tx.insert(passkeys).values(passkey).returning());

const ownPasskeyCondition = (userId: UserId, id: PasskeyId) =>
  and(eq(passkeys.userId, userId), eq(passkeys.id, id));

/** Updates a passkey and returns it; null if it belongs to another user. */
export const updatePasskey = (
  db: Executor,
  { userId, id }: { userId: UserId; id: PasskeyId },
  changes: Partial<Pick<PasskeyRow, 'name' | 'counter' | 'lastUsedAt'>>,
): Promise<PasskeyRow | null> =>
  firstRow(db.update(passkeys).set(changes).where(ownPasskeyCondition(userId, id)).returning());

export const deletePasskey = async (tx: Tx, userId: UserId, id: PasskeyId): Promise<void> => {
  await tx.delete(passkeys).where(ownPasskeyCondition(userId, id));
};

export const deletePasskeys = async (tx: Tx, userId: UserId): Promise<void> => {
  await tx.delete(passkeys).where(eq(passkeys.userId, userId));
  await tx.delete(passkeyLinks).where(eq(passkeyLinks.userId, userId));
};

export const insertLink = async (tx: Tx, link: typeof passkeyLinks.$inferInsert): Promise<void> => {
  await tx.insert(passkeyLinks).values(link);
};

export const deletePasskeyLinks = async (tx: Tx, userId: UserId): Promise<void> => {
  await tx.delete(passkeyLinks).where(eq(passkeyLinks.userId, userId));
};

const isUnexpiredLink = (tokenHash: string, now: Temporal.Instant) =>
  and(eq(passkeyLinks.tokenHash, tokenHash), gt(passkeyLinks.expiresAt, now));

/** Returns the user for whom a link was created; null if the link has expired. */
export const findLinkOwner = async (
  db: Executor,
  tokenHash: string,
  now: Temporal.Instant,
): Promise<UserId | null> => {
  const row = await firstRow(
    db
      .select({ userId: passkeyLinks.userId })
      .from(passkeyLinks)
      .where(isUnexpiredLink(tokenHash, now)),
  );
  return row?.userId ?? null;
};

/** Marks the link as used. Of two concurrent calls, only one returns true. */
export const consumeLink = async (
  tx: Tx,
  tokenHash: string,
  now: Temporal.Instant,
): Promise<boolean> => {
  const taken = await tx.delete(passkeyLinks).where(isUnexpiredLink(tokenHash, now)).returning();
  return taken.length > 0;
};

export const { insert: insertChallenge, remove: deleteChallenge } = createKeyQueries(
  passkeyChallenges,
  'challenge',
);

/** Returns a challenge; null if it was issued for another purpose, was used, or has expired. */
export const findChallenge = (
  db: Executor,
  { challenge, purpose }: Pick<ChallengeRow, 'challenge' | 'purpose'>,
  now: Temporal.Instant,
): Promise<ChallengeRow | null> =>
  firstRow(
    db
      .select()
      .from(passkeyChallenges)
      .where(
        and(
          eq(passkeyChallenges.challenge, challenge),
          eq(passkeyChallenges.purpose, purpose),
          gt(passkeyChallenges.expiresAt, now),
        ),
      ),
  );
