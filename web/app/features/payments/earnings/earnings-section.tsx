import { useQuery } from '@tanstack/react-query';
import { formatMoney } from '@tomoguide/contract/format';
import type { Earnings, EarningsPeriod } from '@tomoguide/contract/payments/entities';
import { useState } from 'react';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Breakdown } from './breakdown.tsx';
import { EarningsEntries } from './earnings-entries.tsx';
import { MonthChart } from './month-chart.tsx';
import { PayoutLine } from './payout-line.tsx';
import { PERIODS, type Period } from './periods.ts';
import { earnings } from './queries.ts';

interface ChoiceProps {
  earnings: Earnings;
  /** A period, or the first day of a month. */
  chosen: string;
  onChoose: (chosen: Period) => void;
}

const Choice = ({ earnings, chosen, onChoose }: ChoiceProps) => {
  const { t } = useTranslation('payments-earnings');
  const locale = useLocale();
  return (
    <fieldset>
      <legend className="sr-only">{t('period')}</legend>
      <div className="grid grid-cols-2 gap-2 md:grid-cols-4">
        {PERIODS.map((period) => (
          <button
            key={period}
            type="button"
            aria-pressed={chosen === period}
            onClick={() => onChoose(period)}
            className={`rounded-xl border px-4 py-3 text-left transition-colors ${
              chosen === period
                ? 'border-action bg-action-soft'
                : 'border-line hover:border-line-strong'
            }`}
          >
            <span className="block text-ink-soft text-sm">{t(period)}</span>
            <span className="tabular block font-bold text-xl">
              {formatMoney(earnings[period].earnedCents, locale)}
            </span>
          </button>
        ))}
      </div>
    </fieldset>
  );
};

const periodOf = (earnings: Earnings, chosen: string): EarningsPeriod => {
  const period = PERIODS.find((each) => each === chosen);
  if (period) return earnings[period];
  return earnings.months.find(({ from }) => from === chosen) ?? earnings.month;
};

const Numbers = ({ earnings }: { earnings: Earnings }) => {
  const [chosen, setChosen] = useState<string>('month');
  return (
    <Card className="grid gap-6">
      <Choice earnings={earnings} chosen={chosen} onChoose={setChosen} />
      <div className="grid gap-6 md:grid-cols-[3fr_2fr]">
        <MonthChart months={earnings.months} chosen={chosen} onChoose={setChosen} />
        <Breakdown period={periodOf(earnings, chosen)} />
      </div>
      <PayoutLine earnings={earnings} />
    </Card>
  );
};

/** What a guide earned: by period and month with how it came about, the next payout, each booking. */
export const EarningsSection = () => {
  const { t } = useTranslation('payments-earnings');
  const own = useQuery(earnings());
  return (
    <section id="earnings" aria-labelledby="earnings-title" className="grid gap-4">
      <h2 id="earnings-title" className="font-semibold text-xl">
        {t('title')}
      </h2>
      {own.isPending ? <Skeleton className="h-96 rounded-2xl" /> : null}
      {own.isLoadingError ? (
        <ErrorState title={t('loadError')} onRetry={() => own.refetch()} />
      ) : null}
      {own.data ? (
        <>
          <Numbers earnings={own.data} />
          <EarningsEntries timeZone={own.data.timeZone} />
        </>
      ) : null}
    </section>
  );
};
