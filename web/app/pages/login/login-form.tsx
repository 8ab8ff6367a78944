import type { DemoAccount } from '@tomoguide/contract/accounts/entities';
import { LoginFields } from '../../parts/accounts/login-fields.tsx';
import { PasskeyLogin } from '../../parts/accounts/passkey-login.tsx';
import { useLogin } from '../../parts/accounts/use-login.ts';
import { useTranslation } from '../../translation/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { DemoAccounts } from './demo-accounts.tsx';

interface Props {
  /** False before hydration, when the browser must not submit the typed values natively. */
  ready: boolean;
  demoAccounts: readonly DemoAccount[];
}

export const LoginForm = ({ ready, demoAccounts }: Props) => {
  const { t } = useTranslation('accounts');
  const form = useLogin();
  const { busy } = form;
  const logInAs = ({ username, password }: DemoAccount) => {
    form.fill({ username, password });
    void form.submit();
  };

  return (
    <form {...form.element} method="post" className="grid gap-5">
      <LoginFields form={form} />
      <Button type="submit" size="large" wide disabled={!ready} busy={busy}>
        {busy ? t('accounts.login.busy') : t('accounts.login.submit')}
      </Button>
      <PasskeyLogin ready={ready && !busy} />
      <DemoAccounts accounts={demoAccounts} disabled={!ready || busy} onChoose={logInAs} />
    </form>
  );
};
