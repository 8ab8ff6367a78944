import type { ReviewStatus } from '@tomoguide/contract/reviews/entities';
import { CONTENT_MAX } from '@tomoguide/contract/reviews/fields';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError, errorCodeOf } from '../../../lib/api-error.ts';
import { useSession } from '../../../lib/session.ts';
import { clearRefusal } from '../../../lib/typed-meanwhile.ts';
import { useRefusedField } from '../../../lib/use-refused-field.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useSubmitReview } from '../mutations.ts';
import { useReviewDraft } from './review-draft.ts';
import { StarInput } from './star-input.tsx';

interface Props {
  status: ReviewStatus;
  /** The reviewed person's name. */
  name: string;
  onClose: () => void;
}

/** The reason for a rejection, in the user's language. */
const useRefusalWords = () => {
  const { t } = useTranslation('reviews');
  const { t: errors } = useTranslation('errors');
  const { sentences } = useTranslation('reviews');
  return (error: unknown): string => {
    const { code } = ((error instanceof ApiError && error.details) || {}) as { code?: string };
    if (code && code in sentences.closed) return t(`closed.${code as 'cancelled'}`);
    return errors(errorCodeOf(error));
  };
};

/** Stars and optional text, with a note on who will see them (docs/product/reviews.md, "Writing one"). */
export const ReviewDialog = ({ status: reviewStatus, name, onClose }: Props) => {
  const { t } = useTranslation('reviews');
  const { t: layout } = useTranslation('layout');
  const session = useSession();
  const submit = useSubmitReview();
  const refusalWords = useRefusalWords();
  const [{ rating, content }, change, clear] = useReviewDraft(
    reviewStatus.fromUserId,
    reviewStatus.bookingId,
  );
  const [tried, setTried] = useState(false);
  /** Why the last attempt failed, unless it was because of a field. */
  const [problem, setProblem] = useState<unknown>(null);
  const stars = useRef<HTMLInputElement>(null);
  const words = useRef<HTMLTextAreaElement>(null);
  const form = useRef<HTMLDivElement>(null);
  const refused = useRefusedField(submit.error, form);
  const length = [...content.trim()].length;
  const tooMany = Math.max(0, length - CONTENT_MAX);

  const send = async () => {
    if (submit.isPending) return;
    flushSync(() => setTried(true));
    if (rating === null) return stars.current?.focus();
    if (tooMany > 0) return words.current?.focus();
    if (!session) return showToast({ tone: 'destructive', title: t('authRequired') });
    setProblem(null);
    try {
      const written = await submit.mutateAsync({ reviewStatus, rating, content: content.trim() });
      clear();
      showToast({
        tone: 'success',
        title: t('submitted'),
        description: written.publicAt ? t('submittedPublic') : t('submittedWaiting', { name }),
      });
      onClose();
    } catch (error) {
      const isAtField = error instanceof ApiError && error.code === 'CONTACT_NOT_ALLOWED';
      if (!isAtField) setProblem(error);
      showToast({ tone: 'destructive', title: t('failed') });
    }
  };

  return (
    <Dialog
      open
      onClose={onClose}
      locked={submit.isPending}
      title={t('dialogTitle', { name })}
      footer={
        <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
          <Button tone="secondary" onClick={onClose} disabled={submit.isPending}>
            {t('later')}
          </Button>
          <Button onClick={send} busy={submit.isPending}>
            {submit.isPending ? t('submitting') : t('submit')}
          </Button>
        </div>
      }
    >
      <div ref={form} className="grid gap-5">
        {problem ? (
          <p role="alert" className="rounded-xl bg-warn-soft p-3 text-warn">
            {t('failedWhy', { why: refusalWords(problem) })}
          </p>
        ) : null}
        <StarInput
          ref={stars}
          value={rating}
          onChange={(chosen) => change({ rating: chosen })}
          readOnly={submit.isPending}
          error={tried && rating === null ? t('ratingMissing') : null}
        />
        <Field
          label={t('content')}
          note={layout('optional')}
          hint={
            length > 0
              ? t('characters', { count: length })
              : t(
                  reviewStatus.type === 'traveler_to_guide'
                    ? 'contentHintGuide'
                    : 'contentHintTraveler',
                )
          }
          error={tooMany > 0 ? t('contentTooLong', { count: tooMany }) : refused('content')}
        >
          {(field) => (
            <Textarea
              {...field}
              ref={words}
              rows={5}
              value={content}
              readOnly={submit.isPending}
              onChange={(event) => {
                change({ content: event.target.value });
                clearRefusal(submit);
              }}
            />
          )}
        </Field>
        <p className="rounded-xl bg-sunken p-4 text-[0.9375rem]">{t('blind', { name })}</p>
      </div>
    </Dialog>
  );
};
