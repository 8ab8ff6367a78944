import { queryOptions } from '@tanstack/react-query';
import type { BookingId, GuideId, UserId } from '@tomoguide/contract/primitives';
import {
  getGuideReviews,
  getTravelerReviews,
  listReviewStandings,
  STANDINGS_MAX,
} from '@tomoguide/contract/reviews/calls';
import type { ReviewStatus } from '@tomoguide/contract/reviews/entities';
import { api } from '../../lib/api.ts';

export const reviewKeys = {
  statuses: ['me', 'reviews', 'standing'],
  ofGuide: (guideId: GuideId) => ['me', 'guide-reviews', guideId],
} as const;

interface PendingLookup {
  id: BookingId;
  resolve: (status: ReviewStatus) => void;
  reject: (error: unknown) => void;
}

let waiting: PendingLookup[] = [];

const fetchBatch = async (): Promise<void> => {
  const batch = waiting;
  waiting = [];
  for (let first = 0; first < batch.length; first += STANDINGS_MAX) {
    const part = batch.slice(first, first + STANDINGS_MAX);
    try {
      const { data } = await api(listReviewStandings, {
        query: { bookingId: part.map(({ id }) => id) },
      });
      for (const { id, resolve, reject } of part) {
        const found = data.find(({ bookingId }) => bookingId === id);
        if (found) resolve(found);
        else reject(new Error(`nothing is known of the reviews of ${id}`));
      }
    } catch (error) {
      for (const { reject } of part) reject(error);
    }
  }
};

/** Fetches the review status of a booking. Batches the requests of the cards in a list into one call. */
const fetchReviewStatus = (id: BookingId): Promise<ReviewStatus> =>
  new Promise((resolve, reject) => {
    if (waiting.length === 0) queueMicrotask(fetchBatch);
    waiting.push({ id, resolve, reject });
  });

/**
 * Returns the query for the status of a booking's reviews. The other user changes it too, so it is
 * refetched on window focus.
 */
export const reviewStatusQuery = (id: BookingId) =>
  queryOptions({
    queryKey: [...reviewKeys.statuses, id],
    queryFn: () => fetchReviewStatus(id),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });

/** Returns the query for a guide's public reviews, as the guide sees them. */
export const receivedReviewsQuery = (guideId: GuideId) =>
  queryOptions({
    queryKey: reviewKeys.ofGuide(guideId),
    queryFn: () => api(getGuideReviews, { params: { guideId } }),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });

export const travelerReviewsQuery = (userId: UserId) =>
  queryOptions({
    queryKey: ['me', 'reviews', 'traveler', userId],
    queryFn: () => api(getTravelerReviews, { params: { userId } }),
  });
