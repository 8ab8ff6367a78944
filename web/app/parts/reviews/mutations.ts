import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReviewId } from '@tomoguide/contract/primitives';
import { answerReview, submitReview } from '@tomoguide/contract/reviews/calls';
import type { GuideReview, ReviewStatus } from '@tomoguide/contract/reviews/entities';
import type { ReviewTag } from '@tomoguide/contract/reviews/tags';
import { sendOnce } from '../../form/send-once.ts';
import { api } from '../../lib/api.ts';
import { reviewKeys } from './queries.ts';

export interface Submission {
  reviewStatus: Pick<ReviewStatus, 'bookingId' | 'type' | 'fromUserId' | 'toUserId'>;
  rating: number;
  content: string;
  tags: ReviewTag[];
}

const submit = sendOnce(
  ({
    reviewStatus: { bookingId, type, fromUserId, toUserId },
    rating,
    content,
    tags,
  }: Submission) =>
    api(submitReview, { body: { bookingId, type, fromUserId, toUserId, rating, content, tags } }),
);

/**
 * Returns the mutation that submits a review. After success or failure, the cards refetch the status of
 * their reviews.
 */
export const useSubmitReview = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: submit,
    onSettled: () => queryClient.invalidateQueries({ queryKey: reviewKeys.statuses }),
  });
};

const answer = sendOnce(({ id, content }: { id: ReviewId; content: string }) =>
  api(answerReview, { params: { id }, body: { content } }),
);

export const useAnswerReview = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: answer,
    onSuccess: (answered) =>
      queryClient.setQueryData(reviewKeys.ofGuide(answered.guideId), (all?: GuideReview[]) =>
        all?.map((one) => (one.id === answered.id ? answered : one)),
      ),
    onSettled: (answered) =>
      answered
        ? queryClient.invalidateQueries({ queryKey: reviewKeys.statuses })
        : queryClient.invalidateQueries({ queryKey: ['me', 'guide-reviews'] }),
  });
};
