import { changeEmail } from '@tomoguide/contract/accounts/calls';
import { useId } from 'react';
import { FormAlert } from '../../form/form-alert.tsx';
import { api } from '../../lib/api.ts';
import { getErrorCode } from '../../lib/api-error.ts';
import { updateUser } from '../../lib/session.ts';
import { emailField } from '../../parts/accounts/email-field.ts';
import { PasswordInput } from '../../parts/accounts/password-input.tsx';
import { type FormSchema, useAccountForm } from '../../parts/accounts/use-account-form.ts';
import { useTranslation } from '../../translation/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmailSuggestion } from '../../ui/email-suggestion.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { showToast } from '../../ui/toast.ts';
import { currentPasswordField } from './current-password-field.ts';

interface Typed {
  email: string;
  currentPassword: string;
}
const EMPTY: Typed = { email: '', currentPassword: '' };
const SCHEMA: FormSchema<Typed> = { email: emailField, currentPassword: currentPasswordField };

/** A dialog to change the email address; requires the password. */
export const EmailDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('profile', 'accounts', 'email-confirmation', 'errors');
  const id = useId();
  const form = useAccountForm({
    schema: SCHEMA,
    empty: EMPTY,
    send: async ({ email, currentPassword }) => {
      const user = await api(changeEmail, { body: { email: email.trim(), currentPassword } });
      updateUser(user);
      onClose();
      // The new address was already the user's email address.
      if (user.pendingEmail === null && user.emailStatus === 'confirmed') return;
      showToast({
        tone: 'success',
        title: t('email-confirmation.sent'),
        description: t('email-confirmation.sentHint', {
          email: user.pendingEmail ?? user.email,
        }),
      });
    },
  });
  const { attributes, busy, error, errors } = form;
  const errorText = (name: keyof Typed) => errors[name] && t(errors[name]);
  return (
    <Dialog
      open
      onClose={onClose}
      locked={busy}
      title={t('profile.personal.changeEmail')}
      footer={
        <Button type="submit" form={id} wide busy={busy}>
          {busy ? t('profile.personal.saving') : t('profile.personal.changeEmail')}
        </Button>
      }
    >
      <form {...form.element} id={id} className="grid gap-5">
        <FormAlert
          title={t('profile.updateFailed')}
          message={error === null ? null : t(`errors.${getErrorCode(error)}`)}
        />
        <Field label={t('profile.personal.newEmail')} error={errorText('email')}>
          {(field) => <Input {...field} {...attributes('email')} />}
        </Field>
        <EmailSuggestion
          typed={form.values.email}
          onTake={(email) => {
            form.fill({ email });
            form.focus('email');
          }}
        />
        <Field label={t('accounts.password.current')} error={errorText('currentPassword')}>
          {(field) => <PasswordInput {...field} {...attributes('currentPassword')} />}
        </Field>
      </form>
    </Dialog>
  );
};
