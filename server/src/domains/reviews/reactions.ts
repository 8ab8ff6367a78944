import type { ReviewEvents } from '@tomoguide/contract/reviews/events';
import type { Reaction, Reactions } from '../../events/dispatcher.ts';
import { refreshRating } from './rating/refresh-rating.ts';

/** Recounts all public reviews, so this can run twice or late. */
const updateRating: Reaction<keyof ReviewEvents> = async (tx, { payload }, deps) => {
  if (payload.type === 'traveler_to_guide') await refreshRating(tx, deps, payload.guideId);
};

/** Reactions that update a guide's rating when a review is published, hidden or shown again. */
export const reviewReactions: Reactions = {
  'review.published': updateRating,
  'review.hidden': updateRating,
  'review.shown': updateRating,
};
