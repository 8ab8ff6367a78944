import { formatMoney } from '@tomoguide/contract/format';
import { CANCELLATION_POLICY } from '@tomoguide/contract/payments/policy';
import { type ReactNode, useId } from 'react';
import { useNow } from '../../../../lib/use-now.ts';
import { useLocale, useTranslation } from '../../../../translation/use-translation.ts';
import { Button } from '../../../../ui/button.tsx';
import { PolicySentence } from '../../booking/policy-sentence.tsx';
import { RefundTable } from '../../booking/refund-table.tsx';
import type { CheckoutPhase } from '../use-checkout.ts';
import { StickyBar } from './sticky-bar.tsx';

interface Props {
  /** Undefined until it is known what is booked. */
  depositCents: number | undefined;
  walletCents: number;
  phase: CheckoutPhase;
  /** The price is being asked for, or another page is on its way. */
  waiting: boolean;
  /** Above the button until the price stands beside the steps: the whole, and a part of it. */
  note?: ReactNode;
  /** Above the button: what keeps it from doing anything. */
  problem?: ReactNode;
  /** Something is missing: the button leads there, and does not look as if it paid. */
  isIncomplete?: boolean;
  /** What is missing, in words, unless they stand elsewhere. */
  next?: string | undefined;
}

/**
 * Says what is paid now, and pays it: busy and disabled while money moves. While something is missing it
 * is not filled, and says what comes next.
 */
export const PayButton = (props: Props) => {
  const { depositCents, walletCents, phase, waiting, note, problem, isIncomplete, next } = props;
  const { t } = useTranslation('bookings-checkout');
  const locale = useLocale();
  const hint = useId();
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
      {problem ??
        (next ? (
          <p id={hint} className="text-balance text-center text-[0.9375rem] text-ink-soft">
            {next}
          </p>
        ) : null)}
      <Button
        type="submit"
        tone={isIncomplete ? 'secondary' : 'seal'}
        aria-describedby={next && !problem ? hint : undefined}
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

/**
 * The policy in force, for the chosen start, in the step of the payment. On desktops its sentence stands
 * below the button, in sight of the table: here only what it leaves out.
 */
export const CurrentPolicy = ({ start, timeZone }: { start: string; timeZone: string }) => {
  const { t } = useTranslation('bookings-checkout');
  const now = useNow(60);
  const policy = { policy: CANCELLATION_POLICY, start, timeZone, now, accepted: false };
  return (
    <div className="grid gap-1">
      <h3 className="font-semibold text-sm">{t('policyLabel')}</h3>
      <div className="lg:hidden">
        <PolicySentence {...policy} detail="beside-table" />
      </div>
      <div className="empty:hidden max-lg:hidden">
        <PolicySentence {...policy} detail="beside-first" />
      </div>
      <RefundTable policy={CANCELLATION_POLICY} start={start} timeZone={timeZone} now={now} />
    </div>
  );
};

/** The same in a line below the button: what counts first; before a start is chosen, what counts always. */
export const PolicyLine = ({ start, timeZone }: { start: string | null; timeZone: string }) => {
  const now = useNow(60);
  return (
    <PolicySentence
      policy={CANCELLATION_POLICY}
      start={start}
      timeZone={timeZone}
      now={now}
      accepted={false}
      detail="first"
    />
  );
};
