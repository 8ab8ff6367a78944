import { OCCASIONS, type Particulars } from '@tomoguide/contract/bookings/particulars';
import { useTranslation } from '../../../../translation/use-translation.ts';
import { Field } from '../../../../ui/field.tsx';
import { Select } from '../../../../ui/select.tsx';

interface Props {
  occasion: Particulars['occasion'];
  onChange: (occasion: Particulars['occasion']) => void;
}

/** What the tour celebrates, if anything. */
export const OccasionField = ({ occasion, onChange }: Props) => {
  const { t } = useTranslation('bookings');
  return (
    <Field label={t('bookings.occasion.label')} hint={t('bookings.occasion.hint')}>
      {(field) => (
        <Select
          {...field}
          value={occasion ?? ''}
          onChange={({ target }) =>
            onChange(OCCASIONS.find((each) => each === target.value) ?? null)
          }
        >
          <option value="">{t('bookings.occasion.none')}</option>
          {OCCASIONS.map((each) => (
            <option key={each} value={each}>
              {t(`bookings.occasion.${each}`)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
};
