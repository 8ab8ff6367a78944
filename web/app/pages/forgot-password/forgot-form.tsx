import { useMutation } from '@tanstack/react-query';
import { forgotPassword } from '@tomoguide/contract/accounts/calls';
import { type FormEvent, useRef } from 'react';
import { FormAlert } from '../../form/form-alert.tsx';
import { useCheckedForm } from '../../form/use-checked-form.ts';
import { api } from '../../lib/api.ts';
import { errorCodeOf } from '../../lib/api-error.ts';
import { clearRefusal } from '../../lib/typed-meanwhile.ts';
import { FORGOT_FORM } from '../../parts/accounts/email-field.ts';
import { useTranslation } from '../../translation/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { EmailSuggestion } from '../../ui/email-suggestion.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';

const EMPTY = { email: '' };

interface Props {
  ready: boolean;
  /** Called once the server has accepted the address, whether it has an account or not. */
  onSent: (email: string) => void;
}

export const ForgotForm = ({ ready, onSent }: Props) => {
  const { t } = useTranslation('accounts');
  const { t: tError } = useTranslation('errors');
  const ref = useRef<HTMLFormElement>(null);
  const form = useCheckedForm(FORGOT_FORM, EMPTY, ref);
  const ask = useMutation({
    mutationFn: (email: string) => api(forgotPassword, { body: { email } }),
    onSuccess: (_, email) => onSent(email),
    onError: form.refuse,
  });

  const { mutate, isPending, error } = ask;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!ready || isPending) return;
    const { typed, wrong } = form.check();
    if (wrong[0]) form.input('email')?.focus();
    else mutate(typed.email.trim());
  };

  return (
    <form
      ref={ref}
      method="post"
      noValidate
      onSubmit={submit}
      onInput={() => {
        form.follow();
        clearRefusal(ask);
      }}
      className="grid gap-5"
    >
      <FormAlert message={error ? tError(errorCodeOf(error)) : null} />
      <Field label={t('signup.email')} error={form.faults.email ? t(form.faults.email) : undefined}>
        {(field) => <Input {...field} {...form.attributes('email')} readOnly={isPending} />}
      </Field>
      <EmailSuggestion typed={form.values.email} onTake={(email) => form.put('email', email)} />
      <Button type="submit" size="large" wide disabled={!ready} busy={isPending}>
        {isPending ? t('forgot.busy') : t('forgot.submit')}
      </Button>
    </form>
  );
};
