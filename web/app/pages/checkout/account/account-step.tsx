import { useCallback } from 'react';
import { FormAlert } from '../../../form/form-alert.tsx';
import { getErrorCode } from '../../../lib/api-error.ts';
import { LoginFields } from '../../../parts/accounts/login-fields.tsx';
import { PasswordInput } from '../../../parts/accounts/password-input.tsx';
import { TermsCheckbox } from '../../../parts/accounts/terms-checkbox.tsx';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { EmailSuggestion } from '../../../ui/email-suggestion.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { restoresFocusOnRemoval } from '../../../ui/restore-focus.ts';
import { StepCard } from '../step-card.tsx';
import {
  useRestoredFields,
  type VisitorAccount,
  type VisitorValues,
} from './use-visitor-account.ts';

/** Passes the surrounding form, which contains these fields, to the ref. */
const useFormRef = (ref: (form: HTMLElement | null) => void) =>
  useCallback((part: HTMLElement | null) => ref(part?.closest('form') ?? null), [ref]);

const SignUpFields = ({ form }: { form: VisitorAccount['signUp'] }) => {
  const { t } = useTranslation('accounts', 'errors');
  const { attributes, error, errors } = form;
  useRestoredFields(form);
  const words = (name: keyof VisitorValues) => errors[name] && t(errors[name]);
  const reason = (): string | null => {
    if (error === null) return null;
    const code = getErrorCode(error);
    return code === 'RATE_LIMITED' || code === 'UNAVAILABLE'
      ? t(`errors.${code}`)
      : t('accounts.signup.failed');
  };
  return (
    <div ref={useFormRef(form.ref)} onInput={form.readInputs} className="grid gap-5">
      <FormAlert title={t('accounts.signup.failedTitle')} message={reason()} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label={t('accounts.signup.fullName')} error={words('fullName')}>
          {(field) => <Input {...field} {...attributes('fullName')} />}
        </Field>
        <Field label={t('accounts.signup.email')} error={words('email')}>
          {(field) => <Input {...field} {...attributes('email')} />}
        </Field>
      </div>
      <EmailSuggestion typed={form.values.email} onTake={form.takeEmail} />
      <Field
        label={t('accounts.signup.password')}
        error={words('password')}
        hint={t('accounts.signup.passwordHint')}
      >
        {(field) => <PasswordInput {...field} {...attributes('password')} />}
      </Field>
      <TermsCheckbox problem={errors.terms} />
    </div>
  );
};

const LogInFields = ({ form }: { form: VisitorAccount['logIn'] }) => {
  const { t } = useTranslation('accounts');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter in a field logs in, as in a separate form.
    <div
      ref={useFormRef(form.ref)}
      onInput={form.readInputs}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
        event.preventDefault();
        void form.submit();
      }}
      className="grid gap-5"
    >
      <LoginFields form={form} />
      <Button tone="secondary" busy={form.busy} onClick={() => form.submit()}>
        {form.busy ? t('accounts.login.busy') : t('accounts.login.submit')}
      </Button>
    </div>
  );
};

/** The account step, in which visitors sign up or log in. */
export const AccountStep = ({ account }: { account: VisitorAccount }) => {
  const { t } = useTranslation('accounts', 'checkout');
  const { mode } = account;
  const other = mode === 'signUp' ? 'logIn' : 'signUp';
  return (
    <div ref={restoresFocusOnRemoval} className="min-w-0 lg:col-start-1">
      <StepCard
        number={3}
        title={t('checkout.account')}
        action={
          <Button
            tone="quiet"
            size="small"
            className="-mr-3"
            disabled={account.busy}
            onClick={() => account.setMode(other)}
          >
            {t(other === 'logIn' ? 'accounts.signup.toLogin' : 'accounts.login.toSignup')}
          </Button>
        }
      >
        {mode === 'signUp' ? (
          <SignUpFields form={account.signUp} />
        ) : (
          <LogInFields form={account.logIn} />
        )}
      </StepCard>
    </div>
  );
};
