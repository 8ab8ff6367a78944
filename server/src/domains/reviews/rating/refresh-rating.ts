import type { GuideId } from '@tomoguide/contract/primitives';
import { countShopping } from '@tomoguide/contract/reviews/shopping';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { lockGuide, updateGuide } from '../../guides/service.ts';
import { listCountedAnswers } from '../shopping/shopping-queries.ts';
import { countPublicReviews } from './rating-queries.ts';

/**
 * Updates a guide's rating and tags from the public reviews, and the figure about shopping from the answers
 * that count, in the caller's transaction.
 */
export const refreshRating = async (tx: Tx, deps: Deps, guideId: GuideId): Promise<void> => {
  // Counts the reviews under the guide's lock, so that a slower transaction does not store an older count.
  await lockGuide(tx, guideId);
  await updateGuide(tx, deps, guideId, {
    ...(await countPublicReviews(tx, guideId)),
    shopping: countShopping(await listCountedAnswers(tx, guideId)),
  });
};
