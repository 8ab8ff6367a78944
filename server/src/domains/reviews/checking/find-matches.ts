import type { UserId } from '@tomoguide/contract/primitives';
import type { ReviewMatch } from '@tomoguide/contract/reviews/entities';
import type { Executor } from '../../../database/database.ts';
import { listCommonTraces } from '../../accounts/service.ts';
import { sharePayoutAccount } from '../../payments/service.ts';

/**
 * Returns which kinds of data the two users of a review share, which suggests that they are the same person
 * (docs/product/reviews.md, "Being checked"). Never returns the data itself.
 */
export const findMatches = async (
  db: Executor,
  sides: readonly [UserId, UserId],
  now: Temporal.Instant,
): Promise<ReviewMatch[]> => {
  const [traces, payout] = await Promise.all([
    listCommonTraces(db, sides, now),
    sharePayoutAccount(db, sides),
  ]);
  return [...traces, ...(payout ? (['payout'] as const) : [])];
};
