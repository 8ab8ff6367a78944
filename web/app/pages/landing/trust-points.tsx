import { formatNumber } from '@tomoguide/contract/format';
import { MethodMark } from '../../parts/payments/method-mark.tsx';
import { useTranslation } from '../../translation/use-translation.ts';
import { BadgeCheck, HandCoins, Undo2 } from '../../ui/icons.ts';

const POINTS = [
  ['verified', BadgeCheck],
  ['deposit', HandCoins],
  ['refund', Undo2],
] as const;
const METHODS = ['wechat', 'alipay', 'card'] as const;

interface Props {
  /** Null while the numbers are unknown: the line then shows only the payment methods. */
  figures: { guides: number; tours: number } | null;
}

/** The numbers of guides and tours, the payment methods, and three reasons to trust the site. */
export const TrustPoints = ({ figures }: Props) => {
  const { t } = useTranslation('landing');
  return (
    <div className="mx-auto max-w-[75rem] px-4 py-5 sm:px-6">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
        {figures ? (
          <p className="tabular font-semibold">
            {t('landing.trust.guides', { count: figures.guides })}
            {figures.tours > 0
              ? ` · ${t('landing.trust.tours', { count: figures.tours, tours: formatNumber(figures.tours) })}`
              : null}
          </p>
        ) : null}
        <ul aria-label={t('landing.trust.methods')} className="flex flex-wrap gap-x-4 gap-y-1">
          {METHODS.map((method) => (
            <li key={method} className="flex items-center gap-2 text-sm">
              <MethodMark method={method} />
              {t(`landing.trust.${method}`)}
            </li>
          ))}
        </ul>
      </div>
      <ul
        aria-label={t('landing.trust.label')}
        className="grid gap-x-8 gap-y-2 text-[0.9375rem] sm:grid-cols-3"
      >
        {POINTS.map(([key, Icon]) => (
          <li key={key} className="flex items-center gap-2.5">
            <Icon aria-hidden="true" className="size-5 shrink-0 text-good" />
            {t(`landing.trust.${key}`)}
          </li>
        ))}
      </ul>
    </div>
  );
};
