import { useMutation } from '@tanstack/react-query';
import { forgotPassword } from '@tomoguide/contract/accounts/calls';
import { Email } from '@tomoguide/contract/primitives';
import { type FormEvent, useRef, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { errorCodeOf } from '../../../lib/api-error.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { FormAlert } from './form-alert.tsx';

interface Props {
  ready: boolean;
  /** Called once the server has taken the address, whether it knows it or not. */
  onSent: (email: string) => void;
}

export const ForgotForm = ({ ready, onSent }: Props) => {
  const { t } = useTranslation('accounts');
  const { t: tError } = useTranslation('errors');
  const input = useRef<HTMLInputElement>(null);
  const [invalid, setInvalid] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (email: string) => api(forgotPassword, { body: { email } }),
    onSuccess: (_, email) => onSent(email),
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const email = input.current?.value.trim() ?? '';
    const isInvalid = !Email.safeParse(email).success;
    setInvalid(isInvalid);
    if (isInvalid) input.current?.focus();
    else if (ready && !isPending) mutate(email);
  };

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <FormAlert message={error ? tError(errorCodeOf(error)) : null} />
      <Field label={t('signup.email')} error={invalid ? t('signup.fillEmail') : undefined}>
        {(field) => (
          <Input
            {...field}
            ref={input}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            required
            onInput={() => setInvalid(false)}
          />
        )}
      </Field>
      <Button type="submit" size="large" wide disabled={!ready} busy={isPending}>
        {isPending ? t('forgot.busy') : t('forgot.submit')}
      </Button>
    </form>
  );
};
