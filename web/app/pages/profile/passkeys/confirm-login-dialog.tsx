import { useMutation } from '@tanstack/react-query';
import {
  confirmLogin,
  confirmLoginByPasskey,
  startPasskeyConfirmation,
} from '@tomoguide/contract/accounts/calls';
import { type FormEvent, useId, useState } from 'react';
import { FormAlert } from '../../../form/form-alert.tsx';
import { api } from '../../../lib/api.ts';
import { PasswordInput } from '../../../parts/accounts/password-input.tsx';
import { passkeyFailure, takePasskey } from '../../../parts/accounts/webauthn.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';

interface Props {
  onClose: () => void;
  onConfirmed: () => void;
  /** Whether the account has a passkey to confirm with. */
  withPasskey: boolean;
}

/** Asks the user to authenticate again if the last login was a while ago. */
export const ConfirmLoginDialog = ({ onClose, onConfirmed, withPasskey }: Props) => {
  const { t } = useTranslation(['accounts-passkeys', 'accounts', 'errors']);
  const id = useId();
  const [currentPassword, setCurrentPassword] = useState('');
  const byPassword = useMutation({
    mutationFn: () => api(confirmLogin, { body: { currentPassword } }),
    onSuccess: onConfirmed,
  });
  const byPasskey = useMutation({
    mutationFn: async () => {
      const passkey = await takePasskey(await api(startPasskeyConfirmation));
      return api(confirmLoginByPasskey, { body: { passkey } });
    },
    onSuccess: onConfirmed,
  });
  const busy = byPassword.isPending || byPasskey.isPending;
  const error = byPassword.error ?? byPasskey.error;
  const failure = error && passkeyFailure(error);
  const isWrong = failure === 'PASSWORD_WRONG';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (currentPassword === '' || busy) return;
    byPasskey.reset();
    byPassword.mutate();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      locked={busy}
      title={t('confirm.title')}
      footer={
        <Button
          type="submit"
          form={id}
          wide
          busy={byPassword.isPending}
          disabled={currentPassword === ''}
        >
          {t('confirm.submit')}
        </Button>
      }
    >
      <form id={id} onSubmit={submit} className="grid gap-4">
        <p>{t('confirm.lead')}</p>
        <FormAlert message={failure && !isWrong ? t(`errors:${failure}`) : null} />
        {withPasskey ? (
          <Button
            tone="secondary"
            wide
            busy={byPasskey.isPending}
            onClick={() => {
              byPassword.reset();
              byPasskey.mutate();
            }}
          >
            {t('confirm.passkey')}
          </Button>
        ) : null}
        <Field
          label={t('accounts:password.current')}
          error={isWrong ? t('accounts:password.wrong') : undefined}
        >
          {(field) => (
            <PasswordInput
              {...field}
              autoComplete="current-password"
              value={currentPassword}
              readOnly={busy}
              onChange={({ target }) => {
                setCurrentPassword(target.value);
                if (byPassword.error) byPassword.reset();
              }}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
};
