import type { NamedPerson } from '@tomoguide/contract/staff/entities';
import { getStaffPersonPath } from '@tomoguide/contract/staff/pages';
import { Link } from 'react-router';
import { usePersonName } from '../../translation/use-person-name.ts';

/** A user's full name as a link to their page, large enough to tap. */
export const PersonLink = ({ person }: { person: NamedPerson }) => {
  const nameOf = usePersonName();
  return (
    <Link
      to={getStaffPersonPath(person.id)}
      className="wrap-anywhere pointer-coarse:inline-flex pointer-coarse:min-h-11 items-center text-action hover:underline"
    >
      <bdi>{nameOf(person.fullName)}</bdi>
    </Link>
  );
};
