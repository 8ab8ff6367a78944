import type { UserSummary } from '@tomoguide/contract/accounts/entities';
import type { BookingId, UserId } from '@tomoguide/contract/primitives';
import type { Executor } from '../../../database/database.ts';
import { usersByIds } from '../../accounts/service.ts';
import { guideSummaries } from '../../guides/service.ts';
import { depositsOf, earnedOf, refundsOf } from '../../payments/service.ts';
import type { BookingRow } from '../tables.ts';

/** What the rows of other nouns add to bookings, fetched for all of them at once. */
export interface Related {
  guides: Awaited<ReturnType<typeof guideSummaries>>;
  travelers: ReadonlyMap<UserId, UserSummary>;
  deposits: ReadonlyMap<BookingId, { walletCents: number }>;
  refunds: Awaited<ReturnType<typeof refundsOf>>;
  /** What each earned its guide, where a guide looks; fen. */
  earned: ReadonlyMap<BookingId, number>;
}

/** All that their presenter needs of other nouns to show them to this person. */
export const relatedTo = async (
  db: Executor,
  rows: readonly BookingRow[],
  userId: UserId,
): Promise<Related> => {
  const ids = rows.map(({ id }) => id);
  const guided = rows.filter((row) => row.guideUserId === userId);
  const [guides, travelers, deposits, refunds, earned] = await Promise.all([
    guideSummaries(
      db,
      rows.map(({ guideId }) => guideId),
    ),
    usersByIds(
      db,
      rows.map(({ travelerId }) => travelerId),
    ),
    depositsOf(db, ids),
    refundsOf(db, ids),
    earnedOf(
      db,
      guided.map(({ id }) => id),
    ),
  ]);
  return { guides, travelers, deposits, refunds, earned };
};
