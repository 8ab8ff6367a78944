import type { GuideDetail } from '@tomoguide/contract/guides/entities';
import type { GuideReview } from '@tomoguide/contract/reviews/entities';
import { useState } from 'react';
import { Section } from '../../parts/guides/profile/section.tsx';
import { TagCounts } from '../../parts/reviews/review-tags.tsx';
import { ShoppingFigure } from '../../parts/reviews/shopping-figure.tsx';
import { useLocale, useTranslation } from '../../translation/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Star } from '../../ui/icons.ts';
import { RatingBars } from './rating-bars.tsx';
import { sortByLanguage } from './reading-order.ts';
import { ReviewItem } from './review-item.tsx';

const FIRST = 4;

interface Props {
  guide: GuideDetail;
  reviews: readonly GuideReview[];
}

/** The travelers' reviews; those in the user's language come first. */
export const Reviews = ({ guide, reviews }: Props) => {
  const { t } = useTranslation('guides');
  const locale = useLocale();
  const [all, setAll] = useState(false);
  const read = sortByLanguage(reviews, locale);
  const shown = all ? read : read.slice(0, FIRST);
  const shopping = guide.shopping ? (
    <ShoppingFigure
      figure={guide.shopping}
      replyTitle={t('guides.reviews.reply', { name: guide.name })}
    />
  ) : null;
  if (guide.rating === null) {
    return (
      <Section id="reviews" title={t('guides.reviews.title')}>
        <p className="text-ink-soft">{t('guides.reviews.none')}</p>
        {shopping}
      </Section>
    );
  }
  return (
    <Section id="reviews" title={t('guides.reviews.title')}>
      <div className="grid grid-cols-1 gap-8">
        <div className="flex flex-wrap items-center gap-x-10 gap-y-4">
          <p className="tabular flex items-center gap-3">
            <Star aria-hidden="true" className="size-8 fill-star stroke-star" />
            <span className="font-bold text-4xl">{guide.rating.toFixed(1)}</span>
            <span className="text-ink-soft">
              {t('guides.reviews.count', { count: guide.reviewCount })}
            </span>
          </p>
          <RatingBars counts={guide.ratingCounts} />
        </div>
        <TagCounts counts={guide.tagCounts ?? []} />
        {shopping}
        <ul
          className={`grid grid-cols-1 gap-x-10 gap-y-8 md:grid-cols-2 ${all ? '' : 'max-sm:[&>:nth-child(n+3)]:hidden'}`}
        >
          {shown.map((each) => (
            <ReviewItem key={each.review.id} read={each} guide={guide} />
          ))}
        </ul>
        {shown.length < read.length ? (
          <Button tone="secondary" className="justify-self-start" onClick={() => setAll(true)}>
            {t('guides.reviews.more', { count: read.length })}
          </Button>
        ) : null}
      </div>
    </Section>
  );
};
