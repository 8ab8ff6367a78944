import { parseId } from '@tomoguide/contract/ids';
import type { UserId } from '@tomoguide/contract/primitives';
import { useSearchParams } from 'react-router';
import { PersonPage } from './person-page.tsx';
import { UserSearch } from './user-search.tsx';

/** The user search or, with `?case=`, one user. */
export const Users = () => {
  const [params] = useSearchParams();
  const id = parseId<UserId>(params.get('case'));
  return id === null ? <UserSearch /> : <PersonPage key={id} id={id} />;
};
