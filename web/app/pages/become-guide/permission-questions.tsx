import {
  isUnlimitedStatus,
  RESIDENCE_STATUSES,
  WORK_KINDS,
} from '@tomoguide/contract/guides/work-permission-bounds';
import { useTranslation } from '../../translation/use-translation.ts';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { SelectQuestion } from './select-question.tsx';
import { useQuestion } from './use-question.ts';

const LastDayQuestion = () => {
  const { t } = useTranslation('application-form');
  const { field, label, error } = useQuestion('permittedUntil');
  return (
    <Field label={label} hint={t('application-form.permittedUntilHint')} error={error}>
      {(props) => (
        <Input
          {...props}
          {...field}
          type="date"
          value={field.value ?? ''}
          // Empty until the day is complete.
          onChange={({ target }) => field.onChange(target.value || null)}
        />
      )}
    </Field>
  );
};

/** Questions about the applicant's permission to work, which can also be stated later. */
export const PermissionQuestions = () => {
  const { t } = useTranslation('application-form', 'work-permission');
  const { field } = useQuestion('residenceStatus');
  const hasLimits = field.value !== null && !isUnlimitedStatus(field.value);
  return (
    <>
      <SelectQuestion
        name="residenceStatus"
        choices={RESIDENCE_STATUSES}
        formatOption={(status) => t(`work-permission.status.${status}`)}
        hint={t('application-form.permissionHint')}
        optional
      />
      {hasLimits ? (
        <div className="grid gap-5 sm:grid-cols-2">
          <SelectQuestion
            name="workPermits"
            choices={WORK_KINDS}
            formatOption={(kind) => t(`work-permission.permits.${kind}`)}
          />
          <LastDayQuestion />
        </div>
      ) : null}
    </>
  );
};
