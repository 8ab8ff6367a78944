import { useMutation } from '@tanstack/react-query';
import { resetPassword } from '@tomoguide/contract/accounts/calls';
import { useNavigate } from 'react-router';
import { refusedField } from '../../form/use-checked-form.ts';
import { api } from '../../lib/api.ts';
import { errorCodeOf } from '../../lib/api-error.ts';
import { endSession, readSession } from '../../lib/session.ts';
import { clearRefusal } from '../../lib/typed-meanwhile.ts';
import {
  type NewPasswordValues,
  newPasswordFields,
} from '../../parts/accounts/new-password-fields.ts';
import { useTranslation } from '../../translation/use-translation.ts';
import { showToast } from '../../ui/toast.ts';

export interface NewPassword {
  token: string;
  password: string;
  confirmPassword: string;
}

interface Callbacks {
  /** The link has expired. */
  onExpired: () => void;
  /** Called with every other error. */
  onRefused: (error: unknown) => void;
}

/** Sets the new password and redirects to login. The reset ends all sessions, including this browser's. */
export const useResetPassword = ({ onExpired, onRefused }: Callbacks) => {
  const { t } = useTranslation('accounts');
  const navigate = useNavigate();
  const attempt = useMutation({
    mutationFn: (body: NewPassword) => api(resetPassword, { body }),
    onSuccess: () => {
      if (readSession()) endSession('invalid');
      showToast({ tone: 'success', title: t('reset.doneTitle'), description: t('reset.done') });
      navigate('/login', { replace: true });
    },
    onError: (failure) => {
      if (errorCodeOf(failure) === 'RESET_LINK_INVALID') onExpired();
      else onRefused(failure);
    },
  });
  const { mutate, isPending, error } = attempt;
  return {
    save: mutate,
    busy: isPending,
    /** The error, unless a field shows it. */
    refusal:
      error && !refusedField<NewPasswordValues>(newPasswordFields, error)
        ? errorCodeOf(error)
        : null,
    forgetRefusal: () => clearRefusal(attempt),
  };
};
