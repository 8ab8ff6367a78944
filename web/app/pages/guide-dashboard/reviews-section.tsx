import { useQuery } from '@tanstack/react-query';
import type { OwnGuide } from '@tomoguide/contract/guides/entities';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { DashboardSection } from '../../parts/bookings/dashboard-section.tsx';
import { ownGuideQuery } from '../../parts/guides/own-guide/queries.ts';
import { RatingLine } from '../../parts/reviews/answer/rating-line.tsx';
import { ReceivedReview } from '../../parts/reviews/answer/received-review.tsx';
import { receivedReviewsQuery } from '../../parts/reviews/queries.ts';
import { useTranslation } from '../../translation/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { QuietNote } from '../../ui/quiet-note.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AnswerForm } from './answer-form.tsx';
import { ShoppingReply } from './shopping-reply.tsx';

const SHOWN = 3;

const List = ({ guide }: { guide: OwnGuide }) => {
  const { t } = useTranslation('reviews', 'guide-dashboard');
  const [all, setAll] = useState(false);
  const [last, setLast] = useState<number | null>(null);
  const reviews = useQuery(receivedReviewsQuery(guide.id));
  if (reviews.isPending) return <Skeleton className="h-64 rounded-2xl" />;
  if (!reviews.data)
    return (
      <LoadFailure onRetry={reviews.refetch}>{t('guide-dashboard.reviewsFailed')}</LoadFailure>
    );
  const { data } = reviews;
  const lowest = data[SHOWN - 1]?.id;
  if (last === null && lowest !== undefined) setLast(lowest);
  // Keeps the reviews already shown when newer ones arrive, because the guide may be answering one of them.
  const shown = Math.max(SHOWN, data.findIndex(({ id }) => id === last) + 1);
  if (data.length === 0)
    return (
      <QuietNote title={t('guide-dashboard.noRatings')}>
        {t('guide-dashboard.noRatingsHint')}
      </QuietNote>
    );
  const open = () => {
    // The clicked button disappears, so focus moves to the first new review.
    flushSync(() => setAll(true));
    document
      .querySelector<HTMLElement>(`[data-review="${data[shown]?.id}"]`)
      ?.focus({ preventScroll: true });
  };
  return (
    <>
      <RatingLine guide={guide} />
      <ShoppingReply guide={guide} />
      <Card flush>
        <ul>
          {(all ? data : data.slice(0, shown)).map((review) => (
            <ReceivedReview
              key={review.id}
              review={review}
              timeZone={guide.timeZone}
              guideName={guide.name}
            >
              <AnswerForm review={review} timeZone={guide.timeZone} />
            </ReceivedReview>
          ))}
        </ul>
      </Card>
      {!all && data.length > shown ? (
        <Button tone="secondary" className="justify-self-start" onClick={open}>
          {t('reviews.showAll', { count: data.length })}
        </Button>
      ) : null}
    </>
  );
};

/** The guide's public reviews, each of which the guide can answer once. */
export const ReviewsSection = () => {
  const { t } = useTranslation('reviews', 'guide-dashboard');
  const { data: guide, isLoadingError, refetch } = useQuery(ownGuideQuery());
  return (
    <DashboardSection id="reviews" title={t('reviews.received')}>
      {guide ? <List guide={guide} /> : null}
      {isLoadingError ? (
        <LoadFailure onRetry={refetch}>{t('guide-dashboard.reviewsFailed')}</LoadFailure>
      ) : guide ? null : (
        <Skeleton className="h-64 rounded-2xl" />
      )}
    </DashboardSection>
  );
};
