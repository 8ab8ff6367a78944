import { useQuery } from '@tanstack/react-query';
import { formatMoney } from '@tomoguide/contract/format';
import { EarnedParts } from '../../parts/payments/earnings/earned-parts.tsx';
import { PERIODS } from '../../parts/payments/earnings/periods.ts';
import { earningsQuery } from '../../parts/payments/earnings/queries.ts';
import { sumEarned } from '../../parts/payments/earnings/sum-earned.ts';
import { useLocale, useTranslation } from '../../translation/use-translation.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SummarySection } from './summary-section.tsx';

/** The four earnings amounts on /guide; /guide-dashboard shows how they are calculated. */
export const EarningsSummary = () => {
  const { t } = useTranslation('earnings');
  const locale = useLocale();
  const own = useQuery(earningsQuery());
  return (
    <SummarySection title={t('earnings.title')} count={0} to="/guide-dashboard#earnings">
      {own.isPending ? <Skeleton className="h-24 rounded-2xl" /> : null}
      {own.isLoadingError ? (
        <ErrorState title={t('earnings.loadError')} onRetry={() => own.refetch()} />
      ) : null}
      {own.data ? (
        <Card>
          <dl className="grid grid-cols-2 gap-4 md:grid-cols-4">
            {PERIODS.map((period) => (
              <div key={period}>
                <dt className="text-ink-soft text-sm">{t(`earnings.${period}`)}</dt>
                <dd className="tabular font-bold text-xl">
                  {formatMoney(sumEarned(own.data[period]), locale)}
                  <EarnedParts
                    onlineCents={own.data[period].earnedCents}
                    cashCents={own.data[period].cashCents}
                  />
                </dd>
              </div>
            ))}
          </dl>
        </Card>
      ) : null}
    </SummarySection>
  );
};
