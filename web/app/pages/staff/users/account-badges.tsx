import type { StaffUser } from '@tomoguide/contract/staff/entities';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Badge } from '../../../ui/badge.tsx';

/** The states of a user's account: active, suspended or paused. */
export const AccountBadges = ({ user }: { user: StaffUser }) => {
  const { t } = useTranslation('staff-users');
  const { suspended, guide, isStaff } = user;
  return (
    <div className="flex flex-wrap gap-2">
      <Badge tone={suspended ? 'warn' : 'plain'}>
        {suspended ? t('accountSuspended') : t('accountActive')}
      </Badge>
      {guide ? (
        <Badge tone={guide.suspended ? 'warn' : 'plain'}>
          {guide.suspended ? t('guideSuspended') : t('guideActive')}
        </Badge>
      ) : null}
      {guide?.pausedByStaff ? <Badge tone="warn">{t('listingPaused')}</Badge> : null}
      {isStaff ? <Badge>{t('team')}</Badge> : null}
    </div>
  );
};
