import type { ReviewEvents } from '@tomoguide/contract/reviews/events';
import type { Reaction, Reactions } from '../../events/dispatcher.ts';
import { refreshRating } from './service.ts';

/** Counted anew from the reviews that are public, so that it may run twice or late. */
const recount: Reaction<keyof ReviewEvents> = async (tx, { payload }, deps) => {
  if (payload.type === 'traveler_to_guide') await refreshRating(tx, deps, payload.guideId);
};

/** A guide's rating follows from what becomes public, and from what staff hides or shows. */
export const reviewReactions: Reactions = {
  'review.published': recount,
  'review.hidden': recount,
  'review.shown': recount,
};
