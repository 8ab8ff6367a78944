import { useMutation } from '@tanstack/react-query';
import { loginByPasskey, logout, startPasskeyLogin } from '@tomoguide/contract/accounts/calls';
import { useEffect, useState } from 'react';
import { FormAlert } from '../../form/form-alert.tsx';
import { api } from '../../lib/api.ts';
import { readSession, startSession } from '../../lib/session.ts';
import { useTranslation } from '../../translation/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { KeyRound } from '../../ui/icons.ts';
import { showToast } from '../../ui/toast.ts';
import { authenticateWithPasskey, getPasskeyErrorCode, hasPasskeys } from './webauthn.ts';

/** A button to log in without a password; renders nothing if the browser does not support passkeys. */
export const PasskeyLogin = ({ ready }: { ready: boolean }) => {
  const { t } = useTranslation('accounts', 'errors');
  // Initially assumes support, which nearly every browser has, because a button that appears later would
  // shift the page.
  const [can, setCan] = useState(true);
  useEffect(() => setCan(hasPasskeys()), []);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () =>
      api(loginByPasskey, {
        body: { passkey: await authenticateWithPasskey(await api(startPasskeyLogin)) },
      }),
    onSuccess: (reply) => {
      // Logs out the browser's previous session, which would otherwise stay open unnoticed. The request
      // uses that session's token.
      if (readSession()) void api(logout).catch(() => undefined);
      startSession(reply);
      showToast({
        tone: 'success',
        title: t('accounts.login.successTitle'),
        description: t('accounts.login.success'),
      });
    },
  });
  if (!can) return null;
  const failure = error && getPasskeyErrorCode(error);
  return (
    <div className="grid gap-3">
      <FormAlert
        title={t('accounts.login.failedTitle')}
        message={failure ? t(`errors.${failure}`) : null}
      />
      <Button
        tone="secondary"
        size="large"
        wide
        disabled={!ready}
        busy={isPending}
        onClick={() => mutate()}
      >
        <KeyRound aria-hidden="true" className="size-5" />
        {t('accounts.login.passkey')}
      </Button>
    </div>
  );
};
