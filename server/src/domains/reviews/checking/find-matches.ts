import type { UserId } from '@tomoguide/contract/primitives';
import type { ReviewMatch } from '@tomoguide/contract/reviews/entities';
import type { Executor } from '../../../database/database.ts';
import { sharedTraces } from '../../accounts/service.ts';
import { sharePayoutAccount } from '../../payments/service.ts';

/**
 * What the two sides of a review share, as if they were one person (docs/product/reviews.md,
 * "Being checked"): that they do, never what it is.
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
