import { Suspense } from 'react';
import { Link } from 'react-router';
import { FormAlert } from '../../form/form-alert.tsx';
import { useTranslation } from '../../translation/use-translation.ts';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { linkStyle } from '../../ui/link-style.ts';
import { SupportLink } from '../help/support/support-link.tsx';
import { PasswordInput } from './password-input.tsx';
import type { useLogin } from './use-login.ts';

/** The fields to log in with a password, and why the last login failed. */
export const LoginFields = ({ form }: { form: ReturnType<typeof useLogin> }) => {
  const { t } = useTranslation('accounts');
  const { attributes, words } = form;
  return (
    <>
      <FormAlert title={t('accounts.login.failedTitle')} message={form.reason} />
      {form.code === 'ACCOUNT_SUSPENDED' ? (
        <Suspense fallback={null}>
          <SupportLink topic="general" tone="secondary" />
        </Suspense>
      ) : null}
      <Field label={t('accounts.login.username')} error={words('username')}>
        {(field) => <Input {...field} {...attributes('username')} />}
      </Field>
      <Field label={t('accounts.login.password')} error={words('password')}>
        {(field) => <PasswordInput {...field} {...attributes('password')} />}
      </Field>
      <Link
        to="/forgot-password"
        className={`-my-3 inline-flex min-h-11 items-center justify-self-start text-sm ${linkStyle}`}
      >
        {t('accounts.login.forgot')}
      </Link>
    </>
  );
};
