import { calculateRating } from '@tomoguide/contract/guides/rating';
import type { WholeGuide } from '../queries.ts';

/**
 * Computes a guide's score for the recommended order: the rating, weighted toward 4.3 while there are few
 * reviews, plus a small bonus for completed tours and accepted requests.
 */
export const calculateRank = (guide: WholeGuide): number => {
  const { ratingCounts, completedTours, acceptedRequests, decidedRequests } = guide.row;
  const { count, stars } = calculateRating(ratingCounts);
  const rating = (stars + 5 * 4.3) / (count + 5);
  const acceptance = (acceptedRequests + 3) / (decidedRequests + 4);
  return Math.round(rating * 1000 + Math.min(completedTours, 100) + acceptance * 200);
};
