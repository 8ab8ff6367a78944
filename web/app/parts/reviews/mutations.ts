import { useMutation, useQueryClient } from '@tanstack/react-query';
import { replyToShopping } from '@tomoguide/contract/guides/calls';
import type { BookingId, ReviewId } from '@tomoguide/contract/primitives';
import { answerReview, answerShopping, submitReview } from '@tomoguide/contract/reviews/calls';
import type { GuideReview, ReviewStatus } from '@tomoguide/contract/reviews/entities';
import type { ShoppingAnswers } from '@tomoguide/contract/reviews/shopping';
import type { ReviewTag } from '@tomoguide/contract/reviews/tags';
import { sendOnce } from '../../form/send-once.ts';
import { api } from '../../lib/api.ts';
import { OWN_GUIDE_KEY } from '../../lib/query-keys.ts';
import { reviewKeys } from './queries.ts';

export interface Submission {
  reviewStatus: Pick<ReviewStatus, 'bookingId' | 'type' | 'fromUserId' | 'toUserId'>;
  rating: number;
  content: string;
  tags: ReviewTag[];
  /** The answers to the questions about shopping; null without any. */
  shopping: ShoppingAnswers | null;
}

const submit = sendOnce(
  ({
    reviewStatus: { bookingId, type, fromUserId, toUserId },
    rating,
    content,
    tags,
    shopping,
  }: Submission) =>
    api(submitReview, {
      body: {
        bookingId,
        type,
        fromUserId,
        toUserId,
        rating,
        content,
        tags,
        ...(shopping ? { shopping } : {}),
      },
    }),
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

const sendAnswers = sendOnce(
  ({ bookingId, answers }: { bookingId: BookingId; answers: ShoppingAnswers }) =>
    api(answerShopping, { params: { id: bookingId }, body: answers }),
);

/** Returns the mutation that answers the questions about shopping without a review. */
export const useAnswerShopping = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: sendAnswers,
    onSettled: () => queryClient.invalidateQueries({ queryKey: reviewKeys.statuses }),
  });
};

const replyOnce = sendOnce((content: string) => api(replyToShopping, { body: { content } }));

/** Returns the mutation that publishes the guide's reply to the reports about shopping. */
export const useReplyToShopping = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: replyOnce,
    onSettled: () => queryClient.invalidateQueries({ queryKey: OWN_GUIDE_KEY }),
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
