import { useQuery } from '@tanstack/react-query';
import { dayIn, formatDay } from '@tomoguide/contract/format';
import type { OwnGuide } from '@tomoguide/contract/guides/entities';
import type { GuideReview } from '@tomoguide/contract/reviews/entities';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Card } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Stars } from '../../../ui/stars.tsx';
import { reviewsOf } from '../queries.ts';
import { DashboardSection, QuietNote } from './dashboard-section.tsx';

const SHOWN = 3;

const Review = ({ review, timeZone }: { review: GuideReview; timeZone: string }) => {
  const { t } = useTranslation('bookings-guide-dashboard');
  const locale = useLocale();
  return (
    <li className="grid gap-2 border-line border-t pt-4 first:border-t-0 first:pt-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Avatar name={review.author.nickname} src={review.author.profilePicture} size={32} />
        <span className="font-semibold">{review.author.nickname}</span>
        <Stars rating={review.rating} label={t('ratedLabel', { rating: review.rating })} />
        <span className="tabular text-ink-soft text-sm">
          {formatDay(dayIn(review.createdAt, timeZone), locale)}
        </span>
      </div>
      {review.content ? <p>{review.content}</p> : null}
      {review.reply ? (
        <p className="border-line-strong border-l-2 pl-3 text-ink-soft">
          <span className="font-semibold">{t('yourAnswer')}: </span>
          {review.reply.content}
        </p>
      ) : null}
    </li>
  );
};

/** The guide's rating and the latest reviews, as travelers see them. */
export const RatingsCard = ({ guide }: { guide: OwnGuide }) => {
  const { t } = useTranslation('bookings-guide-dashboard');
  const reviews = useQuery(reviewsOf(guide.id));
  if (guide.rating === null)
    return (
      <DashboardSection title={t('ratings')}>
        <QuietNote title={t('noRatings')}>{t('noRatingsHint')}</QuietNote>
      </DashboardSection>
    );
  return (
    <DashboardSection title={t('ratings')}>
      <Card className="grid gap-5">
        <p className="tabular flex flex-wrap items-center gap-3">
          <span className="font-bold text-3xl">{guide.rating.toFixed(1)}</span>
          <Stars rating={guide.rating} label={t('ratedLabel', { rating: guide.rating })} />
          <span className="text-ink-soft">{t('ratedBy', { count: guide.reviewCount })}</span>
        </p>
        {reviews.isLoadingError ? <p role="alert">{t('reviewsFailed')}</p> : null}
        {reviews.isPending ? <Skeleton className="h-40" /> : null}
        <ul className="grid gap-4">
          {reviews.data?.slice(0, SHOWN).map((review) => (
            <Review key={review.id} review={review} timeZone={guide.timeZone} />
          ))}
        </ul>
      </Card>
    </DashboardSection>
  );
};
