import { useMutation } from '@tanstack/react-query';
import { findPerson } from '@tomoguide/contract/staff/calls';
import type { FoundPerson } from '@tomoguide/contract/staff/entities';
import { type FormEvent, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { errorCodeOf } from '../../../lib/api-error.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { GiftForm } from './gift-form.tsx';

/** Finds somebody, then gives them credit. */
export const GoodwillForm = () => {
  const { t } = useTranslation(['staff-goodwill', 'errors']);
  const [name, setName] = useState('');
  const [found, setFound] = useState<FoundPerson | null>(null);
  const find = useMutation({
    mutationFn: () => api(findPerson, { query: { name: name.trim() } }),
    onSuccess: setFound,
    onError: () => setFound(null),
  });
  const look = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '' && !find.isPending) find.mutate();
  };
  const error = find.isError ? t(`errors:${errorCodeOf(find.error)}`) : undefined;
  return (
    <Card className="grid max-w-xl gap-6">
      <form onSubmit={look} noValidate className="grid gap-3">
        <Field label={t('who')} hint={t('whoHint')} error={error}>
          {(field) => (
            <Input
              {...field}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={254}
              value={name}
              onChange={({ target }) => {
                setName(target.value);
                setFound(null);
                find.reset();
              }}
            />
          )}
        </Field>
        <Button type="submit" tone="secondary" className="justify-self-start" busy={find.isPending}>
          {find.isPending ? t('finding') : t('find')}
        </Button>
      </form>
      {found ? <GiftForm key={found.person.id} found={found} onGiven={setFound} /> : null}
    </Card>
  );
};
