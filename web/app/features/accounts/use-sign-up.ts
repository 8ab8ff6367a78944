import { useMutation } from '@tanstack/react-query';
import { signup } from '@tomoguide/contract/accounts/calls';
import type { ErrorCode } from '@tomoguide/contract/errors';
import { api } from '../../lib/api.ts';
import { ApiError, errorCodeOf } from '../../lib/api-error.ts';
import { startSession } from '../../lib/session.ts';
import { useTranslation } from '../../translation/use-translation.ts';
import { showToast } from '../../ui/toast.ts';
import { dropDraft } from './draft.ts';
import { fullNameOf } from './names.ts';
import type { SignUpFault, SignUpField, SignUpValues } from './signup-rules.ts';

/** The server's refusals that belong to a field; the name's own state tells of a taken one. */
const FIELD_OF: Partial<Record<ErrorCode, [SignUpField, SignUpFault]>> = {
  USERNAME_TAKEN: ['username', 'usernameUnresolved'],
  USERNAME_INVALID: ['username', 'usernameInvalid'],
  EMAIL_TAKEN: ['email', 'emailTaken'],
  PASSWORD_TOO_SHORT: ['password', 'passwordTooShort'],
  PASSWORD_TOO_LONG: ['password', 'passwordTooLong'],
  PASSWORD_TOO_COMMON: ['password', 'passwordTooCommon'],
  PASSWORDS_DIFFER: ['confirmPassword', 'passwordsDiffer'],
  TERMS_NOT_ACCEPTED: ['terms', 'acceptTerms'],
};

/** The field a refusal belongs to and its words, or null. */
const faultOf = (error: unknown): [SignUpField, SignUpFault] | null =>
  error instanceof ApiError ? (FIELD_OF[errorCodeOf(error)] ?? null) : null;

/** Signs up, with the toasts of spec §8. `onRefused` hears of a field that the server refused. */
export const useSignUp = (onRefused: (field: SignUpField, fault: SignUpFault) => void) => {
  const { t } = useTranslation('accounts');
  const { t: tError } = useTranslation('errors');

  const reasonFor = (error: unknown): string => {
    const fault = faultOf(error);
    if (fault) return t(`signup.${fault[1]}`);
    const code = errorCodeOf(error);
    return code === 'RATE_LIMITED' || code === 'UNAVAILABLE' ? tError(code) : t('signup.failed');
  };

  const { mutate, isPending, error } = useMutation({
    mutationFn: (values: SignUpValues) =>
      api(signup, {
        body: {
          username: values.username,
          email: values.email.trim(),
          password: values.password,
          confirmPassword: values.confirmPassword,
          fullName: fullNameOf(values.firstName, values.lastName),
          emailUpdates: values.emailUpdates,
          termsAccepted: values.terms,
        },
      }),
    onSuccess: (reply) => {
      dropDraft();
      startSession(reply);
      showToast({
        tone: 'success',
        title: t('signup.successTitle'),
        description: t('signup.success', { name: reply.fullName }),
      });
    },
    onError: (failure) => {
      showToast({
        tone: 'destructive',
        title: t('signup.failedTitle'),
        description: reasonFor(failure),
      });
      const fault = faultOf(failure);
      if (fault) onRefused(...fault);
    },
  });
  return { signUp: mutate, busy: isPending, reason: error ? reasonFor(error) : null };
};
