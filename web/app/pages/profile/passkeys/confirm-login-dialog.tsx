import { useMutation } from '@tanstack/react-query';
import {
  confirmLogin,
  confirmLoginByPasskey,
  startPasskeyConfirmation,
} from '@tomoguide/contract/accounts/calls';
import { useId } from 'react';
import { FormAlert } from '../../../form/form-alert.tsx';
import { requireText } from '../../../form/required.ts';
import { useForm, useValues } from '../../../form/use-form.ts';
import { api } from '../../../lib/api.ts';
import { getErrorCode } from '../../../lib/api-error.ts';
import { PasswordInput } from '../../../parts/accounts/password-input.tsx';
import { authenticateWithPasskey, getPasskeyErrorCode } from '../../../parts/accounts/webauthn.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';

interface Props {
  onClose: () => void;
  onConfirmed: () => void;
  /** True if the account has a passkey to confirm with. */
  withPasskey: boolean;
}

/** Asks the user to authenticate again if the last login was a while ago. */
export const ConfirmLoginDialog = ({ onClose, onConfirmed, withPasskey }: Props) => {
  const { t } = useTranslation('passkeys', 'accounts', 'errors');
  const id = useId();
  const form = useForm({
    state: useValues({ currentPassword: '' }),
    validate: ({ currentPassword }) => ({
      currentPassword: requireText(currentPassword, t('accounts.login.fillPassword')),
    }),
    fieldErrorsOf: (error) =>
      error !== null && getErrorCode(error) === 'PASSWORD_WRONG'
        ? { currentPassword: t('accounts.password.wrong') }
        : {},
    send: async (body) => {
      if (byPasskey.isPending) return;
      byPasskey.reset();
      await api(confirmLogin, { body });
      onConfirmed();
    },
  });
  const byPasskey = useMutation({
    mutationFn: async () => {
      const passkey = await authenticateWithPasskey(await api(startPasskeyConfirmation));
      return api(confirmLoginByPasskey, { body: { passkey } });
    },
    onSuccess: onConfirmed,
  });
  const busy = form.busy || byPasskey.isPending;
  const error = form.error ?? byPasskey.error;
  const failure = error ? getPasskeyErrorCode(error) : null;
  return (
    <Dialog
      open
      onClose={onClose}
      locked={busy}
      title={t('passkeys.confirm.title')}
      footer={
        <Button
          type="submit"
          form={id}
          wide
          busy={form.busy}
          disabled={form.values.currentPassword === ''}
        >
          {t('passkeys.confirm.submit')}
        </Button>
      }
    >
      <form id={id} onSubmit={form.submit} className="grid gap-4">
        <p>{t('passkeys.confirm.lead')}</p>
        <FormAlert message={failure && t(`errors.${failure}`)} />
        {withPasskey ? (
          <Button
            tone="secondary"
            wide
            busy={byPasskey.isPending}
            onClick={() => {
              form.reset();
              byPasskey.mutate();
            }}
          >
            {t('passkeys.confirm.passkey')}
          </Button>
        ) : null}
        <Field label={t('accounts.password.current')} error={form.errors.currentPassword}>
          {(field) => (
            <PasswordInput
              {...field}
              {...form.text('currentPassword')}
              autoComplete="current-password"
              readOnly={busy}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
};
