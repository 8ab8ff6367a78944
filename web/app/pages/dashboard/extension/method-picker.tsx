import type { PaymentMethod } from '@tomoguide/contract/payments/methods';
import { useId } from 'react';
import { MethodMark } from '../../../parts/payments/method-mark.tsx';
import { listPaymentMethods } from '../../../parts/payments/payment-methods.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';

interface Props {
  method: PaymentMethod;
  disabled: boolean;
  onChoose: (method: PaymentMethod) => void;
}

/** The three payment methods, side by side. */
export const MethodPicker = ({ method, disabled, onChoose }: Props) => {
  const { t } = useTranslation('extension');
  const name = useId();
  return (
    <fieldset disabled={disabled} className="min-w-0">
      <legend className="mb-2 font-semibold text-sm">{t('extension.method')}</legend>
      <div className="grid grid-cols-3 gap-2">
        {listPaymentMethods(useLocale()).map((value) => (
          <label
            key={value}
            className="grid min-h-20 cursor-pointer content-center justify-items-center gap-1.5 rounded-xl border border-line-strong bg-surface px-2 py-2 text-center text-sm leading-tight has-disabled:cursor-not-allowed has-checked:border-action has-checked:bg-action-soft has-checked:font-semibold has-disabled:opacity-60 has-focus-visible:outline-2 has-focus-visible:outline-action has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === method}
              onChange={() => onChoose(value)}
              className="sr-only"
            />
            <MethodMark method={value} />
            {t(`extension.methods.${value}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
