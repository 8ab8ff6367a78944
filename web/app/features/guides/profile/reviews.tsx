import { dayIn, formatDay } from '@tomoguide/contract/format';
import type { GuideDetail } from '@tomoguide/contract/guides/entities';
import type { GuideReview } from '@tomoguide/contract/reviews/entities';
import { Star } from 'lucide-react';
import { useState } from 'react';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Stars } from '../../../ui/stars.tsx';
import { Section } from './section.tsx';

const FIRST = 6;

const ReviewItem = ({ review, guide }: { review: GuideReview; guide: GuideDetail }) => {
  const { t } = useTranslation('guides');
  const locale = useLocale();
  const { author, rating, content, createdAt, reply } = review;
  return (
    <li className="grid content-start gap-2">
      <div className="flex items-center gap-3">
        <Avatar name={author.nickname} src={author.profilePicture} size={44} />
        <div>
          <p className="font-semibold">{author.nickname}</p>
          <p className="flex flex-wrap items-center gap-x-2 text-ink-soft text-sm">
            <Stars rating={rating} label={t('reviews.stars', { count: rating })} />
            {formatDay(dayIn(createdAt, guide.timeZone), locale)}
          </p>
        </div>
      </div>
      <p className="whitespace-pre-line">{content}</p>
      {reply ? (
        <div className="ml-4 border-line border-l-2 pl-4">
          <p className="font-semibold text-sm">{t('reviews.reply', { name: guide.name })}</p>
          <p className="whitespace-pre-line text-[0.9375rem] text-ink-soft">{reply.content}</p>
        </div>
      ) : null}
    </li>
  );
};

/** The bars of five to one stars. */
const Spread = ({ counts }: { counts: readonly number[] }) => {
  const { t } = useTranslation('guides');
  const most = Math.max(1, ...counts);
  return (
    <ul className="grid max-w-xs gap-1">
      {[5, 4, 3, 2, 1].map((stars) => {
        const count = counts[stars - 1] ?? 0;
        return (
          <li key={stars} className="tabular flex items-center gap-3 text-sm">
            <span className="sr-only">{t('reviews.share', { stars, count })}</span>
            <span aria-hidden="true" className="w-3">
              {stars}
            </span>
            <span aria-hidden="true" className="h-1.5 grow overflow-hidden rounded-full bg-line">
              <span
                className="block h-full bg-star"
                style={{ width: `${(count / most) * 100}%` }}
              />
            </span>
            <span aria-hidden="true" className="w-6 text-ink-soft">
              {count}
            </span>
          </li>
        );
      })}
    </ul>
  );
};

export const Reviews = ({
  guide,
  reviews,
}: {
  guide: GuideDetail;
  reviews: readonly GuideReview[];
}) => {
  const { t } = useTranslation('guides');
  const [all, setAll] = useState(false);
  const shown = all ? reviews : reviews.slice(0, FIRST);
  return (
    <Section id="reviews" title={t('reviews.title')}>
      {guide.rating === null ? (
        <p className="text-ink-soft">{t('reviews.none')}</p>
      ) : (
        <div className="grid gap-8">
          <div className="flex flex-wrap items-center gap-x-10 gap-y-4">
            <p className="tabular flex items-center gap-3">
              <Star aria-hidden="true" className="size-8 fill-star stroke-star" />
              <span className="font-bold text-4xl">{guide.rating.toFixed(1)}</span>
              <span className="text-ink-soft">
                {t('reviews.count', { count: guide.reviewCount })}
              </span>
            </p>
            <div className="min-w-60 grow">
              <Spread counts={guide.ratingCounts} />
            </div>
          </div>
          <ul className="grid gap-x-10 gap-y-8 md:grid-cols-2">
            {shown.map((review) => (
              <ReviewItem key={review.id} review={review} guide={guide} />
            ))}
          </ul>
          {shown.length < reviews.length ? (
            <Button tone="secondary" className="justify-self-start" onClick={() => setAll(true)}>
              {t('reviews.more', { count: reviews.length })}
            </Button>
          ) : null}
        </div>
      )}
    </Section>
  );
};
