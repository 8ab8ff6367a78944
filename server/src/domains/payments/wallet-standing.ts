import type { Wallet } from '@tomoguide/contract/payments/entities';
import { levelOf } from '@tomoguide/contract/payments/levels';
import { eq, or, sql } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { owned } from './ledger/accounts.ts';
import { balanceOf } from './ledger/balance.ts';
import { earnings } from './tables.ts';

/** What completed tours came to in a lifetime, as traveler or guide. Fen. */
const lifetimeCents = async (
  db: Executor,
  userId: number,
  guideId: number | null,
): Promise<number> => {
  const [row] = await db
    .select({ cents: sql<number>`coalesce(sum(${earnings.tourCents}), 0)`.mapWith(Number) })
    .from(earnings)
    .where(
      guideId === null
        ? eq(earnings.travelerId, userId)
        : or(eq(earnings.travelerId, userId), eq(earnings.guideId, guideId)),
    );
  return row?.cents ?? 0;
};

/** The balance and level of a user; `guideId` where they are a guide too. */
export const presentWallet = async (
  db: Executor,
  userId: number,
  guideId: number | null,
): Promise<Wallet> => {
  const standing = levelOf(await lifetimeCents(db, userId, guideId));
  return {
    balanceCents: await balanceOf(db, owned('wallet', userId)),
    level: standing.level,
    nextLevel: standing.next,
    missingCents: standing.missingCents,
  };
};
