import type { GuideReview } from '@tomoguide/contract/reviews/entities';
import { ANSWER_MAX } from '@tomoguide/contract/reviews/fields';
import { getReplyDeadline } from '@tomoguide/contract/reviews/publication';
import { useState } from 'react';
import { requireText } from '../../form/required.ts';
import { useStoredDraft } from '../../form/stored-draft.ts';
import { useForm } from '../../form/use-form.ts';
import { getErrorCode } from '../../lib/api-error.ts';
import { formatTourTime } from '../../lib/own-zone.ts';
import { useSession } from '../../lib/session.ts';
import { useAnswerReview } from '../../parts/reviews/mutations.ts';
import { usePersonName } from '../../translation/use-person-name.ts';
import { useLocale, useTranslation } from '../../translation/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { showToast } from '../../ui/toast.ts';

const ReplyForm = ({ review, onClose }: { review: GuideReview; onClose: () => void }) => {
  const { t } = useTranslation('reviews', 'errors');
  const nameOf = usePersonName();
  const answer = useAnswerReview();
  const userId = useSession()?.user.id ?? 0;
  // Fixed at mount, so that a user who logs in while the form is open does not get this draft.
  const [key] = useState(`draft:${userId}:answer:${review.id}`);
  const state = useStoredDraft(key, { content: '' });
  const [, , clear] = state;
  const name = nameOf(review.author.nickname);
  const tooLong = (content: string): string | undefined => {
    const count = [...content.trim()].length - ANSWER_MAX;
    return count > 0 ? t('reviews.answerTooLong', { count }) : undefined;
  };
  const form = useForm({
    state,
    validate: ({ content }) => ({
      content: tooLong(content) ?? requireText(content, t('reviews.answerMissing')),
    }),
    send: async ({ content }) => {
      try {
        await answer.mutateAsync({ id: review.id, content: content.trim() });
      } catch (error) {
        showToast({
          tone: 'destructive',
          title: t('reviews.answerFailed'),
          description: t(`errors.${getErrorCode(error)}`),
        });
        throw error;
      }
      showToast({ tone: 'success', title: t('reviews.answered') });
      clear();
      onClose();
    },
  });
  return (
    <div ref={form.ref} className="grid gap-3">
      <Field
        label={t('reviews.answerLabel', { name })}
        hint={t('reviews.answerHint')}
        error={tooLong(form.values.content) ?? form.errors.content}
      >
        {(props) => (
          <Textarea
            {...props}
            // Focused because the user opened the form to type here.
            autoFocus
            {...form.text('content')}
            rows={3}
            readOnly={form.busy}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button onClick={form.submit} busy={form.busy}>
          {form.busy ? t('reviews.publishing') : t('reviews.publish')}
        </Button>
        <Button tone="secondary" onClick={onClose} disabled={form.busy}>
          {t('reviews.dismiss')}
        </Button>
      </div>
    </div>
  );
};

/** The form to answer a public review, once and before the deadline (docs/product/reviews.md, "Answers"). */
export const AnswerForm = ({ review, timeZone }: { review: GuideReview; timeZone: string }) => {
  const { t } = useTranslation('reviews');
  const nameOf = usePersonName();
  const locale = useLocale();
  const [open, setOpen] = useState(false);
  const until = getReplyDeadline(Temporal.Instant.from(review.publicAt));
  if (review.reply || Temporal.Instant.compare(Temporal.Now.instant(), until) >= 0) return null;
  if (open) return <ReplyForm review={review} onClose={() => setOpen(false)} />;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button
        tone="secondary"
        size="small"
        aria-label={t('reviews.answerTo', { name: nameOf(review.author.nickname) })}
        onClick={() => setOpen(true)}
      >
        {t('reviews.answer')}
      </Button>
      <span className="text-ink-soft text-sm">
        {t('reviews.answerUntil', {
          time: formatTourTime(until.toString(), timeZone, locale),
        })}
      </span>
    </div>
  );
};
