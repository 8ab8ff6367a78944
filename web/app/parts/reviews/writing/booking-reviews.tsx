import { useQuery } from '@tanstack/react-query';
import type { Booking } from '@tomoguide/contract/bookings/entities';
import type { OwnReview, ReviewStatus } from '@tomoguide/contract/reviews/entities';
import { detectWrittenLanguage } from '@tomoguide/contract/reviews/language';
import { type ReactNode, useState } from 'react';
import { formatInUserZone } from '../../../lib/own-zone.ts';
import { usePersonName } from '../../../translation/use-person-name.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Stars } from '../../../ui/stars.tsx';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { reviewStatusQuery } from '../queries.ts';
import { ReviewBody } from '../review-body.tsx';
import { ReviewDialog } from './review-dialog.tsx';
import { ShoppingDialog } from './shopping-dialog.tsx';

interface WrittenProps {
  title: string;
  review: NonNullable<ReviewStatus['theirs']>;
  /** The guide's name, shown above the answer. */
  guideName: string;
  children?: ReactNode;
}

/** The text of a review, as its author and its subject see it. */
const ReviewText = ({ title, review, guideName, children }: WrittenProps) => {
  const { t } = useTranslation('reviews');
  const { rating } = review;
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-center gap-x-2 font-semibold text-[0.9375rem]">
        {title}
        <Stars rating={rating} label={t('reviews.starsLabel', { count: rating })} />
      </p>
      <ReviewBody review={review} guideName={guideName} />
      {children}
    </div>
  );
};

/** Shows whether and when others can see the review. */
const Visibility = ({ own, name }: { own: OwnReview; name: string }) => {
  const { t } = useTranslation('reviews');
  const locale = useLocale();
  if (own.hidden) return <p className="text-ink-soft text-sm">{t('reviews.hidden')}</p>;
  if (own.publicAt !== null) return null;
  if (own.checkedUntil !== null)
    return (
      <p className="text-ink-soft text-sm">
        <Unbroken>
          {t('reviews.checking', {
            time: formatInUserZone(own.publicBy ?? own.checkedUntil, locale),
          })}
        </Unbroken>
      </p>
    );
  return (
    <p className="text-ink-soft text-sm">
      <Unbroken names={[name]}>
        {own.publicBy
          ? t('reviews.waiting', { name, time: formatInUserZone(own.publicBy, locale) })
          : t('reviews.waitingDispute')}
      </Unbroken>
    </p>
  );
};

interface OpenProps {
  status: ReviewStatus;
  name: string;
  brief: boolean;
}

const WriteReview = ({ status: reviewStatus, name, brief }: OpenProps) => {
  const { t } = useTranslation('reviews');
  const locale = useLocale();
  const [writing, setWriting] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        tone={brief ? 'secondary' : 'primary'}
        size={brief ? 'small' : 'medium'}
        className="wrap-anywhere py-2"
        onClick={() => setWriting(true)}
      >
        {t('reviews.write', { name })}
      </Button>
      {brief ? null : (
        <p className="text-ink-soft text-sm">
          <Unbroken>
            {t('reviews.until', { time: formatInUserZone(reviewStatus.reviewUntil, locale) })}
          </Unbroken>
        </p>
      )}
      {writing ? (
        <ReviewDialog status={reviewStatus} name={name} onClose={() => setWriting(false)} />
      ) : null}
    </div>
  );
};

/** A button for the questions about shopping, which opens a dialog, or a note that they are answered. */
const Shopping = ({ status: reviewStatus }: { status: ReviewStatus }) => {
  const { t } = useTranslation('reviews');
  const [answering, setAnswering] = useState(false);
  const { shopping } = reviewStatus;
  if (shopping?.own) return <p className="text-ink-soft text-sm">{t('reviews.shopping.given')}</p>;
  if (!shopping?.canAnswer) return null;
  return (
    <>
      <Button
        tone="quiet"
        size="small"
        className="-ml-3 justify-self-start"
        onClick={() => setAnswering(true)}
      >
        {t('reviews.shopping.alone')}
      </Button>
      {answering ? (
        <ShoppingDialog status={reviewStatus} onClose={() => setAnswering(false)} />
      ) : null}
    </>
  );
};

/** The other user's review or, if there is none, the user's own, on one line. */
const ReviewSummaries = ({ status: { own, theirs } }: { status: ReviewStatus }) => {
  const { t } = useTranslation('reviews');
  const review = theirs ?? own;
  if (!review) return null;
  const { rating, content } = review;
  return (
    <p className="flex min-w-0 items-center gap-x-2 text-[0.9375rem] text-ink-soft">
      {theirs ? null : <span className="shrink-0">{t('reviews.yours')}</span>}
      <Stars rating={rating} label={t('reviews.starsLabel', { count: rating })} />
      <span lang={detectWrittenLanguage(content) ?? undefined} className="truncate">
        {content}
      </span>
    </p>
  );
};

interface Props {
  booking: Booking;
  /** True to show one review and the button to write one, each on one line. */
  brief?: boolean;
}

/**
 * The reviews of a past tour on its card: the user can write one and see its status and, once it is public,
 * the other user's review.
 */
export const BookingReviews = ({ booking, brief = false }: Props) => {
  const { t } = useTranslation('reviews');
  const nameOf = usePersonName();
  const isEnded = booking.status === 'completed' || booking.status === 'disputed';
  const statusQuery = useQuery({ ...reviewStatusQuery(booking.id), enabled: isEnded });
  if (!isEnded || statusQuery.isPending) return null;
  if (!statusQuery.data)
    return (
      <LoadFailure onRetry={() => statusQuery.refetch()}>{t('reviews.unchecked')}</LoadFailure>
    );
  const { own, theirs, canReview, code } = statusQuery.data;
  const guideName = nameOf(booking.guide.name);
  const name = booking.viewerIs === 'guide' ? nameOf(booking.traveler.nickname) : guideName;
  const closed = code === 'period_over' || code === 'other_is_public';
  if (!own && !theirs && !canReview && (brief || !closed)) return null;
  return (
    <section
      aria-label={`${t('reviews.title')}, ${booking.bookingNumber}`}
      className="grid gap-3"
      data-reviews={booking.id}
    >
      {canReview ? <WriteReview status={statusQuery.data} name={name} brief={brief} /> : null}
      {brief ? <ReviewSummaries status={statusQuery.data} /> : null}
      {own && !brief ? (
        <ReviewText title={t('reviews.yours')} review={own} guideName={guideName}>
          <Visibility own={own} name={name} />
        </ReviewText>
      ) : null}
      {theirs && !brief ? (
        <ReviewText title={t('reviews.theirs', { name })} review={theirs} guideName={guideName} />
      ) : null}
      {brief ? null : <Shopping status={statusQuery.data} />}
      {closed && !brief ? (
        <p className="text-ink-soft text-sm">{t(`reviews.closed.${code}`)}</p>
      ) : null}
    </section>
  );
};
