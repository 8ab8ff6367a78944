import { useQuery } from '@tanstack/react-query';
import type { UserId } from '@tomoguide/contract/primitives';
import type { TravelerReview } from '@tomoguide/contract/reviews/entities';
import { detectWrittenLanguage } from '@tomoguide/contract/reviews/language';
import { usePersonName } from '../../../translation/use-person-name.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { ChevronDown, Star } from '../../../ui/icons.ts';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Stars } from '../../../ui/stars.tsx';
import { travelerReviewsQuery } from '../queries.ts';

/** The number of reviews shown initially. */
const SHOWN = 3;

const ReviewText = ({ review }: { review: TravelerReview }) => {
  const { t } = useTranslation('reviews');
  const nameOf = usePersonName();
  return (
    <li className="grid gap-0.5">
      <p className="flex flex-wrap items-center gap-x-2 font-semibold text-sm">
        <bdi>{nameOf(review.author.nickname)}</bdi>
        <Stars rating={review.rating} label={t('reviews.starsLabel', { count: review.rating })} />
      </p>
      {review.content ? (
        <p
          lang={detectWrittenLanguage(review.content) ?? undefined}
          className="wrap-anywhere whitespace-pre-line text-[0.9375rem]"
        >
          {review.content}
        </p>
      ) : null}
    </li>
  );
};

/**
 * Shows what other guides say about a traveler, before the guide answers a request
 * (docs/product/reviews.md, "Reviews of travelers").
 */
export const TravelerRating = ({ userId }: { userId: UserId }) => {
  const { t } = useTranslation('reviews');
  const { data: reviews, isLoadingError, refetch } = useQuery(travelerReviewsQuery(userId));
  if (isLoadingError)
    return (
      <LoadFailure onRetry={refetch} className="text-sm">
        {t('reviews.travelerFailed')}
      </LoadFailure>
    );
  if (!reviews) return null;
  if (reviews.rating === null)
    return <p className="text-ink-soft text-sm">{t('reviews.noneOfTraveler')}</p>;
  return (
    <details className="group">
      <summary className="-mx-2 flex min-h-11 w-fit cursor-pointer items-center gap-2 rounded-xl px-2 hover:bg-sunken">
        <Star aria-hidden="true" className="size-4 fill-star stroke-star" />
        <span className="tabular underline underline-offset-4">
          {t('reviews.ofTraveler', {
            rating: reviews.rating.toFixed(1),
            count: reviews.reviewCount,
          })}
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-4 shrink-0 text-ink-soft transition-transform group-open:rotate-180"
        />
      </summary>
      <ul className="grid gap-3 rounded-xl bg-sunken p-4">
        {reviews.data.slice(0, SHOWN).map((review) => (
          <ReviewText key={review.id} review={review} />
        ))}
      </ul>
    </details>
  );
};
