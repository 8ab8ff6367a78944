import { formatMoney } from '@tomoguide/contract/format';
import type { WithdrawalOverview } from '@tomoguide/contract/payments/entities';
import { Link } from 'react-router';
import { useLocale, useTranslation } from '../../translation/use-translation.ts';
import { Card } from '../../ui/card.tsx';

/** The amount available for withdrawal, and what it consists of. */
export const Available = ({ overview }: { overview: WithdrawalOverview }) => {
  const { t } = useTranslation('withdrawal');
  const locale = useLocale();
  const money = (cents: number) => formatMoney(cents, locale);
  const { withdrawableCents, earningsCents, refundedCents, blockedCents } = overview;
  return (
    <Card className="grid gap-4">
      <div>
        <h2 className="text-ink-soft">{t('withdrawal.available')}</h2>
        <p className="tabular font-bold text-4xl tracking-tight">{money(withdrawableCents)}</p>
      </div>
      <dl className="flex flex-wrap gap-x-8 gap-y-1">
        {[
          [t('withdrawal.earnings'), earningsCents] as const,
          [t('withdrawal.refunded'), refundedCents] as const,
        ].map(([label, cents]) => (
          <div key={label} className="flex gap-2">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="tabular font-semibold">{money(cents)}</dd>
          </div>
        ))}
      </dl>
      {blockedCents > 0 ? (
        <p className="rounded-xl bg-warn-soft px-4 py-3 text-warn">
          {t('withdrawal.blocked', { amount: money(blockedCents) })}{' '}
          <Link to="/verify-identity" className="underline">
            {t('withdrawal.verifyIdentity')}
          </Link>
        </p>
      ) : null}
      <p className="text-ink-soft text-sm">{t('withdrawal.goodwillHint')}</p>
    </Card>
  );
};
