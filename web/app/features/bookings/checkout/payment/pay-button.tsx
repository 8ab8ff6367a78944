import { formatMoney } from '@tomoguide/contract/format';
import { CANCELLATION_POLICY } from '@tomoguide/contract/payments/policy';
import type { ReactNode } from 'react';
import { useNow } from '../../../../lib/use-now.ts';
import { useLocale, useTranslation } from '../../../../translation/use-translation.ts';
import { Button } from '../../../../ui/button.tsx';
import { PolicySentence } from '../../booking/policy-sentence.tsx';
import { RefundTable } from '../../booking/refund-table.tsx';
import type { CheckoutPhase } from '../use-checkout.ts';
import { StickyBar } from './sticky-bar.tsx';

interface Props {
  depositCents: number | undefined;
  walletCents: number;
  phase: CheckoutPhase;
  /** The price is being asked for, or another page is on its way. */
  waiting: boolean;
  /** Behind the button on phones: the whole and what is paid in person. */
  note?: ReactNode;
  /** Above the button: what keeps it from doing anything. */
  problem?: ReactNode;
}

/** Says what is paid now, and pays it: busy and disabled while money moves. */
export const PayButton = (props: Props) => {
  const { depositCents, walletCents, phase, waiting, note, problem } = props;
  const { t } = useTranslation('bookings-checkout');
  const locale = useLocale();
  const label = () => {
    if (phase === 'holding') return t('holding');
    if (phase === 'opening') return t('opening');
    if (depositCents === undefined) return t('pay');
    return walletCents >= depositCents
      ? t('payWallet', { amount: formatMoney(depositCents, locale) })
      : t('payButton', { amount: formatMoney(depositCents - walletCents, locale) });
  };
  return (
    <StickyBar note={note}>
      {problem}
      <Button
        type="submit"
        tone="seal"
        size="large"
        wide
        busy={phase !== 'idle'}
        disabled={waiting}
      >
        <span aria-live="polite" className="tabular">
          {label()}
        </span>
      </Button>
    </StickyBar>
  );
};

/** The policy in force, for the chosen start, beside the button. */
export const CurrentPolicy = ({ start, timeZone }: { start: string; timeZone: string }) => {
  const { t } = useTranslation('bookings-checkout');
  const now = useNow(60);
  return (
    <div className="grid gap-1">
      <h3 className="font-semibold text-sm">{t('policyLabel')}</h3>
      <PolicySentence
        policy={CANCELLATION_POLICY}
        start={start}
        timeZone={timeZone}
        now={now}
        accepted={false}
        withTable
      />
      <RefundTable policy={CANCELLATION_POLICY} start={start} timeZone={timeZone} now={now} />
    </div>
  );
};
