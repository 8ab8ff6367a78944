import type { GuideReview } from '@tomoguide/contract/reviews/entities';
import { ANSWER_MAX } from '@tomoguide/contract/reviews/fields';
import { getReplyDeadline } from '@tomoguide/contract/reviews/publication';
import { useState } from 'react';
import { requireText } from '../../form/required.ts';
import { useOwnDraft } from '../../form/stored-draft.ts';
import { useForm } from '../../form/use-form.ts';
import { getErrorCode } from '../../lib/api-error.ts';
import { formatTourTime } from '../../lib/own-zone.ts';
import { useAnswerReview } from '../../parts/reviews/mutations.ts';
import { usePersonName } from '../../translation/use-person-name.ts';
import { useLocale, useTranslation } from '../../translation/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { showToast } from '../../ui/toast.ts';

interface ReplyProps {
  /** Names the draft, such as 'answer:12'. */
  draft: string;
  label: string;
  send: (content: string) => Promise<unknown>;
  onClose: () => void;
}

/** The form for a public reply, which is sent once. */
export const ReplyForm = ({ draft, label, send, onClose }: ReplyProps) => {
  const { t } = useTranslation('reviews', 'errors');
  const state = useOwnDraft(draft, { content: '' });
  const [, , clear] = state;
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
        await send(content.trim());
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
        label={label}
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
  const answer = useAnswerReview();
  const [open, setOpen] = useState(false);
  const until = getReplyDeadline(Temporal.Instant.from(review.publicAt));
  if (review.reply || Temporal.Instant.compare(Temporal.Now.instant(), until) >= 0) return null;
  if (open)
    return (
      <ReplyForm
        draft={`answer:${review.id}`}
        label={t('reviews.answerLabel', { name: nameOf(review.author.nickname) })}
        send={(content) => answer.mutateAsync({ id: review.id, content })}
        onClose={() => setOpen(false)}
      />
    );
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
