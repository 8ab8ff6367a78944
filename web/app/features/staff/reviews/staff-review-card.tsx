import { bookingNumber } from '@tomoguide/contract/bookings/booking-number';
import type { StaffReview } from '@tomoguide/contract/reviews/entities';
import { writtenLanguage } from '@tomoguide/contract/reviews/language';
import { useState } from 'react';
import { usePersonName } from '../../../translation/use-person-name.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Stars } from '../../../ui/stars.tsx';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { useStaffTime } from '../use-staff-time.ts';
import { DeedDialog } from './deed-dialog.tsx';

const TONES = { public: 'good', waiting: 'plain', hidden: 'warn' } as const;

const stateOf = ({ hiddenAt, publicAt }: StaffReview): keyof typeof TONES => {
  if (hiddenAt !== null) return 'hidden';
  return publicAt === null ? 'waiting' : 'public';
};

const Facts = ({ review }: { review: StaffReview }) => {
  const { t } = useTranslation('staff-reviews');
  const time = useStaffTime();
  const { id, bookingId, submittedAt } = review;
  return (
    <p className="tabular text-ink-soft text-sm">
      {t('number', { id })}
      {bookingId === null ? null : ` · ${t('booking', { number: bookingNumber(bookingId) })}`}
      {' · '}
      <time dateTime={submittedAt}>
        <Unbroken>{time(submittedAt)}</Unbroken>
      </time>
    </p>
  );
};

/** A review with its state, and what staff can do with it. */
export const StaffReviewCard = ({ review }: { review: StaffReview }) => {
  const { t } = useTranslation('staff-reviews');
  const nameOf = usePersonName();
  const [asking, setAsking] = useState(false);
  const { id, author, subject, rating, content, reply, hiddenReason } = review;
  const state = stateOf(review);
  const what = state === 'hidden' ? 'show' : 'hide';
  return (
    <Card className="grid gap-3" data-review={id}>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h2 className="wrap-anywhere flex flex-wrap items-center gap-x-3 font-semibold">
            {t('direction', { author: nameOf(author.nickname), subject: nameOf(subject.nickname) })}
            <Stars rating={rating} label={t('starsLabel', { count: rating })} />
          </h2>
          <Facts review={review} />
        </div>
        <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>
      </div>
      {content ? (
        <p
          lang={writtenLanguage(content) ?? undefined}
          className="wrap-anywhere whitespace-pre-line"
        >
          {content}
        </p>
      ) : (
        <p className="text-ink-soft">{t('noWords')}</p>
      )}
      {reply ? (
        <p className="wrap-anywhere whitespace-pre-line border-line-strong border-l-2 pl-3 text-ink-soft">
          <span className="font-semibold">{t('answer')}: </span>
          {reply.content}
        </p>
      ) : null}
      {hiddenReason ? (
        <p className="text-warn">{t('hiddenBecause', { reason: hiddenReason })}</p>
      ) : null}
      <Button
        tone={what === 'hide' ? 'danger' : 'secondary'}
        className="justify-self-start"
        onClick={() => setAsking(true)}
      >
        {t(what)}
        <span className="sr-only">, {t('number', { id })}</span>
      </Button>
      {asking ? <DeedDialog review={review} what={what} onClose={() => setAsking(false)} /> : null}
    </Card>
  );
};
