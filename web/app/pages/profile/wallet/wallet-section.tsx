import { useQuery } from '@tanstack/react-query';
import { formatMoney } from '@tomoguide/contract/format';
import type { Wallet } from '@tomoguide/contract/payments/entities';
import type { ReactNode } from 'react';
import { walletQuery } from '../../../parts/payments/wallet/queries.ts';
import { WithdrawAction } from '../../../parts/payments/wallet/withdraw-action.tsx';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { GuideEarnings } from './guide-earnings.tsx';
import { LevelCard } from './level-card.tsx';
import { WalletTransactions } from './wallet-transactions.tsx';

const Part = ({ label, hint, children }: { label: string; hint: string; children: ReactNode }) => (
  <div className="flex items-baseline justify-between gap-4">
    <dt>
      {label} <span className="block text-ink-soft text-sm sm:inline">{hint}</span>
    </dt>
    <dd className="tabular whitespace-nowrap font-semibold">{children}</dd>
  </div>
);

interface BalanceProps {
  wallet: Wallet;
  /** False for guides, whose withdrawal button is next to their earnings. */
  showsWithdraw: boolean;
}

const Balance = ({ wallet, showsWithdraw }: BalanceProps) => {
  const { balanceCents, refundedCents, goodwillCents } = wallet;
  const { t } = useTranslation('wallet');
  const locale = useLocale();
  const money = (cents: number) => formatMoney(cents, locale);
  return (
    <Card className="grid content-start gap-5">
      <div>
        <h3 className="text-ink-soft">{t('wallet.balance')}</h3>
        <p className="tabular font-bold text-4xl tracking-tight">{money(balanceCents)}</p>
        <p className="mt-1 text-ink-soft text-sm">{t('wallet.balanceHint')}</p>
      </div>
      <dl className="grid gap-2 border-line border-t pt-4">
        <Part label={t('wallet.refunded')} hint={t('wallet.refundedHint')}>
          {money(refundedCents)}
        </Part>
        <Part label={t('wallet.goodwill')} hint={t('wallet.goodwillHint')}>
          {money(goodwillCents)}
        </Part>
      </dl>
      {showsWithdraw ? <WithdrawAction tone="secondary" availableCents={refundedCents} /> : null}
    </Card>
  );
};

const WalletSkeleton = () => (
  <div aria-busy="true" className="grid gap-4">
    <Skeleton className="h-60 rounded-2xl" />
    <Skeleton className="h-72 rounded-2xl" />
    <Skeleton className="h-24 rounded-2xl" />
  </div>
);

/** The wallet: a guide's earnings, the balance, the level, and the transactions. */
export const WalletSection = ({ isGuide }: { isGuide: boolean }) => {
  const { t } = useTranslation('wallet');
  const own = useQuery(walletQuery());
  if (own.isPending) return <WalletSkeleton />;
  if (own.isLoadingError)
    return <ErrorState title={t('wallet.loadError')} onRetry={() => own.refetch()} />;
  return (
    <div className="grid gap-8">
      <div className="grid gap-4">
        {/* What matters most to a guide. The balance is mostly for travelers. */}
        {isGuide ? <GuideEarnings refundedCents={own.data.refundedCents} /> : null}
        <Balance wallet={own.data} showsWithdraw={!isGuide} />
        <LevelCard wallet={own.data} />
      </div>
      <WalletTransactions />
    </div>
  );
};
