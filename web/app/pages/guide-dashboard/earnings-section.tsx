import { useQuery } from '@tanstack/react-query';
import { formatMoney } from '@tomoguide/contract/format';
import type { Earnings, EarningsPeriod } from '@tomoguide/contract/payments/entities';
import { useState } from 'react';
import { Link } from 'react-router';
import { DashboardSection } from '../../parts/bookings/dashboard-section.tsx';
import { EarnedParts } from '../../parts/payments/earnings/earned-parts.tsx';
import { PERIODS, type Period } from '../../parts/payments/earnings/periods.ts';
import { earningsQuery } from '../../parts/payments/earnings/queries.ts';
import { sumEarned } from '../../parts/payments/earnings/sum-earned.ts';
import { useLocale, useTranslation } from '../../translation/use-translation.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { linkStyle } from '../../ui/link-style.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Breakdown } from './earnings/breakdown.tsx';
import { EarningsEntries } from './earnings/earnings-entries.tsx';
import { MonthChart } from './earnings/month-chart.tsx';
import { PayoutCard } from './earnings/payout-card.tsx';

interface ChoiceProps {
  earnings: Earnings;
  /** The selected period, or the first day of the selected month. */
  chosen: string;
  onChoose: (chosen: Period) => void;
}

const Choice = ({ earnings, chosen, onChoose }: ChoiceProps) => {
  const { t } = useTranslation('earnings');
  const locale = useLocale();
  return (
    <fieldset>
      <legend className="sr-only">{t('earnings.period')}</legend>
      <div className="grid grid-cols-2 gap-2 large-text:grid-cols-1 md:grid-cols-4">
        {PERIODS.map((period) => (
          <button
            key={period}
            type="button"
            aria-pressed={chosen === period}
            onClick={() => onChoose(period)}
            className={`rounded-xl border px-3 py-2 text-left sm:px-4 sm:py-3 transition-colors ${
              chosen === period
                ? 'border-action bg-action-soft'
                : 'border-line hover:border-line-strong'
            }`}
          >
            <span className="block text-ink-soft text-sm">{t(`earnings.${period}`)}</span>
            <span className="tabular block whitespace-nowrap font-bold text-lg sm:text-xl">
              {formatMoney(sumEarned(earnings[period]), locale)}
            </span>
            <EarnedParts
              onlineCents={earnings[period].earnedCents}
              cashCents={earnings[period].cashCents}
            />
          </button>
        ))}
      </div>
    </fieldset>
  );
};

const getPeriod = (earnings: Earnings, chosen: string): EarningsPeriod => {
  const period = PERIODS.find((each) => each === chosen);
  if (period) return earnings[period];
  return earnings.months.find(({ from }) => from === chosen) ?? earnings.month;
};

const Numbers = ({ earnings }: { earnings: Earnings }) => {
  const [chosen, setChosen] = useState<string>(sumEarned(earnings.month) === 0 ? 'year' : 'month');
  return (
    <Card className="grid gap-6">
      <Choice earnings={earnings} chosen={chosen} onChoose={setChosen} />
      <div className="grid gap-6 md:grid-cols-[3fr_2fr]">
        <MonthChart months={earnings.months} chosen={chosen} onChoose={setChosen} />
        <Breakdown period={getPeriod(earnings, chosen)} />
      </div>
    </Card>
  );
};

/** A guide's earnings: by period and by month with their breakdown, the next payout, and each booking. */
export const EarningsSection = () => {
  const { t } = useTranslation('earnings');
  const own = useQuery(earningsQuery());
  return (
    <DashboardSection title={t('earnings.title')}>
      {own.isPending ? <Skeleton className="h-96 rounded-2xl" /> : null}
      {own.isLoadingError ? (
        <ErrorState title={t('earnings.loadError')} onRetry={() => own.refetch()} />
      ) : null}
      {own.data ? (
        <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr] lg:[&>:nth-child(2)]:row-span-2">
          <Numbers earnings={own.data} />
          <PayoutCard earnings={own.data} />
          <div className="grid gap-4">
            <EarningsEntries timeZone={own.data.timeZone} />
            <Link to="/guide/taxes" className={`${linkStyle} inline-flex min-h-11 items-center`}>
              {t('earnings.taxes')}
            </Link>
          </div>
        </div>
      ) : null}
    </DashboardSection>
  );
};
