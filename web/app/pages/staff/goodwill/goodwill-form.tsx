import { useMutation } from '@tanstack/react-query';
import type { FoundPerson } from '@tomoguide/contract/staff/entities';
import { type FormEvent, useRef, useState } from 'react';
import { getErrorCode } from '../../../lib/api-error.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { GiftForm } from './gift-form.tsx';
import { fetchPerson } from './queries.ts';

/** A form to find a user and then give them goodwill credit. */
export const GoodwillForm = () => {
  const { t } = useTranslation('staff-goodwill', 'errors');
  const [name, setName] = useState('');
  const [found, setFound] = useState<FoundPerson | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const trimmed = name.trim();
  /** A late reply is about the user who was searched for, but the user may have typed another name since. */
  const isCurrent = (searched: string) => searched === input.current?.value.trim();
  const find = useMutation({
    mutationFn: fetchPerson,
    onSuccess: (person, searched) => {
      if (isCurrent(searched)) setFound(person);
    },
    onError: (_, searched) => {
      if (isCurrent(searched)) setFound(null);
    },
  });
  const isAsked = find.variables === trimmed;
  const isSearching = find.isPending && isAsked;
  const search = (event: FormEvent) => {
    event.preventDefault();
    if (trimmed !== '' && !isSearching) find.mutate(trimmed);
  };
  const error = find.isError && isAsked ? t(`errors.${getErrorCode(find.error)}`) : undefined;
  return (
    <Card className="grid max-w-xl gap-6">
      <form onSubmit={search} noValidate className="grid gap-3">
        <Field label={t('staff-goodwill.who')} hint={t('staff-goodwill.whoHint')} error={error}>
          {(field) => (
            <Input
              {...field}
              ref={input}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={254}
              value={name}
              onChange={({ target }) => {
                setName(target.value);
                setFound(null);
                if (find.isError) find.reset();
              }}
            />
          )}
        </Field>
        <Button type="submit" tone="secondary" className="justify-self-start" busy={isSearching}>
          {isSearching ? t('staff-goodwill.finding') : t('staff-goodwill.find')}
        </Button>
      </form>
      {found ? <GiftForm key={found.person.id} found={found} onGiven={setFound} /> : null}
    </Card>
  );
};
