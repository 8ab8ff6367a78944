import { useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import type { SignUpFault } from '../signup-rules.ts';
import { useSignupForm } from '../use-signup-form.ts';
import { FormAlert } from './form-alert.tsx';
import { NameFields } from './name-fields.tsx';
import { PasswordInput } from './password-input.tsx';
import { StrengthMeter } from './strength-meter.tsx';
import { TermsCheckbox } from './terms-checkbox.tsx';
import { UsernameField } from './username-field.tsx';

/** `ready` is false until the page can be used. */
export const SignupForm = ({ ready }: { ready: boolean }) => {
  const { t } = useTranslation('accounts');
  const { form, values, faults, usernameState, busy, reason, follow, submit, takeUsername } =
    useSignupForm(ready);
  const words = (fault: SignUpFault | undefined) => (fault ? t(`signup.${fault}`) : undefined);

  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={submit}
      onInput={follow}
      className="grid gap-5"
    >
      <FormAlert message={reason} />
      <NameFields faults={faults} />
      <UsernameField
        state={usernameState}
        username={values.username}
        fault={faults.username}
        onTake={takeUsername}
      />
      <Field label={t('signup.email')} error={words(faults.email)}>
        {(field) => (
          <Input
            {...field}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            required
          />
        )}
      </Field>
      <div className="grid gap-2">
        <Field
          label={t('signup.password')}
          error={words(faults.password)}
          hint={t('signup.passwordHint')}
        >
          {(field) => (
            <PasswordInput {...field} name="password" autoComplete="new-password" required />
          )}
        </Field>
        <StrengthMeter password={values.password} />
      </div>
      <Field label={t('signup.confirmPassword')} error={words(faults.confirmPassword)}>
        {(field) => (
          <PasswordInput {...field} name="confirmPassword" autoComplete="new-password" required />
        )}
      </Field>
      <div className="grid gap-1">
        <TermsCheckbox fault={faults.terms} />
        <Checkbox name="emailUpdates" label={t('signup.emailUpdates')} />
      </div>
      <Button type="submit" size="large" wide disabled={!ready} busy={busy}>
        {busy ? t('signup.busy') : t('signup.submit')}
      </Button>
    </form>
  );
};
