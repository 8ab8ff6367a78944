import type { DemoAccount } from '@tomoguide/contract/accounts/entities';
import { type FormEvent, Suspense, useRef } from 'react';
import { Link } from 'react-router';
import { FormAlert } from '../../form/form-alert.tsx';
import { useCheckedForm } from '../../form/use-checked-form.ts';
import { LOGIN_FORM, type LoginValues } from '../../parts/accounts/login-fields.ts';
import { PasskeyLogin } from '../../parts/accounts/passkey-login.tsx';
import { PasswordInput } from '../../parts/accounts/password-input.tsx';
import { useLogIn } from '../../parts/accounts/use-log-in.ts';
import { SupportLink } from '../../parts/help/support/support-link.tsx';
import { useTranslation } from '../../translation/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { linkStyle } from '../../ui/link-style.ts';
import { showToast } from '../../ui/toast.ts';
import { DemoAccounts } from './demo-accounts.tsx';

interface Props {
  /** False before hydration: typed values must not be submitted natively. */
  ready: boolean;
  demoAccounts: readonly DemoAccount[];
}

const EMPTY: LoginValues = { username: '', password: '' };

export const LoginForm = ({ ready, demoAccounts }: Props) => {
  const { t } = useTranslation('accounts');
  const ref = useRef<HTMLFormElement>(null);
  const form = useCheckedForm(LOGIN_FORM, EMPTY, ref);
  const { faults, attributes } = form;
  const { logIn, busy, reason, isSuspended, forgetRefusal } = useLogIn(form.refuse);
  const words = (name: keyof LoginValues) => (faults[name] ? t(faults[name]) : undefined);

  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (!ready || busy) return;
    const { typed, wrong } = form.check();
    if (!wrong[0]) return logIn({ ...typed, username: typed.username.trim() });
    showToast({
      tone: 'destructive',
      title: t('login.fillAllTitle'),
      description: t('login.fillAll'),
    });
    form.input(wrong[0][0])?.focus();
  };

  const fillIn = (account: DemoAccount) => {
    for (const name of ['username', 'password'] as const) {
      const field = form.input(name);
      if (field) field.value = account[name];
    }
    submit();
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
      <FormAlert title={t('login.failedTitle')} message={reason} />
      {isSuspended ? (
        <Suspense fallback={null}>
          <SupportLink topic="general" tone="secondary" />
        </Suspense>
      ) : null}
      <Field label={t('login.username')} error={words('username')}>
        {(field) => <Input {...field} {...attributes('username')} readOnly={busy} />}
      </Field>
      <Field label={t('login.password')} error={words('password')}>
        {(field) => <PasswordInput {...field} {...attributes('password')} readOnly={busy} />}
      </Field>
      <Link
        to="/forgot-password"
        className={`-my-3 inline-flex min-h-11 items-center justify-self-start text-sm ${linkStyle}`}
      >
        {t('login.forgot')}
      </Link>
      <Button type="submit" size="large" wide disabled={!ready} busy={busy}>
        {busy ? t('login.busy') : t('login.submit')}
      </Button>
      <PasskeyLogin ready={ready && !busy} />
      <DemoAccounts accounts={demoAccounts} disabled={!ready || busy} onChoose={fillIn} />
    </form>
  );
};
