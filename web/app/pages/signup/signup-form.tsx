import { FormAlert } from '../../form/form-alert.tsx';
import { getErrorCode } from '../../lib/api-error.ts';
import { PasswordInput } from '../../parts/accounts/password-input.tsx';
import { StrengthMeter } from '../../parts/accounts/strength-meter.tsx';
import { TermsCheckbox } from '../../parts/accounts/terms-checkbox.tsx';
import { useTranslation } from '../../translation/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { EmailSuggestion } from '../../ui/email-suggestion.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { NameFields } from './name-fields.tsx';
import { proposeUsername, type SignUpValues } from './signup-fields.ts';
import { useSignupForm } from './use-signup-form.ts';
import { UsernameField } from './username-field.tsx';

/** The sign-up form. `ready` is false before hydration. */
export const SignupForm = ({ ready }: { ready: boolean }) => {
  const { t } = useTranslation('accounts', 'errors');
  const form = useSignupForm();
  const { attributes, error, errors } = form;
  const errorText = (name: keyof SignUpValues) => errors[name] && t(errors[name]);
  const reason = (): string | null => {
    if (error === null) return null;
    const code = getErrorCode(error);
    return code === 'RATE_LIMITED' || code === 'UNAVAILABLE'
      ? t(`errors.${code}`)
      : t('accounts.signup.failed');
  };

  return (
    <form {...form.element} method="post" onInput={form.handleInput} className="grid gap-5">
      <FormAlert title={t('accounts.signup.failedTitle')} message={reason()} />
      <NameFields words={errorText} attributes={attributes} />
      <UsernameField
        state={form.usernameState}
        username={form.values.username}
        problem={errors.username}
        readOnly={form.busy}
        proposal={proposeUsername(form.values)}
        onTake={(username) => form.take('username', username)}
      />
      <Field label={t('accounts.signup.email')} error={errorText('email')}>
        {(field) => <Input {...field} {...attributes('email')} />}
      </Field>
      <EmailSuggestion typed={form.values.email} onTake={(email) => form.take('email', email)} />
      <div>
        <Field
          label={t('accounts.signup.password')}
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
      <div className="grid gap-1">
        <TermsCheckbox problem={errors.terms} />
        <Checkbox name="emailUpdates" label={t('accounts.signup.emailUpdates')} />
      </div>
      <Button type="submit" size="large" wide disabled={!ready} busy={form.busy}>
        {form.busy ? t('accounts.signup.busy') : t('accounts.signup.submit')}
      </Button>
    </form>
  );
};
