import type { UserId } from '@tomoguide/contract/primitives';
import type { ReviewMatch } from '@tomoguide/contract/reviews/entities';
import type { Executor } from '../../../database/database.ts';
import { sharedTraces } from '../../accounts/service.ts';
import { sharePayoutAccount } from '../../payments/service.ts';

/**
 * Returns what the two sides of a review have in common, which suggests a single user
 * (docs/product/reviews.md, "Being checked"): only the kinds, never the values.
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
