import { useMutation } from '@tanstack/react-query';
import { signup } from '@tomoguide/contract/accounts/calls';
import { refusedField } from '../../form/use-checked-form.ts';
import { api } from '../../lib/api.ts';
import { errorCodeOf } from '../../lib/api-error.ts';
import { startSession } from '../../lib/session.ts';
import { clearRefusal } from '../../lib/typed-meanwhile.ts';
import { useTranslation } from '../../translation/use-translation.ts';
import { showToast } from '../../ui/toast.ts';
import { fullNameOf } from './full-name.ts';
import { dropDraft } from './signup-draft.ts';
import { SIGN_UP_FORM, type SignUpValues } from './signup-fields.ts';

/** Signs up and shows a toast. `onRefused` is called with every error and the values sent. */
export const useSignUp = (onRefused: (error: unknown, sent: SignUpValues) => void) => {
  const { t } = useTranslation('accounts');
  const { t: tError } = useTranslation('errors');

  const reasonFor = (error: unknown): string => {
    const code = errorCodeOf(error);
    return code === 'RATE_LIMITED' || code === 'UNAVAILABLE' ? tError(code) : t('signup.failed');
  };

  const attempt = useMutation({
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
        description: t('signup.success', { name: reply.nickname }),
      });
    },
    onError: onRefused,
  });
  const { mutate, isPending, error } = attempt;
  return {
    signUp: mutate,
    busy: isPending,
    /** The error, unless a field shows it. */
    reason: error && !refusedField(SIGN_UP_FORM, error) ? reasonFor(error) : null,
    forgetRefusal: () => clearRefusal(attempt),
  };
};
