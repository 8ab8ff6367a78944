import { formatMoney } from '@tomoguide/contract/format';
import { MINIMUM_CHARGE_CENTS } from '@tomoguide/contract/payments/figures';
import type { PaymentMethod } from '@tomoguide/contract/payments/methods';
import { calculateWalletShare } from '@tomoguide/contract/payments/wallet';
import { useId } from 'react';
import { useLocale, useTranslation } from '../../translation/use-translation.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { MethodMark } from './method-mark.tsx';
import { listPaymentMethods } from './payment-methods.ts';

interface Props {
  /** Wallet balance in fen; 0 hides the wallet. */
  balanceCents: number;
  depositCents: number;
  useWallet: boolean;
  method: PaymentMethod;
  /** True while a payment is in progress: nothing can be changed, and focus stays in place. */
  busy: boolean;
  onChange: (change: { useWallet?: boolean; method?: PaymentMethod }) => void;
}

/** Lets the user pay from the wallet, and choose the payment method for the rest. */
export const PaymentChoice = (props: Props) => {
  const { balanceCents, depositCents, useWallet, method, busy, onChange } = props;
  const { t } = useTranslation('checkout');
  const locale = useLocale();
  const covered = useWallet && depositCents > 0 && balanceCents >= depositCents;
  const share = calculateWalletShare(depositCents, balanceCents);
  const leavesBalance = useWallet && share < balanceCents && share < depositCents;
  return (
    <div className="grid gap-4">
      {balanceCents > 0 ? (
        <div>
          <Checkbox
            checked={useWallet}
            aria-disabled={busy || undefined}
            onChange={(event) => busy || onChange({ useWallet: event.target.checked })}
            label={t('checkout.useWallet', { amount: formatMoney(balanceCents, locale) })}
          />
          {covered ? <p className="text-good text-sm">{t('checkout.walletCovers')}</p> : null}
          {leavesBalance ? (
            <p className="text-ink-soft text-sm">
              {t('checkout.walletKeeps', {
                amount: formatMoney(share, locale),
                least: formatMoney(MINIMUM_CHARGE_CENTS, locale),
              })}
            </p>
          ) : null}
        </div>
      ) : null}
      {covered ? null : (
        <Methods method={method} busy={busy} onChoose={(chosen) => onChange({ method: chosen })} />
      )}
    </div>
  );
};

interface MethodsProps {
  method: PaymentMethod;
  busy: boolean;
  onChoose: (method: PaymentMethod) => void;
}

/** One row per payment method: its logo and its name. */
const Methods = ({ method, busy, onChoose }: MethodsProps) => {
  const { t } = useTranslation('checkout');
  const name = useId();
  return (
    <fieldset aria-disabled={busy || undefined} className="group min-w-0">
      <legend className="mb-2 font-semibold text-sm">{t('checkout.method')}</legend>
      <div className="divide-y divide-line overflow-hidden rounded-xl border border-line-strong">
        {listPaymentMethods(useLocale()).map((value) => (
          <label
            key={value}
            className="flex min-h-14 cursor-pointer items-center gap-3.5 bg-surface px-4 py-2.5 -outline-offset-2 hover:bg-sunken group-aria-disabled:cursor-not-allowed has-checked:bg-action-soft group-aria-disabled:opacity-60 has-focus-visible:outline-2 has-focus-visible:outline-action"
          >
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === method}
              onChange={() => busy || onChoose(value)}
              className="size-5 shrink-0 accent-action outline-none"
            />
            <MethodMark method={value} />
            <span className="min-w-0 grow leading-snug">
              <span className="block font-semibold">{t(`checkout.methods.${value}`)}</span>
              {value === 'card' ? (
                <span className="block text-ink-soft text-sm">{t('checkout.cards')}</span>
              ) : null}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};
