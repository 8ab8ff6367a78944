import { type FormEvent, useRef } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormAlert } from '../form-alert.tsx';
import { linkStyle } from '../link-style.ts';
import { type NewPasswordValues, newPasswordFields } from '../new-password-fields.ts';
import { PasswordInput } from '../password-input.tsx';
import { StrengthMeter } from '../sign-up/strength-meter.tsx';
import { useCheckedForm } from '../use-checked-form.ts';
import { useResetPassword } from './use-reset-password.ts';

const EMPTY: NewPasswordValues = { password: '', confirmPassword: '' };

/** `token` is undefined until the page can be used, and null where the link carried none. */
export const ResetForm = ({ token }: { token: string | null | undefined }) => {
  const { t } = useTranslation('accounts');
  const { t: tError } = useTranslation('errors');
  const ref = useRef<HTMLFormElement>(null);
  const form = useCheckedForm<NewPasswordValues>(newPasswordFields, EMPTY, ref);
  const { faults, attributes } = form;
  const { save, busy, refusal, forgetRefusal } = useResetPassword(form.refuse);
  const words = (name: keyof NewPasswordValues) => (faults[name] ? t(faults[name]) : undefined);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!token || busy) return;
    const { typed, wrong } = form.check();
    if (wrong[0]) form.input(wrong[0][0])?.focus();
    else save({ token, ...typed });
  };

  const reason = token === null ? 'RESET_LINK_INVALID' : refusal;
  return (
    <form
      ref={ref}
      method="post"
      noValidate
      onSubmit={submit}
      onInput={() => {
        form.follow();
        // A link that is over stays so, whatever is typed.
        if (refusal !== 'RESET_LINK_INVALID') forgetRefusal();
      }}
      className="grid gap-5"
    >
      <FormAlert message={reason && tError(reason)} />
      {reason === 'RESET_LINK_INVALID' ? (
        <Link to="/forgot-password" className={linkStyle}>
          {t('reset.askAgain')}
        </Link>
      ) : null}
      <div>
        <Field
          label={t('reset.password')}
          error={words('password')}
          hint={t('signup.passwordHint')}
        >
          {(field) => <PasswordInput {...field} {...attributes('password')} />}
        </Field>
        <StrengthMeter password={form.values.password} refused={faults.password !== undefined} />
      </div>
      <Field label={t('signup.confirmPassword')} error={words('confirmPassword')}>
        {(field) => <PasswordInput {...field} {...attributes('confirmPassword')} />}
      </Field>
      <Button type="submit" size="large" wide disabled={!token} busy={busy}>
        {busy ? t('reset.busy') : t('reset.submit')}
      </Button>
    </form>
  );
};
