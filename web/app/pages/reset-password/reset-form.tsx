import { type FormEvent, useRef } from 'react';
import { FormAlert } from '../../form/form-alert.tsx';
import { useCheckedForm } from '../../form/use-checked-form.ts';
import {
  type NewPasswordValues,
  newPasswordFields,
} from '../../parts/accounts/new-password-fields.ts';
import { PasswordInput } from '../../parts/accounts/password-input.tsx';
import { StrengthMeter } from '../../parts/accounts/strength-meter.tsx';
import { useTranslation } from '../../translation/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { useResetPassword } from './use-reset-password.ts';

const EMPTY: NewPasswordValues = { password: '', confirmPassword: '' };

interface Props {
  /** Undefined before hydration. */
  token: string | undefined;
  /** Called if the server says that the link has expired. */
  onExpired: () => void;
}

/** Sets a new password with the token of a link. */
export const ResetForm = ({ token, onExpired }: Props) => {
  const { t } = useTranslation('accounts');
  const { t: tError } = useTranslation('errors');
  const ref = useRef<HTMLFormElement>(null);
  const form = useCheckedForm<NewPasswordValues>(newPasswordFields, EMPTY, ref);
  const { faults, attributes } = form;
  const { save, busy, refusal, forgetRefusal } = useResetPassword({
    onExpired,
    onRefused: form.refuse,
  });
  const words = (name: keyof NewPasswordValues) => (faults[name] ? t(faults[name]) : undefined);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!token || busy) return;
    const { typed, wrong } = form.check();
    if (wrong[0]) form.input(wrong[0][0])?.focus();
    else save({ token, ...typed });
  };

  return (
    <form
      ref={ref}
      method="post"
      noValidate
      onSubmit={submit}
      onInput={() => {
        form.follow();
        forgetRefusal();
      }}
      className="grid gap-5"
    >
      <FormAlert title={t('reset.failedTitle')} message={refusal && tError(refusal)} />
      <div>
        <Field
          label={t('reset.password')}
          error={words('password')}
          hint={t('signup.passwordHint')}
        >
          {(field) => <PasswordInput {...field} {...attributes('password')} readOnly={busy} />}
        </Field>
        <StrengthMeter password={form.values.password} refused={faults.password !== undefined} />
      </div>
      <Field label={t('signup.confirmPassword')} error={words('confirmPassword')}>
        {(field) => <PasswordInput {...field} {...attributes('confirmPassword')} readOnly={busy} />}
      </Field>
      <Button type="submit" size="large" wide disabled={!token} busy={busy}>
        {busy ? t('reset.busy') : t('reset.submit')}
      </Button>
    </form>
  );
};
