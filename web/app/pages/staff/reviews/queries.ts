import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReviewId } from '@tomoguide/contract/primitives';
import {
  hideReview,
  listStaffReviews,
  releaseReview,
  showReview,
} from '@tomoguide/contract/reviews/calls';
import { sendOnce } from '../../../form/send-once.ts';
import { api } from '../../../lib/api.ts';
import { cursorQueryOptions } from '../../../lib/by-cursor.ts';
import { POLLING_OPTIONS, STAFF_KEY } from '../queries.ts';

export type Shown = 'all' | 'checked' | 'hidden';
export type ReviewAction = 'hide' | 'show' | 'release';

const CALLS = { hide: hideReview, show: showReview, release: releaseReview } as const;

export const staffReviewsQuery = (show: Shown) =>
  infiniteQueryOptions({
    queryKey: [...STAFF_KEY, 'reviews', show],
    ...cursorQueryOptions(listStaffReviews, { query: { show } }),
    ...POLLING_OPTIONS,
  });

const send = sendOnce(
  ({ id, what, reason }: { id: ReviewId; what: ReviewAction; reason: string }) =>
    api(CALLS[what], { params: { id }, body: { reason } }),
);

/**
 * Returns the mutation for an action on a review. It invalidates the console's data, even if it fails
 * because a colleague acted first.
 */
export const useReviewAction = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: () => queryClient.invalidateQueries({ queryKey: STAFF_KEY }),
  });
};
