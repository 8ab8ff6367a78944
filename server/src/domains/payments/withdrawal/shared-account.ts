import type { UserId } from '@tomoguide/contract/primitives';
import { and, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '../../../database/database.ts';
import { payoutAccounts } from '../tables.ts';

/** Returns true if two users have the same payout account. */
export const sharePayoutAccount = async (
  db: Executor,
  [one, other]: readonly [UserId, UserId],
): Promise<boolean> => {
  const theirs = alias(payoutAccounts, 'theirs');
  const rows = await db
    .select({ id: payoutAccounts.id })
    .from(payoutAccounts)
    .innerJoin(
      theirs,
      and(
        eq(theirs.kind, payoutAccounts.kind),
        eq(theirs.bank, payoutAccounts.bank),
        eq(theirs.number, payoutAccounts.number),
      ),
    )
    .where(and(eq(payoutAccounts.userId, one), eq(theirs.userId, other)))
    .limit(1);
  return rows.length > 0;
};
