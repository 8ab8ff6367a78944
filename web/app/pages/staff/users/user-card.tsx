import type { StaffUser } from '@tomoguide/contract/staff/entities';
import { getStaffPersonPath } from '@tomoguide/contract/staff/pages';
import { Link } from 'react-router';
import { usePersonName } from '../../../translation/use-person-name.ts';
import { Card } from '../../../ui/card.tsx';
import { AccountActions } from './account-actions.tsx';
import { AccountBadges } from './account-badges.tsx';

/** A user, their suspensions, and the actions for staff; the user's page has more. */
export const UserCard = ({ user }: { user: StaffUser }) => {
  const nameOf = usePersonName();
  return (
    <Card className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="wrap-anywhere font-semibold text-lg">
          <Link
            to={getStaffPersonPath(user.id)}
            className="inline-flex min-h-11 items-center text-action hover:underline"
          >
            <bdi>{nameOf(user.fullName)}</bdi>
          </Link>
        </h2>
        <p className="wrap-anywhere flex flex-wrap gap-x-3 text-ink-soft">
          <span>{user.username}</span>
          <span>{user.email}</span>
        </p>
      </div>
      <AccountBadges user={user} />
      <AccountActions user={user} />
    </Card>
  );
};
