import { formatMoney } from '@tomoguide/contract/format';
import { CANCELLATION_POLICY } from '@tomoguide/contract/payments/figures';
import type { ReactNode } from 'react';
import { useNow } from '../../../lib/use-now.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { ChevronDown } from '../../../ui/icons.ts';
import { StickyBar } from '../../../ui/sticky-bar.tsx';
import { PolicySentence } from '../booking/policy-sentence.tsx';
import { RefundTable } from '../booking/refund-table.tsx';
import { DueNow } from './due-now.tsx';
import type { CheckoutPhase } from './use-checkout.ts';

interface Props {
  /** The deposit in fen; undefined until it is loaded. */
  depositCents: number | undefined;
  /** The part that was already paid from the wallet when the slot was held, in fen. */
  spentCents?: number;
  /** The part to pay from the wallet now, in fen. */
  walletCents: number;
  /** True while a new price is loading. */
  stale?: boolean;
  /**
   * False until the tour is chosen, because until then the price can change, so the button does not show
   * it.
   */
  showsAmount?: boolean;
  phase: CheckoutPhase;
  /** True while the price or another page is loading. */
  waiting: boolean;
  /** Shown above the button: why it has no effect. */
  problem?: ReactNode;
}

/** Returns the amount to pay now, in fen, and what it is: the whole deposit, the rest after the wallet's share,
 * or all of it from the wallet. */
const getAmountDue = (depositCents: number, spentCents: number, walletCents: number) => {
  const left = depositCents - spentCents;
  if (walletCents >= left) return { part: 'wallet', cents: left } as const;
  const part = spentCents + walletCents > 0 ? 'rest' : 'whole';
  return { part, cents: left - walletCents } as const;
};

/** Shows the amount due and pays it. Busy and disabled from the click until the next page. */
export const PayButton = (props: Props) => {
  const { depositCents, spentCents = 0, walletCents, stale = false, showsAmount = true } = props;
  const { phase, waiting, problem } = props;
  const { t } = useTranslation('checkout');
  const locale = useLocale();
  const due =
    depositCents === undefined ? null : getAmountDue(depositCents, spentCents, walletCents);
  const amount = due ? formatMoney(due.cents, locale) : '';
  const buttonLabel = () => {
    if (!due || !showsAmount) return t('checkout.pay');
    return t(due.part === 'wallet' ? 'checkout.payWallet' : 'checkout.payButton', { amount });
  };
  return (
    <StickyBar>
      {problem}
      {due ? <DueNow amount={amount} part={due.part} stale={stale} /> : null}
      <div className="grow lg:basis-full">
        <Button
          type="submit"
          size="large"
          wide
          busy={phase !== 'idle'}
          done={phase === 'done'}
          disabled={waiting}
        >
          <span aria-live="polite" className="tabular">
            {phase === 'idle' ? (
              <>
                {/* The amount is shown next to it. */}
                <span className="lg:hidden">
                  {t('checkout.pay')} <span className="sr-only">{amount}</span>
                </span>
                <span className="max-lg:hidden">{buttonLabel()}</span>
              </>
            ) : (
              t(`checkout.${phase}`)
            )}
          </span>
        </Button>
      </div>
    </StickyBar>
  );
};

interface CurrentPolicyProps {
  start: string;
  timeZone: string;
  /** True if the payment counts as the guide's acceptance. */
  isInstant: boolean;
  /** True if, on desktop, a `PolicyLine` already shows the current tier. */
  hasLine?: boolean;
}

/**
 * The current policy for the chosen start, in the payment step: its current tier, and all of them behind a
 * tap.
 */
export const CurrentPolicy = ({
  start,
  timeZone,
  isInstant,
  hasLine = false,
}: CurrentPolicyProps) => {
  const { t } = useTranslation('checkout');
  const now = useNow(60);
  const policy = { policy: CANCELLATION_POLICY, start, timeZone, now, accepted: isInstant };
  return (
    <details className="group/policy">
      <summary className="grid min-h-11 cursor-pointer list-none content-center gap-1 [&::-webkit-details-marker]:hidden">
        <span className="flex items-center gap-1.5">
          <h3 className="font-semibold text-sm">{t('checkout.policyLabel')}</h3>
          <ChevronDown
            aria-hidden="true"
            className="size-4 shrink-0 text-ink-soft transition-transform group-open/policy:rotate-180 motion-reduce:transition-none"
          />
        </span>
        <span className={`group-open/policy:hidden ${hasLine ? 'lg:hidden' : ''}`}>
          <PolicySentence {...policy} detail="summary" />
        </span>
      </summary>
      <div className="mt-1 grid gap-1">
        <PolicySentence {...policy} detail="beside-table" />
        <RefundTable policy={CANCELLATION_POLICY} start={start} timeZone={timeZone} now={now} />
      </div>
    </details>
  );
};

/**
 * The policy in one line below the button: the current tier or, before a start is chosen, what always
 * applies.
 */
export const PolicyLine = ({
  start,
  timeZone,
  isInstant,
}: {
  start: string | null;
  timeZone: string;
  isInstant: boolean;
}) => {
  const now = useNow(60);
  return (
    <PolicySentence
      policy={CANCELLATION_POLICY}
      start={start}
      timeZone={timeZone}
      now={now}
      accepted={isInstant}
      detail="first"
    />
  );
};
