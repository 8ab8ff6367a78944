import { useInfiniteQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { StaffList } from '../list/staff-list.tsx';
import { staffUsersQuery } from './queries.ts';
import { UserCard } from './user-card.tsx';

/** Finds users by the search text in the URL, and shows the actions for staff for each user. */
export const UserSearch = () => {
  const { t } = useTranslation('staff-users');
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const query = (params.get('name') ?? '').trim().slice(0, 254);
  const [name, setName] = useState(query);
  const users = useInfiniteQuery({ ...staffUsersQuery(query), enabled: query !== '' });
  const search = (event: FormEvent) => {
    event.preventDefault();
    const trimmed = name.trim();
    if (trimmed === query) void users.refetch();
    else if (trimmed !== '') navigate(`?name=${encodeURIComponent(trimmed)}`, { replace: true });
  };
  const isSearching = query !== '' && users.isFetching && !users.data;
  return (
    <div className="grid max-w-xl gap-6">
      <form onSubmit={search} noValidate>
        <Field label={t('staff-users.who')} hint={t('staff-users.whoHint')}>
          {(field) => (
            <div className="flex gap-2">
              <Input
                {...field}
                // If the URL has no name, the user came here to type one.
                autoFocus={query === ''}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={254}
                value={name}
                onChange={({ target }) => setName(target.value)}
              />
              <Button type="submit" tone="secondary" className="shrink-0" busy={isSearching}>
                {isSearching ? t('staff-users.finding') : t('staff-users.find')}
              </Button>
            </div>
          )}
        </Field>
      </form>
      {query === '' ? null : (
        <StaffList
          exported={{ list: 'users', name: query }}
          list={users}
          empty={t('staff-users.nobody')}
          emptyHint={t('staff-users.nobodyHint')}
          label={t('staff-users.found')}
        >
          {(user) => <UserCard user={user} />}
        </StaffList>
      )}
    </div>
  );
};
