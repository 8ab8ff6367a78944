import { formatNumber } from '@tomoguide/contract/format';
import type { ReviewStatus } from '@tomoguide/contract/reviews/entities';
import { CONTENT_MAX } from '@tomoguide/contract/reviews/fields';
import { useState } from 'react';
import { useForm } from '../../../form/use-form.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { useSession } from '../../../lib/session.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useSubmitReview } from '../mutations.ts';
import { useReviewDraft } from './review-draft.ts';
import { getCompleteAnswers, hasAnswers, ShoppingInput } from './shopping-input.tsx';
import { StarInput } from './star-input.tsx';
import { TagInput } from './tag-input.tsx';
import { useRefusalText } from './use-refusal-text.ts';

interface Props {
  status: ReviewStatus;
  /** The name of the reviewed user. */
  name: string;
  onClose: () => void;
}

/**
 * A dialog for a review: stars, for a guide up to three tags and the questions about shopping, and an optional text,
 * with a note on who will see them
 * (docs/product/reviews.md, "Writing one").
 */
export const ReviewDialog = ({ status: reviewStatus, name, onClose }: Props) => {
  const { t } = useTranslation('reviews', 'layout');
  /** The error of the last attempt, unless it belongs to a field. It stays until the next attempt. */
  const [problem, setProblem] = useState<unknown>(null);
  const session = useSession();
  const submit = useSubmitReview();
  const refusalWords = useRefusalText();
  const state = useReviewDraft(reviewStatus.fromUserId, reviewStatus.bookingId);
  const [, , clear] = state;
  const tooLong = (content: string): string | undefined => {
    const count = [...content.trim()].length - CONTENT_MAX;
    return count > 0 ? t('reviews.contentTooLong', { count }) : undefined;
  };
  const canAnswer = reviewStatus.shopping?.canAnswer === true;
  const form = useForm({
    state,
    validate: ({ rating, content, shopping }) => ({
      rating: rating === null ? t('reviews.ratingMissing') : undefined,
      content: tooLong(content),
      shopping:
        canAnswer && hasAnswers(shopping) && !getCompleteAnswers(shopping)
          ? t('reviews.shopping.missing')
          : undefined,
    }),
    send: async ({ rating, content, tags, shopping }) => {
      if (rating === null) return;
      if (!session) return showToast({ tone: 'destructive', title: t('reviews.authRequired') });
      setProblem(null);
      try {
        const written = await submit.mutateAsync({
          reviewStatus,
          rating,
          content: content.trim(),
          tags,
          shopping: canAnswer ? getCompleteAnswers(shopping) : null,
        });
        clear();
        showToast({
          tone: 'success',
          title: t('reviews.submitted'),
          description: written.publicAt
            ? t('reviews.submittedPublic')
            : t('reviews.submittedWaiting', { name }),
        });
        onClose();
      } catch (error) {
        const isAtField = error instanceof ApiError && error.code === 'CONTACT_NOT_ALLOWED';
        if (!isAtField) setProblem(error);
        showToast({ tone: 'destructive', title: t('reviews.failed') });
        throw error;
      }
    },
  });
  const { rating, content, tags, shopping } = form.values;
  const length = [...content.trim()].length;

  return (
    <Dialog
      open
      onClose={onClose}
      locked={form.busy}
      title={t('reviews.dialogTitle', { name })}
      footer={
        <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
          <Button tone="secondary" onClick={onClose} disabled={form.busy}>
            {t('reviews.later')}
          </Button>
          <Button onClick={form.submit} busy={form.busy}>
            {form.busy ? t('reviews.submitting') : t('reviews.submit')}
          </Button>
        </div>
      }
    >
      <div ref={form.ref} className="grid gap-5">
        {problem ? (
          <p role="alert" className="rounded-xl bg-warn-soft p-3 text-warn">
            {t('reviews.failedWhy', { why: refusalWords(problem) })}
          </p>
        ) : null}
        <StarInput
          value={rating}
          onChange={(chosen) => form.change({ rating: chosen })}
          readOnly={form.busy}
          error={form.errors.rating ?? null}
        />
        {reviewStatus.type === 'traveler_to_guide' ? (
          <TagInput
            chosen={tags}
            onChange={(changed) => form.change({ tags: changed })}
            readOnly={form.busy}
          />
        ) : null}
        <Field
          label={t('reviews.content')}
          note={t('layout.optional')}
          hint={
            length > 0
              ? t('reviews.characters', { length: formatNumber(length) })
              : t(
                  reviewStatus.type === 'traveler_to_guide'
                    ? 'reviews.contentHintGuide'
                    : 'reviews.contentHintTraveler',
                )
          }
          error={tooLong(content) ?? form.errors.content}
        >
          {(field) => (
            <Textarea {...field} {...form.text('content')} rows={5} readOnly={form.busy} />
          )}
        </Field>
        {canAnswer ? (
          <ShoppingInput
            answers={shopping}
            onChange={(changed) => form.change({ shopping: changed })}
            readOnly={form.busy}
            error={form.errors.shopping}
            isOptional
          />
        ) : null}
        <p className="rounded-xl bg-sunken p-4 text-[0.9375rem]">{t('reviews.blind', { name })}</p>
      </div>
    </Dialog>
  );
};
