import { and, eq, isNull, lte } from 'drizzle-orm';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { owned } from '../ledger/accounts.ts';
import { post, transfer } from '../ledger/post.ts';
import { earnings } from '../tables.ts';

const releaseOne = (deps: Deps, now: Temporal.Instant): Promise<boolean> =>
  inTransaction(deps.db, async (tx) => {
    const [due] = await tx
      .select()
      .from(earnings)
      .where(and(isNull(earnings.releasedAt), lte(earnings.releaseAt, now)))
      .orderBy(earnings.releaseAt)
      .limit(1)
      .for('update', { skipLocked: true });
    if (!due) return false;
    await tx.update(earnings).set({ releasedAt: now }).where(eq(earnings.bookingId, due.bookingId));
    await post(tx, {
      kind: 'earnings_released',
      ref: `booking:${due.bookingId}:released`,
      bookingId: due.bookingId,
      at: now,
      entries: transfer(
        owned('earnings_pending', due.guideId),
        owned('earnings_withdrawable', due.guideId),
        due.amountCents,
      ),
    });
    return true;
  });

/** Earnings whose five working days are over become withdrawable. Each once, on any server. */
export const releaseEarnings = async (deps: Deps): Promise<void> => {
  const now = deps.clock.now();
  while (await releaseOne(deps, now));
};
