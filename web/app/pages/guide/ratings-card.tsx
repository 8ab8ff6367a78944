import { useQuery } from '@tanstack/react-query';
import type { OwnGuide } from '@tomoguide/contract/guides/entities';
import { RatingLine } from '../../parts/reviews/answer/rating-line.tsx';
import { ReceivedReview } from '../../parts/reviews/answer/received-review.tsx';
import { receivedReviewsQuery } from '../../parts/reviews/queries.ts';
import { useTranslation } from '../../translation/use-translation.ts';
import { Card } from '../../ui/card.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { QuietNote } from '../../ui/quiet-note.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SUMMARY_SHOWN, SummarySection } from './summary-section.tsx';

/** The guide's rating and the latest reviews, as travelers see them. */
export const RatingsCard = ({ guide }: { guide: OwnGuide }) => {
  const { t } = useTranslation('guide-dashboard');
  const reviews = useQuery(receivedReviewsQuery(guide.id));
  return (
    <SummarySection
      title={t('guide-dashboard.ratings')}
      count={guide.reviewCount}
      to="/guide-dashboard#reviews"
    >
      {guide.rating === null ? (
        <QuietNote title={t('guide-dashboard.noRatings')}>
          {t('guide-dashboard.noRatingsHint')}
        </QuietNote>
      ) : (
        <Card flush>
          <div className="px-5 pt-5 sm:px-6">
            <RatingLine guide={guide} />
          </div>
          {reviews.isLoadingError ? (
            <LoadFailure onRetry={reviews.refetch} className="p-5 sm:px-6">
              {t('guide-dashboard.reviewsFailed')}
            </LoadFailure>
          ) : null}
          {reviews.isPending ? <Skeleton className="m-5 h-40" /> : null}
          <ul>
            {reviews.data?.slice(0, SUMMARY_SHOWN).map((review) => (
              <ReceivedReview
                key={review.id}
                review={review}
                timeZone={guide.timeZone}
                guideName={guide.name}
              />
            ))}
          </ul>
        </Card>
      )}
    </SummarySection>
  );
};
