import { useQuery } from '@tanstack/react-query';
import type { Wallet } from '@tomoguide/contract/payments/entities';
import { EarningsByStatus } from '../../../parts/payments/earnings/earnings-by-status.tsx';
import { earningsQuery } from '../../../parts/payments/earnings/queries.ts';
import { WithdrawAction } from '../../../parts/payments/wallet/withdraw-action.tsx';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

/** A guide's total earnings and their parts: available, pending, and paid out. */
export const GuideEarnings = ({ refundedCents }: Pick<Wallet, 'refundedCents'>) => {
  const { t } = useTranslation('wallet');
  const own = useQuery(earningsQuery());
  if (own.isPending) return <Skeleton className="h-64 rounded-2xl" />;
  if (own.isLoadingError)
    return (
      <div className="grid justify-items-center">
        <ErrorState title={t('wallet.loadError')} onRetry={() => own.refetch()} />
        <LinkButton tone="quiet" to="/withdrawal">
          {t('wallet.withdrawals')}
        </LinkButton>
      </div>
    );
  return (
    <Card className="grid gap-4">
      <h3 className="font-semibold text-lg">{t('wallet.earnings')}</h3>
      <EarningsByStatus earnings={own.data} />
      <div className="flex flex-wrap items-end gap-2">
        <WithdrawAction availableCents={own.data.withdrawableCents + refundedCents} />
        <LinkButton tone="quiet" to="/guide-dashboard#earnings">
          {t('wallet.seeEarnings')}
        </LinkButton>
      </div>
    </Card>
  );
};
