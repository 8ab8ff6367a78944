import type { UserId } from '@tomoguide/contract/primitives';
import type { ReviewMatch } from '@tomoguide/contract/reviews/entities';
import type { Executor } from '../../../database/database.ts';
import { sharedTraces } from '../../accounts/service.ts';
import { sharePayoutAccount } from '../../payments/service.ts';

/**
 * Returns the kinds of data that the two sides of a review share, which suggests that they are the same user
 * (docs/product/reviews.md, "Being checked"). Never returns the values.
 */
export const findMatches = async (
  db: Executor,
  sides: readonly [UserId, UserId],
  now: Temporal.Instant,
): Promise<ReviewMatch[]> => {
  const [traces, payout] = await Promise.all([
    sharedTraces(db, sides, now),
    sharePayoutAccount(db, sides),
  ]);
  return [...traces, ...(payout ? (['payout'] as const) : [])];
};
