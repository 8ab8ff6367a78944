import { resetPassword } from '@tomoguide/contract/accounts/calls';
import { useNavigate } from 'react-router';
import { FormAlert } from '../../form/form-alert.tsx';
import { api } from '../../lib/api.ts';
import { getErrorCode } from '../../lib/api-error.ts';
import { endSession, readSession } from '../../lib/session.ts';
import {
  type NewPasswordValues,
  newPasswordFields,
} from '../../parts/accounts/new-password-fields.ts';
import { PasswordInput } from '../../parts/accounts/password-input.tsx';
import { StrengthMeter } from '../../parts/accounts/strength-meter.tsx';
import { useAccountForm } from '../../parts/accounts/use-account-form.ts';
import { useTranslation } from '../../translation/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { showToast } from '../../ui/toast.ts';

const EMPTY: NewPasswordValues = { password: '', confirmPassword: '' };

interface Props {
  /** The token of the link; undefined before hydration. */
  token: string | undefined;
  /** Called if the server reports that the link has expired. */
  onExpired: () => void;
}

/**
 * A form that sets a new password with the token of a link, and then redirects to the login page. This ends
 * all sessions, including this browser's.
 */
export const ResetForm = ({ token, onExpired }: Props) => {
  const { t } = useTranslation('accounts', 'errors');
  const navigate = useNavigate();
  const form = useAccountForm<NewPasswordValues>({
    schema: newPasswordFields,
    empty: EMPTY,
    send: async (typed) => {
      if (!token) return;
      try {
        await api(resetPassword, { body: { token, ...typed } });
      } catch (error) {
        if (getErrorCode(error) === 'RESET_LINK_INVALID') return onExpired();
        throw error;
      }
      if (readSession()) endSession('invalid');
      showToast({
        tone: 'success',
        title: t('accounts.reset.doneTitle'),
        description: t('accounts.reset.done'),
      });
      navigate('/login', { replace: true });
    },
  });
  const { attributes, busy, error, errors } = form;
  const errorText = (name: keyof NewPasswordValues) => errors[name] && t(errors[name]);

  return (
    <form {...form.element} method="post" className="grid gap-5">
      <FormAlert
        title={t('accounts.reset.failedTitle')}
        message={error === null ? null : t(`errors.${getErrorCode(error)}`)}
      />
      <div>
        <Field
          label={t('accounts.reset.password')}
          error={errorText('password')}
          hint={t('accounts.signup.passwordHint')}
        >
          {(field) => <PasswordInput {...field} {...attributes('password')} />}
        </Field>
        <StrengthMeter password={form.values.password} refused={errors.password !== undefined} />
      </div>
      <Field label={t('accounts.signup.confirmPassword')} error={errorText('confirmPassword')}>
        {(field) => <PasswordInput {...field} {...attributes('confirmPassword')} />}
      </Field>
      <Button type="submit" size="large" wide disabled={!token} busy={busy}>
        {busy ? t('accounts.reset.busy') : t('accounts.reset.submit')}
      </Button>
    </form>
  );
};
