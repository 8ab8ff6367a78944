import { changePassword } from '@tomoguide/contract/accounts/calls';
import { FormAlert } from '../../form/form-alert.tsx';
import { api } from '../../lib/api.ts';
import { getErrorCode } from '../../lib/api-error.ts';
import {
  type NewPasswordValues,
  newPasswordFields,
} from '../../parts/accounts/new-password-fields.ts';
import { PasswordInput } from '../../parts/accounts/password-input.tsx';
import { StrengthMeter } from '../../parts/accounts/strength-meter.tsx';
import { type FormSchema, useAccountForm } from '../../parts/accounts/use-account-form.ts';
import { useTranslation } from '../../translation/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { showToast } from '../../ui/toast.ts';
import { currentPasswordField } from './current-password-field.ts';

interface Typed extends NewPasswordValues {
  currentPassword: string;
}
const EMPTY: Typed = { currentPassword: '', password: '', confirmPassword: '' };
const SCHEMA: FormSchema<Typed> = { currentPassword: currentPasswordField, ...newPasswordFields };

/** A form to change the password, which logs out every other browser. */
export const PasswordForm = ({ onChanged }: { onChanged: () => void }) => {
  const { t } = useTranslation('profile', 'accounts', 'errors');
  const form = useAccountForm({
    schema: SCHEMA,
    empty: EMPTY,
    send: async (body) => {
      await api(changePassword, { body });
      showToast({
        tone: 'success',
        title: t('profile.security.changed'),
        description: t('profile.security.changedHint'),
      });
      onChanged();
    },
  });
  const { attributes, busy, error, errors } = form;
  const errorText = (name: keyof Typed) => errors[name] && t(errors[name]);
  return (
    <form {...form.element} className="grid max-w-md gap-5">
      <FormAlert
        title={t('profile.updateFailed')}
        message={error === null ? null : t(`errors.${getErrorCode(error)}`)}
      />
      <Field label={t('accounts.password.current')} error={errorText('currentPassword')}>
        {(field) => <PasswordInput {...field} {...attributes('currentPassword')} />}
      </Field>
      <div>
        <Field
          label={t('profile.security.newPassword')}
          error={errorText('password')}
          hint={t('accounts.signup.passwordHint')}
        >
          {(field) => <PasswordInput {...field} {...attributes('password')} />}
        </Field>
        <StrengthMeter password={form.values.password} refused={errors.password !== undefined} />
      </div>
      <Field label={t('profile.security.repeat')} error={errorText('confirmPassword')}>
        {(field) => <PasswordInput {...field} {...attributes('confirmPassword')} />}
      </Field>
      <Button type="submit" busy={busy} className="justify-self-start">
        {busy ? t('profile.security.changing') : t('profile.security.change')}
      </Button>
    </form>
  );
};
