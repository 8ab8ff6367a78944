import type { GuideCard } from '@tomoguide/contract/guides/entities';
import { useTranslation } from '../../../translation/use-translation.ts';
import { SharedIcon } from '../../../ui/shared-icon.tsx';

/** The mean rating and the number of public reviews, or a note that the guide is new. */
export const CardRating = ({ guide: { rating, reviewCount } }: { guide: GuideCard }) => {
  const { t } = useTranslation('guides');
  if (rating === null)
    return <span className="shrink-0 text-ink-soft text-sm">{t('guides.card.new')}</span>;
  return (
    <span className="tabular inline-flex shrink-0 items-center gap-1 text-[0.9375rem]">
      <SharedIcon name="star" className="size-4 fill-star stroke-star" />
      <span className="sr-only">
        {t('guides.card.ratingLabel', { rating: rating.toFixed(1), count: reviewCount })}
      </span>
      <span aria-hidden="true">
        <b className="font-semibold">{rating.toFixed(1)}</b>{' '}
        <span className="text-ink-soft">({reviewCount})</span>
      </span>
    </span>
  );
};
