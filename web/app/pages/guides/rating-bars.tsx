import { useTranslation } from '../../translation/use-translation.ts';

/** Bars that show how many reviews gave five to one stars. */
export const RatingBars = ({ counts }: { counts: readonly number[] }) => {
  const { t } = useTranslation('guides');
  const all = Math.max(
    1,
    counts.reduce((sum, count) => sum + count, 0),
  );
  return (
    <ul className="max-sm:hidden rating-bars">
      {[5, 4, 3, 2, 1].map((stars) => {
        const count = counts[stars - 1] ?? 0;
        return (
          <li key={stars}>
            <span className="sr-only">{t('guides.reviews.share', { stars, count })}</span>
            <span aria-hidden="true">{stars}</span>
            <span aria-hidden="true" className="bar">
              <span style={{ width: `${(count / all) * 100}%` }} />
            </span>
            <span aria-hidden="true">{count}</span>
          </li>
        );
      })}
    </ul>
  );
};
