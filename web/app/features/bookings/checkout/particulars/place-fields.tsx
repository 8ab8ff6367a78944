import { type Particulars, wrongParticulars } from '@tomoguide/contract/bookings/particulars';
import { useState } from 'react';
import { useTranslation } from '../../../../translation/use-translation.ts';
import { Field } from '../../../../ui/field.tsx';
import { Input } from '../../../../ui/input.tsx';
import { Textarea } from '../../../../ui/textarea.tsx';
import type { FieldSentences } from '../checkout-fields.ts';
import { hyphenatePostalCode } from './postal-code-input.ts';

interface Props {
  draft: Particulars;
  wrong: FieldSentences;
  onChange: (change: Partial<Particulars>) => void;
  /** Longest address, in code points. */
  max: number;
}

export const PlaceFields = ({ draft, wrong, onChange, max }: Props) => {
  const { t } = useTranslation('bookings-checkout');
  const { t: layout } = useTranslation('layout');
  const [left, setLeft] = useState(false);
  const isBad = left && wrongParticulars(draft, { travelers: null }).has('meetingPostalCode');
  const postalError = wrong.meetingPostalCode ?? (isBad ? t('wrong.meetingPostalCode') : undefined);
  return (
    <>
      <div data-field="meetingAddress">
        <Field label={t('address')} hint={t('addressHint')} error={wrong.meetingAddress}>
          {(field) => (
            <Textarea
              {...field}
              rows={2}
              required
              maxLength={max}
              autoComplete="street-address"
              value={draft.meetingAddress}
              onChange={(event) => onChange({ meetingAddress: event.target.value })}
            />
          )}
        </Field>
      </div>
      <div data-field="meetingPostalCode">
        <Field
          label={t('postalCode')}
          note={layout('optional')}
          hint={t('postalHint')}
          error={postalError}
          className="sm:max-w-60"
        >
          {(field) => (
            <Input
              {...field}
              inputMode="numeric"
              autoComplete="postal-code"
              value={draft.meetingPostalCode ?? ''}
              onChange={(event) => {
                const { value } = event.target;
                // During IME composition the text is left alone.
                const composing =
                  'isComposing' in event.nativeEvent && event.nativeEvent.isComposing;
                onChange({ meetingPostalCode: composing ? value : hyphenatePostalCode(value) });
              }}
              onBlur={() => {
                setLeft(true);
                onChange({ meetingPostalCode: hyphenatePostalCode(draft.meetingPostalCode ?? '') });
              }}
            />
          )}
        </Field>
      </div>
    </>
  );
};
