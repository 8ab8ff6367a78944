import { findInvalidParticulars, type Particulars } from '@tomoguide/contract/bookings/particulars';
import { useState } from 'react';
import { useAfterPointerUp } from '../../../../lib/use-after-pointer-up.ts';
import { useTranslation } from '../../../../translation/use-translation.ts';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { CorrectedInput } from '../../../../ui/corrected-input.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Textarea } from '../../../../ui/textarea.tsx';
import type { FieldMessages } from '../checkout-fields.ts';
import { hyphenatePostalCode } from './postal-code-input.ts';
import { type PostalAnswer, usePostalPlace } from './use-postal-place.ts';

interface Props {
  draft: Particulars;
  wrong: FieldMessages;
  onChange: (change: Partial<Particulars>) => void;
  /** Maximum length of the address, in code points. */
  max: number;
}

interface HintProps {
  place: PostalAnswer | null;
  address: string;
  /** True if the address is not in the area of the postal code. */
  isElsewhere: boolean;
}

/** Shows the area of the postal code. Reserves the height of the longest message on a phone. */
const PostalHint = ({ place, address, isElsewhere }: HintProps) => {
  const { t } = useTranslation('checkout');
  const placeText = () => {
    if (!place) return t('checkout.postalHint');
    if (isElsewhere)
      return (
        <span className="text-warn">{t('checkout.postalElsewhere', { place: place.kanji })}</span>
      );
    return address.includes(place.kanji)
      ? t('checkout.postalFilled', { reading: place.romaji })
      : t('checkout.postalFound', { place: place.kanji, reading: place.romaji });
  };
  return (
    <span aria-live="polite" className="block min-h-[2lh] sm:min-h-[1lh]">
      {placeText()}
    </span>
  );
};

export const PlaceFields = ({ draft, wrong, onChange, max }: Props) => {
  const { t } = useTranslation('checkout', 'layout', 'errors');
  const [left, setLeft] = useState(false);
  const afterPress = useAfterPointerUp();
  const isBad = left && findInvalidParticulars(draft, { travelers: null }).has('meetingPostalCode');
  const { place, isUnknown, isElsewhere } = usePostalPlace(
    draft.meetingPostalCode,
    draft.meetingAddress,
    (meetingAddress) => onChange({ meetingAddress }),
  );
  const unknown = isUnknown ? t('errors.POSTAL_CODE_UNKNOWN') : undefined;
  const refused = t('errors.ADDRESS_ELSEWHERE');
  const isAsked = isElsewhere || draft.addressConfirmed || wrong.meetingPostalCode === refused;
  const postalError =
    wrong.meetingPostalCode ?? (isBad ? t('checkout.wrong.meetingPostalCode') : unknown);
  return (
    <>
      <div data-field="meetingAddress">
        <Field
          label={t('checkout.address')}
          hint={t('checkout.addressHint')}
          error={wrong.meetingAddress}
        >
          {(field) => (
            <Textarea
              {...field}
              rows={2}
              required
              maxLength={max}
              autoComplete="street-address"
              value={draft.meetingAddress}
              onChange={(event) =>
                onChange({
                  meetingAddress: event.target.value,
                  addressConfirmed: false,
                  toArrange: false,
                })
              }
            />
          )}
        </Field>
      </div>
      <div data-field="meetingPostalCode">
        <Field
          label={t('checkout.postalCode')}
          note={t('layout.optional')}
          hint={
            <PostalHint place={place} address={draft.meetingAddress} isElsewhere={isElsewhere} />
          }
          error={postalError}
        >
          {(field) => (
            <CorrectedInput
              {...field}
              className="sm:max-w-60"
              inputMode="numeric"
              autoComplete="postal-code"
              value={draft.meetingPostalCode ?? ''}
              onChange={(typed) =>
                onChange({
                  meetingPostalCode: hyphenatePostalCode(typed),
                  addressConfirmed: false,
                })
              }
              onBlur={() => afterPress(() => setLeft(true))}
            />
          )}
        </Field>
        {isAsked ? (
          <Checkbox
            className="mt-2"
            label={t('checkout.addressCounts')}
            checked={draft.addressConfirmed}
            onChange={(event) => onChange({ addressConfirmed: event.target.checked })}
          />
        ) : null}
      </div>
    </>
  );
};
