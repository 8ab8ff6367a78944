import { useMutation } from '@tanstack/react-query';
import { login } from '@tomoguide/contract/accounts/calls';
import { refusedField } from '../../form/use-checked-form.ts';
import { api } from '../../lib/api.ts';
import { ApiError, errorCodeOf } from '../../lib/api-error.ts';
import { startSession } from '../../lib/session.ts';
import { clearRefusal } from '../../lib/typed-meanwhile.ts';
import { useTranslation } from '../../translation/use-translation.ts';
import { showToast } from '../../ui/toast.ts';
import { LOGIN_FORM, type LoginValues } from './login-fields.ts';

const minutesToWait = (error: unknown): number => {
  const details = error instanceof ApiError ? error.details : null;
  if (typeof details !== 'object' || details === null || !('retryAfterSeconds' in details))
    return 1;
  return Math.max(1, Math.ceil(Number(details.retryAfterSeconds) / 60));
};

/** Logs in and shows a toast. `onRefused` is called with every error. */
export const useLogIn = (onRefused: (error: unknown) => void) => {
  const { t } = useTranslation('accounts');
  const { t: tError } = useTranslation('errors');

  const reasonFor = (error: unknown): string => {
    const code = errorCodeOf(error);
    if (code === 'TOO_MANY_LOGINS') return t('login.tooMany', { count: minutesToWait(error) });
    return code === 'INVALID_CREDENTIALS' ? t('login.failed') : tError(code);
  };

  const attempt = useMutation({
    mutationFn: async (body: LoginValues) => {
      const reply = await api(login, { body });
      if (!reply.token) throw new Error('The login reply carries no token');
      return reply;
    },
    onSuccess: (reply) => {
      startSession(reply);
      showToast({
        tone: 'success',
        title: t('login.successTitle'),
        description: t('login.success'),
      });
    },
    onError: onRefused,
  });
  const { mutate, isPending, error } = attempt;
  return {
    logIn: mutate,
    busy: isPending,
    /** The error, unless a field shows it. */
    reason: error && !refusedField(LOGIN_FORM, error) ? reasonFor(error) : null,
    /** Only the team can help. */
    isSuspended: error !== null && errorCodeOf(error) === 'ACCOUNT_SUSPENDED',
    forgetRefusal: () => clearRefusal(attempt),
  };
};
