import { useQuery } from '@tanstack/react-query';
import type { GuideId } from '@tomoguide/contract/primitives';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { guideQuery } from '../../guides/queries.ts';

/** A guide's rating and number of reviews, as on their page; renders nothing if it could not be loaded. */
export const GuideRating = ({ id }: { id: GuideId }) => {
  const { t } = useTranslation('substitute');
  const { data, isPending } = useQuery(guideQuery(id, useLocale()));
  if (isPending) return <Skeleton className="h-5 w-32" />;
  if (!data) return null;
  const { rating, reviewCount } = data;
  return (
    <p className="tabular text-ink-soft text-sm">
      {rating === null
        ? t('substitute.unrated')
        : t('substitute.rating', { rating: rating.toFixed(1), count: reviewCount })}
    </p>
  );
};
