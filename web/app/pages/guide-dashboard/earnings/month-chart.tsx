import {
  formatMoney,
  formatMonth,
  formatNumber,
  formatShortMonth,
} from '@tomoguide/contract/format';
import type { Earnings } from '@tomoguide/contract/payments/entities';
import { sumEarned } from '../../../parts/payments/earnings/sum-earned.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';

/** The height of the chart, in SVG units. */
const HEIGHT = 100;
/** The minimum height of a bar, so that even a small amount is visible. */
const LEAST = 2;

/** The label of a bar is never wider than its column, at any text size. */
const FIGURE =
  'absolute inset-x-0 mb-0.5 before:content-[attr(data-figure)] text-center text-[min(0.6875rem,5cqi)] text-ink-soft sm:text-[min(0.6875rem,2.6cqi)]';

const Bar = ({ cents, mostCents }: { cents: number; mostCents: number }) => {
  const height = cents === 0 ? 0 : Math.max(LEAST, (cents / mostCents) * HEIGHT);
  return (
    <div className="tabular relative mt-5 min-h-36 grow">
      <svg
        aria-hidden="true"
        viewBox={`0 0 10 ${HEIGHT}`}
        preserveAspectRatio="none"
        className="absolute inset-0 size-full"
      >
        <rect x="2" width="6" y={HEIGHT - height} height={height} className="fill-current" />
        <rect x="0" width="10" y={HEIGHT - 0.5} height="0.5" className="fill-line-strong" />
      </svg>
      {cents === 0 ? null : (
        // Set through CSS rather than as text of the button, whose accessible name already contains the
        // full amount.
        <span
          data-figure={formatNumber(Math.round(cents / 100))}
          className={FIGURE}
          style={{ bottom: `${height}%` }}
        />
      )}
    </div>
  );
};

interface Props {
  months: Earnings['months'];
  /** The first day of the month whose bar is selected; no month matches if a period is selected. */
  chosen: string;
  onChoose: (from: string) => void;
}

/**
 * A bar chart of monthly earnings in whole yuan, as tall as what is next to it. Selecting a bar shows that
 * month's breakdown. Phones show half a year.
 */
export const MonthChart = ({ months, chosen, onChoose }: Props) => {
  const { t } = useTranslation('earnings');
  const locale = useLocale();
  const most = Math.max(...months.map(sumEarned), 1);
  return (
    <fieldset className="@container flex min-w-0 flex-col">
      <legend className="mb-2 text-ink-soft text-sm">{t('earnings.chart')}</legend>
      <div className="grid grow grid-cols-6 sm:grid-cols-12">
        {months.map(({ from, ...parts }, index) => {
          const cents = sumEarned(parts);
          const month = Temporal.PlainDate.from(from).toPlainYearMonth();
          const isChosen = chosen === from;
          return (
            <button
              key={from}
              type="button"
              aria-pressed={isChosen}
              aria-label={t('earnings.monthEarned', {
                month: formatMonth(month, locale),
                amount: formatMoney(cents, locale),
              })}
              onClick={() => onChoose(from)}
              className={`flex-col rounded-lg pt-1 pb-2 transition-colors hover:bg-sunken ${
                index < months.length / 2 ? 'hidden sm:flex' : 'flex'
              } ${isChosen ? 'bg-sunken text-seal' : 'text-action'}`}
            >
              <Bar cents={cents} mostCents={most} />
              <span
                className={`mt-1 block text-center text-xs ${isChosen ? 'font-semibold text-ink' : 'text-ink-soft'}`}
              >
                {formatShortMonth(month, locale)}
              </span>
            </button>
          );
        })}
      </div>
    </fieldset>
  );
};
