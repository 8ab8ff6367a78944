import { useTranslation } from '../../translation/use-translation.ts';
import { BadgeCheck, HandCoins, Undo2 } from '../../ui/icons.ts';

const POINTS = [
  ['verified', BadgeCheck],
  ['deposit', HandCoins],
  ['refund', Undo2],
] as const;

/** Three reasons to trust the site, in three lines. */
export const TrustPoints = () => {
  const { t } = useTranslation('landing');
  return (
    <ul
      aria-label={t('landing.trust.label')}
      className="mx-auto grid max-w-[75rem] gap-x-8 gap-y-2 px-4 py-5 text-[0.9375rem] sm:grid-cols-3 sm:px-6"
    >
      {POINTS.map(([key, Icon]) => (
        <li key={key} className="flex items-center gap-2.5">
          <Icon aria-hidden="true" className="size-5 shrink-0 text-good" />
          {t(`landing.trust.${key}`)}
        </li>
      ))}
    </ul>
  );
};
