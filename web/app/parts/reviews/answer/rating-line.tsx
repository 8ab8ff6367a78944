import type { OwnGuide } from '@tomoguide/contract/guides/entities';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Stars } from '../../../ui/stars.tsx';

/** The guide's rating with the number of reviews; renders nothing before the first review. */
export const RatingLine = ({ guide }: { guide: OwnGuide }) => {
  const { t } = useTranslation('guide-dashboard');
  if (guide.rating === null) return null;
  return (
    <p className="tabular flex flex-wrap items-center gap-3">
      <span className="font-bold text-3xl">{guide.rating.toFixed(1)}</span>
      <Stars
        rating={guide.rating}
        label={t('guide-dashboard.ratedLabel', { rating: guide.rating })}
      />
      <span className="text-ink-soft">
        {t('guide-dashboard.ratedBy', { count: guide.reviewCount })}
      </span>
    </p>
  );
};
