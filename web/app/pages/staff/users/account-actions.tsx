import type { StaffUser } from '@tomoguide/contract/staff/entities';
import { useState } from 'react';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import type { UserAction } from './queries.ts';
import { UserActionDialog } from './user-action-dialog.tsx';

/** Returns the available actions: mild ones, which leave bookings intact, and severe ones, which end them. */
const listActions = ({ suspended, guide }: StaffUser): Record<'mild' | 'severe', UserAction[]> => ({
  mild: [
    ...(guide ? [guide.pausedByStaff ? ('resume_guide' as const) : ('pause_guide' as const)] : []),
    ...(suspended ? [] : ['revoke' as const]),
  ],
  severe: [
    ...(guide ? [guide.suspended ? ('restore_guide' as const) : ('suspend_guide' as const)] : []),
    suspended ? 'restore_account' : 'suspend_account',
  ],
});

/** The actions for staff on a user's account. */
export const AccountActions = ({ user }: { user: StaffUser }) => {
  const { t } = useTranslation('staff-users');
  const [confirming, setConfirming] = useState<UserAction | null>(null);
  if (!user.mayDecide) return <p>{t('staff-users.own')}</p>;
  const actions = listActions(user);
  const renderButtons = (group: readonly UserAction[]) => (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {group.map((what) => (
        <Button key={what} tone="secondary" onClick={() => setConfirming(what)}>
          {t(`staff-users.actions.${what}`)}
        </Button>
      ))}
    </div>
  );
  return (
    <div className="flex flex-wrap gap-x-8 gap-y-4">
      {renderButtons(actions.mild)}
      {renderButtons(actions.severe)}
      {confirming ? (
        <UserActionDialog user={user} what={confirming} onClose={() => setConfirming(null)} />
      ) : null}
    </div>
  );
};
