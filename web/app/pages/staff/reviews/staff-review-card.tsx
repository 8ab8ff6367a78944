import { formatBookingNumber } from '@tomoguide/contract/bookings/booking-number';
import type { StaffReview } from '@tomoguide/contract/reviews/entities';
import { detectWrittenLanguage } from '@tomoguide/contract/reviews/language';
import { useState } from 'react';
import { ReviewTags } from '../../../parts/reviews/review-tags.tsx';
import { usePersonName } from '../../../translation/use-person-name.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Stars } from '../../../ui/stars.tsx';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { useStaffTime } from '../use-staff-time.ts';
import type { ReviewAction } from './queries.ts';
import { ReviewActionDialog } from './review-action-dialog.tsx';

const TONES = { public: 'good', waiting: 'plain', checked: 'seal', hidden: 'warn' } as const;

const getState = ({ hiddenAt, publicAt, checkedUntil }: StaffReview): keyof typeof TONES => {
  if (hiddenAt !== null) return 'hidden';
  if (publicAt !== null) return 'public';
  return checkedUntil === null ? 'waiting' : 'checked';
};

const ReviewDetails = ({ review }: { review: StaffReview }) => {
  const { t } = useTranslation('staff-reviews');
  const time = useStaffTime();
  const { id, bookingId, submittedAt } = review;
  return (
    <p className="tabular text-ink-soft text-sm">
      {t('staff-reviews.number', { id })}
      {bookingId === null
        ? null
        : ` · ${t('staff-reviews.booking', { number: formatBookingNumber(bookingId) })}`}
      {' · '}
      <time dateTime={submittedAt}>
        <Unbroken>{time(submittedAt)}</Unbroken>
      </time>
    </p>
  );
};

const ACTIONS: Readonly<Record<keyof typeof TONES, ReviewAction[]>> = {
  public: ['hide'],
  waiting: ['hide'],
  checked: ['release', 'hide'],
  hidden: ['show'],
};

/** Shows that both users share an identifier, but never its value. */
const Matches = ({ review: { matches, checkedUntil } }: { review: StaffReview }) => {
  const { t } = useTranslation('staff-reviews');
  const time = useStaffTime();
  const locale = useLocale();
  if (matches.length === 0) return null;
  const what = new Intl.ListFormat(locale).format(
    matches.map((one) => t(`staff-reviews.matches.${one}`)),
  );
  return (
    <p className="text-sm">
      {t('staff-reviews.matches.label', { what })}
      {checkedUntil === null ? null : (
        <span className="text-ink-soft">
          {' · '}
          <Unbroken>{t('staff-reviews.checkedUntil', { time: time(checkedUntil) })}</Unbroken>
        </span>
      )}
    </p>
  );
};

/** A review with its state and the actions for staff. */
export const StaffReviewCard = ({ review }: { review: StaffReview }) => {
  const { t } = useTranslation('staff-reviews');
  const nameOf = usePersonName();
  const [confirming, setConfirming] = useState<ReviewAction | null>(null);
  const { id, author, subject, rating, content, tags, reply, hiddenReason } = review;
  const state = getState(review);
  const actions: ReviewAction[] = ACTIONS[state];
  return (
    <Card className="grid gap-3" data-review={id}>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h2 className="wrap-anywhere flex flex-wrap items-center gap-x-3 font-semibold">
            {t('staff-reviews.direction', {
              author: nameOf(author.nickname),
              subject: nameOf(subject.nickname),
            })}
            <Stars rating={rating} label={t('staff-reviews.starsLabel', { count: rating })} />
          </h2>
          <ReviewDetails review={review} />
        </div>
        <Badge tone={TONES[state]}>{t(`staff-reviews.state.${state}`)}</Badge>
      </div>
      {content ? (
        <p
          lang={detectWrittenLanguage(content) ?? undefined}
          className="wrap-anywhere whitespace-pre-line"
        >
          {content}
        </p>
      ) : (
        <p className="text-ink-soft">{t('staff-reviews.noWords')}</p>
      )}
      <ReviewTags tags={tags} />
      {reply ? (
        <p className="wrap-anywhere whitespace-pre-line border-line-strong border-l-2 pl-3 text-ink-soft">
          <span className="font-semibold">{t('staff-reviews.answer')}: </span>
          {reply.content}
        </p>
      ) : null}
      {hiddenReason ? (
        <p className="text-warn">{t('staff-reviews.hiddenBecause', { reason: hiddenReason })}</p>
      ) : null}
      <Matches review={review} />
      <div className="flex flex-wrap gap-2">
        {actions.map((what) => (
          <Button
            key={what}
            tone="secondary"
            aria-keyshortcuts={what === 'hide' ? 'R' : 'A'}
            onClick={() => setConfirming(what)}
          >
            {t(`staff-reviews.${what}`)}
            <span className="sr-only">, {t('staff-reviews.number', { id })}</span>
          </Button>
        ))}
      </div>
      {confirming ? (
        <ReviewActionDialog review={review} what={confirming} onClose={() => setConfirming(null)} />
      ) : null}
    </Card>
  );
};
