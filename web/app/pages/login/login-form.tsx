import { login } from '@tomoguide/contract/accounts/calls';
import type { DemoAccount } from '@tomoguide/contract/accounts/entities';
import { FIELD_BOUNDS } from '@tomoguide/contract/accounts/fields';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { FormAlert } from '../../form/form-alert.tsx';
import { api } from '../../lib/api.ts';
import { ApiError, errorCodeOf } from '../../lib/api-error.ts';
import { startSession } from '../../lib/session.ts';
import { PasskeyLogin } from '../../parts/accounts/passkey-login.tsx';
import { PasswordInput } from '../../parts/accounts/password-input.tsx';
import {
  AS_TYPED,
  type FormSchema,
  useAccountForm,
} from '../../parts/accounts/use-account-form.ts';
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

interface LoginValues {
  username: string;
  password: string;
}

const LOGIN_FORM: FormSchema<LoginValues> = {
  username: {
    input: {
      ...AS_TYPED,
      autoComplete: 'username',
      maxLength: FIELD_BOUNDS.loginName.max,
    },
    fault: ({ username }) => (username.trim() ? null : 'accounts.login.fillUsername'),
    refusals: { VALIDATION_FAILED: 'accounts.login.fillUsername' },
  },
  password: {
    input: { autoComplete: 'current-password' },
    fault: ({ password }) => (password ? null : 'accounts.login.fillPassword'),
    refusals: { VALIDATION_FAILED: 'accounts.login.fillPassword' },
  },
};

const EMPTY: LoginValues = { username: '', password: '' };

const minutesToWait = (error: unknown): number => {
  const details = error instanceof ApiError ? error.details : null;
  if (typeof details !== 'object' || details === null || !('retryAfterSeconds' in details))
    return 1;
  return Math.max(1, Math.ceil(Number(details.retryAfterSeconds) / 60));
};

export const LoginForm = ({ ready, demoAccounts }: Props) => {
  const { t } = useTranslation('accounts', 'errors');
  const form = useAccountForm({
    schema: LOGIN_FORM,
    empty: EMPTY,
    onInvalid: () =>
      showToast({
        tone: 'destructive',
        title: t('accounts.login.fillAllTitle'),
        description: t('accounts.login.fillAll'),
      }),
    send: async ({ username, password }) => {
      const reply = await api(login, { body: { username: username.trim(), password } });
      if (!reply.token) throw new Error('The login reply carries no token');
      startSession(reply);
      showToast({
        tone: 'success',
        title: t('accounts.login.successTitle'),
        description: t('accounts.login.success'),
      });
    },
  });
  const { attributes, busy, error } = form;
  const code = error === null ? null : errorCodeOf(error);
  const words = (name: keyof LoginValues) => form.errors[name] && t(form.errors[name]);
  const reason = (): string | null => {
    if (code === 'TOO_MANY_LOGINS')
      return t('accounts.login.tooMany', { count: minutesToWait(error) });
    return (
      code && (code === 'INVALID_CREDENTIALS' ? t('accounts.login.failed') : t(`errors.${code}`))
    );
  };
  const logInAs = ({ username, password }: DemoAccount) => {
    form.fill({ username, password });
    void form.submit();
  };

  return (
    <form
      ref={form.ref}
      method="post"
      noValidate
      onSubmit={form.submit}
      onInput={form.readInputs}
      className="grid gap-5"
    >
      <FormAlert title={t('accounts.login.failedTitle')} message={reason()} />
      {code === 'ACCOUNT_SUSPENDED' ? (
        <Suspense fallback={null}>
          <SupportLink topic="general" tone="secondary" />
        </Suspense>
      ) : null}
      <Field label={t('accounts.login.username')} error={words('username')}>
        {(field) => <Input {...field} {...attributes('username')} />}
      </Field>
      <Field label={t('accounts.login.password')} error={words('password')}>
        {(field) => <PasswordInput {...field} {...attributes('password')} />}
      </Field>
      <Link
        to="/forgot-password"
        className={`-my-3 inline-flex min-h-11 items-center justify-self-start text-sm ${linkStyle}`}
      >
        {t('accounts.login.forgot')}
      </Link>
      <Button type="submit" size="large" wide disabled={!ready} busy={busy}>
        {busy ? t('accounts.login.busy') : t('accounts.login.submit')}
      </Button>
      <PasskeyLogin ready={ready && !busy} />
      <DemoAccounts accounts={demoAccounts} disabled={!ready || busy} onChoose={logInAs} />
    </form>
  );
};
