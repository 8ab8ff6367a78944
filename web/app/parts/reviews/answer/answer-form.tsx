import { formatInBothZones } from '@tomoguide/contract/format';
import type { GuideReview } from '@tomoguide/contract/reviews/entities';
import { ANSWER_MAX } from '@tomoguide/contract/reviews/fields';
import { answerableUntil } from '@tomoguide/contract/reviews/publication';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useStoredDraft } from '../../../form/stored-draft.ts';
import { errorCodeOf } from '../../../lib/api-error.ts';
import { ownZone } from '../../../lib/own-zone.ts';
import { useSession } from '../../../lib/session.ts';
import { clearRefusal } from '../../../lib/typed-meanwhile.ts';
import { useRefusedField } from '../../../lib/use-refused-field.ts';
import { usePersonName } from '../../../translation/use-person-name.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useAnswerReview } from '../mutations.ts';

const Words = ({ review, onClose }: { review: GuideReview; onClose: () => void }) => {
  const { t } = useTranslation('reviews');
  const nameOf = usePersonName();
  const { t: errors } = useTranslation('errors');
  const answer = useAnswerReview();
  const userId = useSession()?.user.id ?? 0;
  // Fixed at mount: a user who logs in while the form is open does not get this draft.
  const [key] = useState(`draft:${userId}:answer:${review.id}`);
  const [{ content }, change, clear] = useStoredDraft(key, { content: '' });
  const [tried, setTried] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const form = useRef<HTMLDivElement>(null);
  const refused = useRefusedField(answer.error, form);
  const length = [...content.trim()].length;
  const tooMany = Math.max(0, length - ANSWER_MAX);
  const name = nameOf(review.author.nickname);

  const fault = (): string | undefined => {
    if (tooMany > 0) return t('answerTooLong', { count: tooMany });
    return tried && length === 0 ? t('answerMissing') : refused('content');
  };
  const publish = async () => {
    if (answer.isPending) return;
    flushSync(() => setTried(true));
    if (length === 0 || tooMany > 0) return field.current?.focus();
    try {
      await answer.mutateAsync({ id: review.id, content: content.trim() });
      showToast({ tone: 'success', title: t('answered') });
      clear();
      onClose();
    } catch (error) {
      showToast({
        tone: 'destructive',
        title: t('answerFailed'),
        description: errors(errorCodeOf(error)),
      });
    }
  };
  return (
    <div ref={form} className="grid gap-3">
      <Field label={t('answerLabel', { name })} hint={t('answerHint')} error={fault()}>
        {(props) => (
          <Textarea
            {...props}
            // The user opened the form with a click and continues here.
            autoFocus
            ref={field}
            rows={3}
            value={content}
            readOnly={answer.isPending}
            onChange={(event) => {
              change({ content: event.target.value });
              clearRefusal(answer);
            }}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button onClick={publish} busy={answer.isPending}>
          {answer.isPending ? t('publishing') : t('publish')}
        </Button>
        <Button tone="secondary" onClick={onClose} disabled={answer.isPending}>
          {t('dismiss')}
        </Button>
      </div>
    </div>
  );
};

/** Answers a public review, once and before the deadline (docs/product/reviews.md, "Answers"). */
export const AnswerForm = ({ review, timeZone }: { review: GuideReview; timeZone: string }) => {
  const { t } = useTranslation('reviews');
  const nameOf = usePersonName();
  const locale = useLocale();
  const [open, setOpen] = useState(false);
  const until = answerableUntil(Temporal.Instant.from(review.publicAt));
  if (review.reply || Temporal.Instant.compare(Temporal.Now.instant(), until) >= 0) return null;
  if (open) return <Words review={review} onClose={() => setOpen(false)} />;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button
        tone="secondary"
        size="small"
        aria-label={t('answerTo', { name: nameOf(review.author.nickname) })}
        onClick={() => setOpen(true)}
      >
        {t('answer')}
      </Button>
      <span className="text-ink-soft text-sm">
        {t('answerUntil', {
          time: formatInBothZones(until.toString(), ownZone(), timeZone, locale),
        })}
      </span>
    </div>
  );
};
