import { MBTI_TYPES } from '@tomoguide/contract/accounts/profile-bounds';
import { useTranslation } from '../../translation/use-translation.ts';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { useQuestion } from './use-question.ts';

const GENDERS = ['female', 'male', 'other', 'prefer_not_to_say'] as const;

export const GenderQuestion = () => {
  const { t } = useTranslation('application-form', 'applications');
  const { field, label, error } = useQuestion('gender');
  return (
    <Field label={label} error={error}>
      {(props) => (
        <Select
          {...props}
          {...field}
          value={field.value ?? ''}
          onChange={({ target }) =>
            field.onChange(GENDERS.find((one) => one === target.value) ?? null)
          }
        >
          <option value="">{t('application-form.choose')}</option>
          {GENDERS.map((gender) => (
            <option key={gender} value={gender}>
              {t(`applications.genders.${gender}`)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
};

export const MbtiQuestion = () => {
  const { t } = useTranslation('application-form', 'applications');
  const { field, label, error } = useQuestion('mbti');
  return (
    <Field label={label} note={t('application-form.optional')} error={error}>
      {(props) => (
        <Select
          {...props}
          {...field}
          value={field.value ?? ''}
          onChange={({ target }) =>
            field.onChange(MBTI_TYPES.find((one) => one === target.value) ?? null)
          }
        >
          <option value="">{t('applications.notGiven')}</option>
          {MBTI_TYPES.map((type) => (
            <option key={type}>{type}</option>
          ))}
        </Select>
      )}
    </Field>
  );
};
