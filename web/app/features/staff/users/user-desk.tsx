import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { errorCodeOf } from '../../../lib/api-error.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { staffUser } from './queries.ts';
import { UserCard } from './user-card.tsx';

/** Finds the person whom the address names, and shows what staff can do about them. */
export const UserDesk = () => {
  const { t } = useTranslation(['staff-users', 'errors']);
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const asked = (params.get('name') ?? '').trim().slice(0, 254);
  const [name, setName] = useState(asked);
  const user = useQuery({ ...staffUser(asked), enabled: asked !== '' });
  const look = (event: FormEvent) => {
    event.preventDefault();
    const wanted = name.trim();
    if (wanted === asked) void user.refetch();
    else if (wanted !== '') navigate(`?name=${encodeURIComponent(wanted)}`, { replace: true });
  };
  const isLooking = asked !== '' && user.isFetching && !user.data;
  const error = user.isLoadingError ? t(`errors:${errorCodeOf(user.error)}`) : undefined;
  return (
    <div className="grid max-w-xl gap-6">
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
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </Field>
        <Button type="submit" tone="secondary" className="justify-self-start" busy={isLooking}>
          {isLooking ? t('finding') : t('find')}
        </Button>
      </form>
      {user.data ? <UserCard key={user.data.person.id} user={user.data} /> : null}
    </div>
  );
};
