import type { StaffUser } from '@tomoguide/contract/staff/entities';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Badge } from '../../../ui/badge.tsx';

/** Badges for the states of a user's account: active, suspended or paused. */
export const AccountBadges = ({ user }: { user: StaffUser }) => {
  const { t } = useTranslation('staff-users');
  const { suspended, guide, isStaff } = user;
  return (
    <div className="flex flex-wrap gap-2">
      <Badge tone={suspended ? 'warn' : 'plain'}>
        {suspended ? t('staff-users.accountSuspended') : t('staff-users.accountActive')}
      </Badge>
      {guide ? (
        <Badge tone={guide.suspended ? 'warn' : 'plain'}>
          {guide.suspended ? t('staff-users.guideSuspended') : t('staff-users.guideActive')}
        </Badge>
      ) : null}
      {guide?.pausedByStaff ? <Badge tone="warn">{t('staff-users.listingPaused')}</Badge> : null}
      {isStaff ? <Badge>{t('staff-users.team')}</Badge> : null}
    </div>
  );
};
