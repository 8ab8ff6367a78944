import { useState } from 'react';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import type { Draft } from './draft.ts';
import { formatPostalCode, isPostalCode } from './postal-code.ts';

export interface PlaceProblems {
  address?: 'addressMissing';
  postalCode?: 'postalInvalid';
}

/** The address is required; a postal code is whole or not there. */
export const placeProblems = ({ address, postalCode }: Draft): PlaceProblems => ({
  ...(address.trim() === '' ? { address: 'addressMissing' } : {}),
  ...(postalCode !== '' && !isPostalCode(postalCode) ? { postalCode: 'postalInvalid' } : {}),
});

interface Props {
  draft: Draft;
  problems: PlaceProblems;
  onChange: (change: Partial<Draft>) => void;
  /** Longest address, in code points. */
  max: number;
}

export const PlaceFields = ({ draft, problems, onChange, max }: Props) => {
  const { t } = useTranslation('checkout');
  const { t: layout } = useTranslation('layout');
  const [left, setLeft] = useState(false);
  const postalError = problems.postalCode ?? (left ? placeProblems(draft).postalCode : undefined);
  return (
    <>
      <Field
        label={t('address')}
        hint={t('addressHint')}
        error={problems.address ? t(problems.address) : undefined}
      >
        {(field) => (
          <Textarea
            {...field}
            rows={2}
            required
            maxLength={max}
            autoComplete="street-address"
            value={draft.address}
            onChange={(event) => onChange({ address: event.target.value })}
          />
        )}
      </Field>
      <Field
        label={t('postalCode')}
        note={layout('optional')}
        hint={t('postalHint')}
        error={postalError ? t(postalError) : undefined}
        className="sm:max-w-60"
      >
        {(field) => (
          <Input
            {...field}
            inputMode="numeric"
            autoComplete="postal-code"
            value={draft.postalCode}
            onChange={(event) => {
              const { value } = event.target;
              // A keyboard that is still composing keeps its own text until it is done.
              const composing = 'isComposing' in event.nativeEvent && event.nativeEvent.isComposing;
              onChange({ postalCode: composing ? value : formatPostalCode(value) });
            }}
            onBlur={() => {
              setLeft(true);
              onChange({ postalCode: formatPostalCode(draft.postalCode) });
            }}
          />
        )}
      </Field>
    </>
  );
};
