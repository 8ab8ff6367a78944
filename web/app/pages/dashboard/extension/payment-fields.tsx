import type { PaymentMethod } from '@tomoguide/contract/payments/methods';
import type { InputHTMLAttributes } from 'react';
import { useTranslation } from '../../../translation/use-translation.ts';
import { CorrectedInput } from '../../../ui/corrected-input.tsx';
import { Field } from '../../../ui/field.tsx';
import { FIELDS_OF, formatTyped, MAX_LENGTH, type PaymentForm } from './payment-form.ts';

type Name = keyof PaymentForm;

const LABELS = {
  cardNumber: 'cardNumber',
  expiryDate: 'expiry',
  cvv: 'cvv',
  cardHolder: 'holder',
  alipayAccount: 'account',
  wechatId: 'wechatId',
} as const satisfies Record<Name, string>;

const plain = { autoCapitalize: 'none', spellCheck: false } as const;

/** Attributes for the on-screen keyboard and autofill. */
const INPUTS: Readonly<Record<Name, InputHTMLAttributes<HTMLInputElement>>> = {
  cardNumber: { inputMode: 'numeric', autoComplete: 'cc-number' },
  expiryDate: { inputMode: 'numeric', autoComplete: 'cc-exp' },
  cvv: { inputMode: 'numeric', autoComplete: 'cc-csc' },
  cardHolder: { autoComplete: 'cc-name', autoCapitalize: 'characters', spellCheck: false },
  alipayAccount: { autoComplete: 'off', ...plain },
  wechatId: { autoComplete: 'off', ...plain },
};

const NARROW: ReadonlySet<Name> = new Set(['expiryDate', 'cvv']);

interface Props {
  method: PaymentMethod;
  form: PaymentForm;
  disabled: boolean;
  onChange: (change: Partial<PaymentForm>) => void;
}

/** The input fields for the chosen payment method. */
export const PaymentFields = ({ method, form, disabled, onChange }: Props) => {
  const { t } = useTranslation('extension');
  return (
    <div className="grid grid-cols-2 gap-4">
      {FIELDS_OF[method].map((name) => (
        <Field
          key={name}
          label={t(`extension.${LABELS[name]}`)}
          hint={name === 'alipayAccount' ? t('extension.accountHint') : undefined}
          className={NARROW.has(name) ? '' : 'col-span-2'}
        >
          {(field) => (
            <CorrectedInput
              {...field}
              {...INPUTS[name]}
              name={name}
              placeholder={name === 'expiryDate' ? t('extension.expiryFormat') : undefined}
              maxLength={MAX_LENGTH[name]}
              disabled={disabled}
              value={form[name]}
              onChange={(typed) => onChange({ [name]: formatTyped(name, typed, form[name]) })}
            />
          )}
        </Field>
      ))}
    </div>
  );
};
