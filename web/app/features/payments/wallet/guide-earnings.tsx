import { useQuery } from '@tanstack/react-query';
import { dayIn, formatDay, formatMoney } from '@tomoguide/contract/format';
import type { ReactNode } from 'react';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { earnings } from '../earnings/queries.ts';

const Amount = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt className="text-ink-soft text-sm">{label}</dt>
    <dd className="tabular font-bold text-2xl">{children}</dd>
  </div>
);

/** What a guide earned in all, what of it can be withdrawn, and what is still pending. */
export const GuideEarnings = () => {
  const { t } = useTranslation('payments-wallet');
  const locale = useLocale();
  const own = useQuery(earnings());
  if (own.isPending) return <Skeleton className="h-44 rounded-2xl" />;
  if (own.isLoadingError)
    return <ErrorState title={t('loadError')} onRetry={() => own.refetch()} />;
  const { total, withdrawableCents, pendingCents, nextPayout, timeZone } = own.data;
  const money = (cents: number) => formatMoney(cents, locale);
  return (
    <Card className="grid gap-4">
      <h3 className="font-semibold text-lg">{t('earnings')}</h3>
      <dl className="flex flex-wrap gap-x-10 gap-y-3">
        <Amount label={t('total')}>{money(total.earnedCents)}</Amount>
        <Amount label={t('withdrawable')}>{money(withdrawableCents)}</Amount>
        <Amount label={t('pending')}>{money(pendingCents)}</Amount>
      </dl>
      {nextPayout ? (
        <p className="tabular text-ink-soft">
          <Unbroken>
            {t('nextPayout', {
              amount: money(nextPayout.amountCents),
              date: formatDay(dayIn(nextPayout.at, timeZone), locale),
            })}
          </Unbroken>
        </p>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <LinkButton to="/withdrawal">{t('withdraw')}</LinkButton>
        <LinkButton tone="quiet" to="/guide-dashboard#earnings">
          {t('seeEarnings')}
        </LinkButton>
      </div>
    </Card>
  );
};
