import { UserId } from '@tomoguide/contract/primitives';
import { useSearchParams } from 'react-router';
import { PersonPage } from './person-page.tsx';
import { UserSearch } from './user-search.tsx';

/** The search, or with `?case=` one user. */
export const Users = () => {
  const [params] = useSearchParams();
  const id = UserId.safeParse(Number(params.get('case')));
  return id.success ? <PersonPage key={id.data} id={id.data} /> : <UserSearch />;
};
