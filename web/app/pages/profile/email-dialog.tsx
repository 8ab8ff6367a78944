import { useMutation } from '@tanstack/react-query';
import { changeEmail } from '@tomoguide/contract/accounts/calls';
import { type FormEvent, useId, useRef } from 'react';
import { FormAlert } from '../../form/form-alert.tsx';
import { type FormSchema, refusedField, useCheckedForm } from '../../form/use-checked-form.ts';
import { api } from '../../lib/api.ts';
import { errorCodeOf } from '../../lib/api-error.ts';
import { updateUser } from '../../lib/session.ts';
import { clearRefusal } from '../../lib/typed-meanwhile.ts';
import { emailField } from '../../parts/accounts/email-field.ts';
import { PasswordInput } from '../../parts/accounts/password-input.tsx';
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

/** Changes the email address; requires the password. */
export const EmailDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation(['accounts-profile', 'accounts', 'accounts-confirmation', 'errors']);
  const ref = useRef<HTMLFormElement>(null);
  const id = useId();
  const form = useCheckedForm(SCHEMA, EMPTY, ref);
  const change = useMutation({
    mutationFn: ({ email, currentPassword }: Typed) =>
      api(changeEmail, { body: { email: email.trim(), currentPassword } }),
    onSuccess: (user) => {
      updateUser(user);
      onClose();
      // The address was already theirs.
      if (user.pendingEmail === null && user.emailStatus === 'confirmed') return;
      showToast({
        tone: 'success',
        title: t('accounts-confirmation:sent'),
        description: t('accounts-confirmation:sentHint', {
          email: user.pendingEmail ?? user.email,
        }),
      });
    },
    onError: form.refuse,
  });
  const { mutate, isPending, error } = change;
  const words = (name: keyof Typed) =>
    form.faults[name] ? t(`accounts:${form.faults[name]}`) : undefined;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isPending) return;
    const { typed, wrong } = form.check();
    if (wrong[0]) form.input(wrong[0][0])?.focus();
    else mutate(typed);
  };
  const elsewhere = error && !refusedField(SCHEMA, error);
  return (
    <Dialog
      open
      onClose={onClose}
      locked={isPending}
      title={t('personal.changeEmail')}
      footer={
        <Button type="submit" form={id} wide busy={isPending}>
          {isPending ? t('personal.saving') : t('personal.changeEmail')}
        </Button>
      }
    >
      <form
        ref={ref}
        id={id}
        noValidate
        onSubmit={submit}
        onInput={() => {
          form.follow();
          clearRefusal(change);
        }}
        className="grid gap-5"
      >
        <FormAlert
          title={t('updateFailed')}
          message={elsewhere ? t(`errors:${errorCodeOf(error)}`) : null}
        />
        <Field label={t('personal.newEmail')} error={words('email')}>
          {(field) => <Input {...field} {...form.attributes('email')} readOnly={isPending} />}
        </Field>
        <EmailSuggestion typed={form.values.email} onTake={(email) => form.put('email', email)} />
        <Field label={t('accounts:password.current')} error={words('currentPassword')}>
          {(field) => (
            <PasswordInput
              {...field}
              {...form.attributes('currentPassword')}
              readOnly={isPending}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
};
