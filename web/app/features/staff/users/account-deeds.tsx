import type { StaffUser } from '@tomoguide/contract/staff/entities';
import { useState } from 'react';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { DeedDialog } from './deed-dialog.tsx';
import type { UserDeed } from './queries.ts';

/** What can be done as things are: the buttons, in their order. */
const deedsOf = ({ suspended, guide }: StaffUser): UserDeed[] => [
  suspended ? 'restore_account' : 'suspend_account',
  ...(guide
    ? ([
        guide.suspended ? 'restore_guide' : 'suspend_guide',
        guide.pausedByStaff ? 'resume_guide' : 'pause_guide',
      ] as const)
    : []),
  ...(suspended ? [] : ['revoke' as const]),
];

/** What staff can do about somebody's account. */
export const AccountDeeds = ({ user }: { user: StaffUser }) => {
  const { t } = useTranslation('staff-users');
  const [asking, setAsking] = useState<UserDeed | null>(null);
  if (!user.mayDecide) return <p>{t('own')}</p>;
  return (
    <div className="flex flex-wrap gap-2">
      {deedsOf(user).map((what) => (
        <Button key={what} tone="secondary" onClick={() => setAsking(what)}>
          {t(`deeds.${what}`)}
        </Button>
      ))}
      {asking ? <DeedDialog user={user} what={asking} onClose={() => setAsking(null)} /> : null}
    </div>
  );
};
