import { passwordFault } from '@tomoguide/contract/accounts/password';
import { type FormEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { useResetPassword } from '../use-reset-password.ts';
import { FormAlert } from './form-alert.tsx';
import { linkStyle } from './link-style.ts';
import { PasswordInput } from './password-input.tsx';
import { StrengthMeter } from './strength-meter.tsx';

type Fault = 'passwordTooShort' | 'passwordTooLong' | 'passwordsDiffer';

const faultOf = (password: string, confirm: string): [keyof Typed, Fault] | null => {
  const length = passwordFault(password);
  if (length) {
    return ['password', length === 'PASSWORD_TOO_SHORT' ? 'passwordTooShort' : 'passwordTooLong'];
  }
  return password === confirm ? null : ['confirmPassword', 'passwordsDiffer'];
};

interface Typed {
  password: string;
  confirmPassword: string;
}

/** `token` is undefined until the page can be used, and null where the link carried none. */
export const ResetForm = ({ token }: { token: string | null | undefined }) => {
  const { t } = useTranslation('accounts');
  const { t: tError } = useTranslation('errors');
  const { save, busy, refusal } = useResetPassword();
  const form = useRef<HTMLFormElement>(null);
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<[keyof Typed, Fault] | null>(null);

  const read = (name: keyof Typed): string =>
    String(new FormData(form.current ?? undefined).get(name) ?? '');
  const words = (name: keyof Typed) => (fault?.[0] === name ? t(`signup.${fault[1]}`) : undefined);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!token || busy) return;
    const typed = { password: read('password'), confirmPassword: read('confirmPassword') };
    const found = faultOf(typed.password, typed.confirmPassword);
    setFault(found);
    if (!found) return save({ token, ...typed });
    (form.current?.elements.namedItem(found[0]) as HTMLInputElement | null)?.focus();
  };

  const reason = token === null ? 'RESET_LINK_INVALID' : refusal;
  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={submit}
      onInput={() => {
        setPassword(read('password'));
        setFault(null);
      }}
      className="grid gap-5"
    >
      <FormAlert message={reason && tError(reason)} />
      {reason === 'RESET_LINK_INVALID' ? (
        <Link to="/forgot-password" className={linkStyle}>
          {t('reset.askAgain')}
        </Link>
      ) : null}
      <div className="grid gap-2">
        <Field
          label={t('reset.password')}
          error={words('password')}
          hint={t('signup.passwordHint')}
        >
          {(field) => (
            <PasswordInput {...field} name="password" autoComplete="new-password" required />
          )}
        </Field>
        <StrengthMeter password={password} />
      </div>
      <Field label={t('signup.confirmPassword')} error={words('confirmPassword')}>
        {(field) => (
          <PasswordInput {...field} name="confirmPassword" autoComplete="new-password" required />
        )}
      </Field>
      <Button type="submit" size="large" wide disabled={!token} busy={busy}>
        {busy ? t('reset.busy') : t('reset.submit')}
      </Button>
    </form>
  );
};
