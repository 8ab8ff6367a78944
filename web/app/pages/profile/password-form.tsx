import { useMutation } from '@tanstack/react-query';
import { changePassword } from '@tomoguide/contract/accounts/calls';
import { type FormEvent, useRef } from 'react';
import { FormAlert } from '../../form/form-alert.tsx';
import { type FormSchema, refusedField, useCheckedForm } from '../../form/use-checked-form.ts';
import { api } from '../../lib/api.ts';
import { errorCodeOf } from '../../lib/api-error.ts';
import { clearRefusal } from '../../lib/typed-meanwhile.ts';
import {
  type NewPasswordValues,
  newPasswordFields,
} from '../../parts/accounts/new-password-fields.ts';
import { PasswordInput } from '../../parts/accounts/password-input.tsx';
import { StrengthMeter } from '../../parts/accounts/strength-meter.tsx';
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

/** Changes the password; this logs out every other browser. */
export const PasswordForm = ({ onChanged }: { onChanged: () => void }) => {
  const { t } = useTranslation(['accounts-profile', 'accounts', 'errors']);
  const ref = useRef<HTMLFormElement>(null);
  const form = useCheckedForm(SCHEMA, EMPTY, ref);
  const change = useMutation({
    mutationFn: (body: Typed) => api(changePassword, { body }),
    onSuccess: () => {
      showToast({
        tone: 'success',
        title: t('security.changed'),
        description: t('security.changedHint'),
      });
      onChanged();
    },
    onError: form.refuse,
  });
  const { mutate, isPending, error } = change;
  const words = (name: keyof Typed) =>
    form.faults[name] ? t(`accounts:${form.faults[name]}`) : undefined;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isPending) return;
    const { typed, wrong } = form.check();
    if (wrong[0]) form.input(wrong[0][0])?.focus();
    else mutate(typed);
  };
  const elsewhere = error && !refusedField(SCHEMA, error);
  return (
    <form
      ref={ref}
      noValidate
      onSubmit={submit}
      onInput={() => {
        form.follow();
        clearRefusal(change);
      }}
      className="grid max-w-md gap-5"
    >
      <FormAlert
        title={t('updateFailed')}
        message={elsewhere ? t(`errors:${errorCodeOf(error)}`) : null}
      />
      <Field label={t('accounts:password.current')} error={words('currentPassword')}>
        {(field) => (
          <PasswordInput {...field} {...form.attributes('currentPassword')} readOnly={isPending} />
        )}
      </Field>
      <div>
        <Field
          label={t('security.newPassword')}
          error={words('password')}
          hint={t('accounts:signup.passwordHint')}
        >
          {(field) => (
            <PasswordInput {...field} {...form.attributes('password')} readOnly={isPending} />
          )}
        </Field>
        <StrengthMeter
          password={form.values.password}
          refused={form.faults.password !== undefined}
        />
      </div>
      <Field label={t('security.repeat')} error={words('confirmPassword')}>
        {(field) => (
          <PasswordInput {...field} {...form.attributes('confirmPassword')} readOnly={isPending} />
        )}
      </Field>
      <Button type="submit" busy={isPending} className="justify-self-start">
        {isPending ? t('security.changing') : t('security.change')}
      </Button>
    </form>
  );
};
