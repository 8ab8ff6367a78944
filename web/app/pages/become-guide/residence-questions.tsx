import { NUMBER_BOUNDS } from '@tomoguide/contract/applications/fields';
import { formatMonthName } from '@tomoguide/contract/format';
import { hyphenatePostalCode } from '../../parts/bookings/checkout-form/particulars/postal-code-input.ts';
import { usePostalPlace } from '../../parts/bookings/checkout-form/particulars/use-postal-place.ts';
import { useLocale, useTranslation } from '../../translation/use-translation.ts';
import { CorrectedInput } from '../../ui/corrected-input.tsx';
import { Field } from '../../ui/field.tsx';
import { NumberQuestion } from './number-question.tsx';
import { SelectQuestion } from './select-question.tsx';
import { TextQuestion } from './text-question.tsx';
import { useQuestion } from './use-question.ts';

const MONTHS = Array.from({ length: NUMBER_BOUNDS.residenceMonth.max }, (_, index) => index + 1);

/** Questions about the applicant's residence; the postal code fills in the area. */
export const ResidenceQuestions = () => {
  const { t } = useTranslation('application-form', 'errors');
  const locale = useLocale();
  const code = useQuestion('residenceZipcode');
  const area = useQuestion('residenceArea');
  const { place, isUnknown } = usePostalPlace(code.field.value, area.field.value, (kanji) =>
    area.field.onChange(kanji),
  );
  const unknown = isUnknown ? t('errors.POSTAL_CODE_UNKNOWN') : undefined;
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label={code.label}
          hint={
            <span aria-live="polite">
              {place ? place.romaji : t('application-form.postalHint')}
            </span>
          }
          error={code.error ?? unknown}
        >
          {(props) => (
            <CorrectedInput
              {...props}
              {...code.field}
              inputMode="numeric"
              autoComplete="postal-code"
              value={hyphenatePostalCode(code.field.value)}
              onChange={(typed) => code.field.onChange(hyphenatePostalCode(typed))}
            />
          )}
        </Field>
        <TextQuestion name="residenceArea" autoComplete="address-level2" />
      </div>
      <div className="grid grid-cols-2 gap-5">
        <NumberQuestion name="residenceYear" />
        <SelectQuestion
          name="residenceMonth"
          choices={MONTHS}
          formatOption={(month) => formatMonthName(month, locale)}
        />
      </div>
    </>
  );
};
