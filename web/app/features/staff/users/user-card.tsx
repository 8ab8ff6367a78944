import type { StaffUser } from '@tomoguide/contract/staff/entities';
import { useState } from 'react';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { DeedDialog } from './deed-dialog.tsx';
import type { UserDeed } from './queries.ts';

/** What can be done as things are: the buttons, in their order. */
const deedsOf = ({ suspended, guide }: StaffUser): UserDeed[] => [
  suspended ? 'restore_account' : 'suspend_account',
  ...(guide ? [guide.suspended ? ('restore_guide' as const) : ('suspend_guide' as const)] : []),
  ...(suspended ? [] : ['revoke' as const]),
];

/** Somebody, what of theirs is suspended, and what staff can do about it. */
export const UserCard = ({ user }: { user: StaffUser }) => {
  const { t } = useTranslation('staff-users');
  const [asking, setAsking] = useState<UserDeed | null>(null);
  return (
    <Card className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="wrap-anywhere font-semibold text-lg">{user.fullName}</h2>
        <p className="wrap-anywhere text-ink-soft">{`${user.username} · ${user.email}`}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Badge>{user.suspended ? t('accountSuspended') : t('accountActive')}</Badge>
        {user.guide ? (
          <Badge>{user.guide.suspended ? t('guideSuspended') : t('guideActive')}</Badge>
        ) : null}
        {user.isStaff ? <Badge>{t('team')}</Badge> : null}
      </div>
      {user.mayDecide ? (
        <div className="flex flex-wrap gap-2">
          {deedsOf(user).map((what) => (
            <Button key={what} tone="secondary" onClick={() => setAsking(what)}>
              {t(`deeds.${what}`)}
            </Button>
          ))}
        </div>
      ) : (
        <p>{t('own')}</p>
      )}
      {asking ? <DeedDialog user={user} what={asking} onClose={() => setAsking(null)} /> : null}
    </Card>
  );
};
