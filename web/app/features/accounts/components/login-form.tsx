import type { DemoAccount } from '@tomoguide/contract/accounts/entities';
import { type FormEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { pageExists } from '../../../lib/pages.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useLogIn } from '../use-log-in.ts';
import { DemoAccounts } from './demo-accounts.tsx';
import { FormAlert } from './form-alert.tsx';
import { linkStyle } from './link-style.ts';
import { PasswordInput } from './password-input.tsx';

interface Props {
  /** False until the page can be used: nothing typed may leave by the browser's own form. */
  ready: boolean;
  demoAccounts: readonly DemoAccount[];
}

type Missing = { username: boolean; password: boolean };
const NOTHING: Missing = { username: false, password: false };

/** The inputs keep their own text, so that what is typed before hydration is not lost. */
export const LoginForm = ({ ready, demoAccounts }: Props) => {
  const { t } = useTranslation('accounts');
  const { logIn, busy, reason } = useLogIn();
  const form = useRef<HTMLFormElement>(null);
  const [missing, setMissing] = useState(NOTHING);

  const input = (name: keyof Missing) =>
    form.current?.elements.namedItem(name) as HTMLInputElement | null;

  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (!ready || busy) return;
    const username = input('username')?.value.trim() ?? '';
    const password = input('password')?.value ?? '';
    const empty = { username: !username, password: !password };
    setMissing(empty);
    if (!empty.username && !empty.password) return logIn({ username, password });
    showToast({
      tone: 'destructive',
      title: t('login.fillAllTitle'),
      description: t('login.fillAll'),
    });
    input(empty.username ? 'username' : 'password')?.focus();
  };

  const fillIn = (account: DemoAccount) => {
    for (const name of ['username', 'password'] as const) {
      const field = input(name);
      if (field) field.value = account[name];
    }
    submit();
  };

  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={submit}
      onInput={() => setMissing(NOTHING)}
      className="grid gap-5"
    >
      <FormAlert message={reason} />
      <Field
        label={t('login.username')}
        error={missing.username ? t('login.fillUsername') : undefined}
      >
        {(field) => (
          <Input
            {...field}
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            maxLength={254}
            required
          />
        )}
      </Field>
      <Field
        label={t('login.password')}
        error={missing.password ? t('login.fillPassword') : undefined}
      >
        {(field) => (
          <PasswordInput {...field} name="password" autoComplete="current-password" required />
        )}
      </Field>
      {pageExists('/forgot-password') ? (
        <Link to="/forgot-password" className={`justify-self-start text-sm ${linkStyle}`}>
          {t('login.forgot')}
        </Link>
      ) : null}
      <Button type="submit" size="large" wide disabled={!ready} busy={busy}>
        {busy ? t('login.busy') : t('login.submit')}
      </Button>
      <DemoAccounts accounts={demoAccounts} disabled={!ready || busy} onChoose={fillIn} />
    </form>
  );
};
