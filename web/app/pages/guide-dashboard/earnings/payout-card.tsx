import { useQuery } from '@tanstack/react-query';
import type { Earnings } from '@tomoguide/contract/payments/entities';
import { EarningsByStatus } from '../../../parts/payments/earnings/earnings-by-status.tsx';
import { walletQuery } from '../../../parts/payments/wallet/queries.ts';
import { WithdrawAction } from '../../../parts/payments/wallet/withdraw-action.tsx';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Card } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

/**
 * Links to the withdrawal. Refunds in the wallet are withdrawn together with earnings, so both count toward
 * the minimum.
 */
const Withdraw = ({ earnings }: { earnings: Earnings }) => {
  const { t } = useTranslation('wallet');
  const own = useQuery(walletQuery());
  if (own.isPending) return <Skeleton className="h-11" />;
  if (own.data)
    return <WithdrawAction availableCents={earnings.withdrawableCents + own.data.refundedCents} />;
  return (
    <LinkButton tone="quiet" to="/withdrawal" className="-ml-5">
      {t('wallet.withdrawals')}
    </LinkButton>
  );
};

/** Shows where the earnings are now, with a link to withdraw the available amount. */
export const PayoutCard = ({ earnings }: { earnings: Earnings }) => {
  const { t } = useTranslation('earnings');
  return (
    <Card className="grid gap-4">
      <div>
        <h3 className="font-semibold">{t('earnings.whereTitle')}</h3>
        <p className="text-ink-soft text-sm">{t('earnings.whereHint')}</p>
      </div>
      <EarningsByStatus earnings={earnings} />
      <div>
        <Withdraw earnings={earnings} />
      </div>
    </Card>
  );
};
