import { forgotPassword } from '@tomoguide/contract/accounts/calls';
import { FormAlert } from '../../form/form-alert.tsx';
import { api } from '../../lib/api.ts';
import { getErrorCode } from '../../lib/api-error.ts';
import { FORGOT_FORM } from '../../parts/accounts/email-field.ts';
import { useAccountForm } from '../../parts/accounts/use-account-form.ts';
import { useTranslation } from '../../translation/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { EmailSuggestion } from '../../ui/email-suggestion.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';

const EMPTY = { email: '' };

interface Props {
  ready: boolean;
  /** Called once the server has accepted the email address, whether or not it belongs to an account. */
  onSent: (email: string) => void;
}

export const ForgotForm = ({ ready, onSent }: Props) => {
  const { t } = useTranslation('accounts', 'errors');
  const form = useAccountForm({
    schema: FORGOT_FORM,
    empty: EMPTY,
    send: async ({ email: typed }) => {
      const email = typed.trim();
      await api(forgotPassword, { body: { email } });
      onSent(email);
    },
  });
  const { busy, error, errors } = form;
  return (
    <form {...form.element} method="post" className="grid gap-5">
      <FormAlert message={error ? t(`errors.${getErrorCode(error)}`) : null} />
      <Field label={t('accounts.signup.email')} error={errors.email && t(errors.email)}>
        {(field) => <Input {...field} {...form.attributes('email')} />}
      </Field>
      <EmailSuggestion
        typed={form.values.email}
        onTake={(email) => {
          form.fill({ email });
          form.focus('email');
        }}
      />
      <Button type="submit" size="large" wide disabled={!ready} busy={busy}>
        {busy ? t('accounts.forgot.busy') : t('accounts.forgot.submit')}
      </Button>
    </form>
  );
};
