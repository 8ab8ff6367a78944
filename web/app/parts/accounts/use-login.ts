import { login } from '@tomoguide/contract/accounts/calls';
import { FIELD_BOUNDS } from '@tomoguide/contract/accounts/fields';
import { api } from '../../lib/api.ts';
import { ApiError, getErrorCode } from '../../lib/api-error.ts';
import { startSession } from '../../lib/session.ts';
import { useTranslation } from '../../translation/use-translation.ts';
import { showToast } from '../../ui/toast.ts';
import { AS_TYPED, type FormSchema, useAccountForm } from './use-account-form.ts';

export interface LoginValues {
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
    problem: ({ username }) => (username.trim() ? null : 'accounts.login.fillUsername'),
    refusals: { VALIDATION_FAILED: 'accounts.login.fillUsername' },
  },
  password: {
    input: { autoComplete: 'current-password' },
    problem: ({ password }) => (password ? null : 'accounts.login.fillPassword'),
    refusals: { VALIDATION_FAILED: 'accounts.login.fillPassword' },
  },
};

const EMPTY: LoginValues = { username: '', password: '' };

const getMinutesToWait = (error: unknown): number => {
  const details = error instanceof ApiError ? error.details : null;
  if (typeof details !== 'object' || details === null || !('retryAfterSeconds' in details))
    return 1;
  return Math.max(1, Math.ceil(Number(details.retryAfterSeconds) / 60));
};

/** Returns the state and the actions of a login with a password. */
export const useLogin = () => {
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
  const { error } = form;
  const code = error === null ? null : getErrorCode(error);
  const reason = (): string | null => {
    if (code === 'TOO_MANY_LOGINS')
      return t('accounts.login.tooMany', { count: getMinutesToWait(error) });
    return (
      code && (code === 'INVALID_CREDENTIALS' ? t('accounts.login.failed') : t(`errors.${code}`))
    );
  };
  return {
    ...form,
    code,
    reason: reason(),
    words: (name: keyof LoginValues) => form.errors[name] && t(form.errors[name]),
  };
};
