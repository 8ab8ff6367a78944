import type { GuideReview } from '@tomoguide/contract/reviews/entities';
import { usePersonName } from '../../translation/use-person-name.ts';
import { useLocale, useTranslation } from '../../translation/use-translation.ts';
import { Stars } from '../../ui/stars.tsx';
import { sortByLanguage } from './reading-order.ts';

const MAX_VISIBLE_QUOTES = 2;

/** Excerpts of the first two reviews that have text; renders nothing if none has any. */
export const Quotes = ({ reviews }: { reviews: readonly GuideReview[] }) => {
  const { t } = useTranslation('guides');
  const formatName = usePersonName();
  const quoted = sortByLanguage(reviews, useLocale())
    .filter(({ language }) => language !== null)
    .slice(0, MAX_VISIBLE_QUOTES);
  if (quoted.length === 0) return null;
  return (
    <ul aria-label={t('guides.reviews.quotes')} className="quotes">
      {quoted.map(({ review, language, foreign }) => (
        <li key={review.id}>
          <blockquote lang={foreign && language ? language : undefined}>
            {review.content}
          </blockquote>
          <p className="flex flex-wrap items-center gap-x-2 text-ink-soft text-sm">
            <Stars
              rating={review.rating}
              label={t('guides.reviews.stars', { count: review.rating })}
            />
            <bdi>{formatName(review.author.nickname)}</bdi>
          </p>
        </li>
      ))}
    </ul>
  );
};
