import type { StaffUser } from '@tomoguide/contract/staff/entities';
import { STAFF_REASON_MAX } from '@tomoguide/contract/staff/fields';
import { usePersonName } from '../../../translation/use-person-name.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { ReasonDialog } from '../reason-dialog.tsx';
import { type UserAction, useUserAction } from './queries.ts';

interface Props {
  user: StaffUser;
  what: UserAction;
  onClose: () => void;
}

/** A dialog to confirm an action on an account or a guide. */
export const UserActionDialog = ({ user, what, onClose }: Props) => {
  const { t } = useTranslation('staff-users');
  const nameOf = usePersonName();
  const action = useUserAction();
  const { id } = user.person;
  const isHard = what === 'suspend_account' || what === 'suspend_guide';
  return (
    <ReasonDialog
      what={`user:${id}:${what}`}
      danger={isHard}
      title={t(`staff-users.titles.${what}`, { name: nameOf(user.fullName) })}
      text={t(`staff-users.texts.${what}`)}
      confirmLabel={action.isPending ? t('staff-users.saving') : t(`staff-users.actions.${what}`)}
      reason={{
        label: t('staff-users.reason'),
        hint:
          isHard || what === 'pause_guide'
            ? t('staff-users.reasonRead')
            : t('staff-users.reasonHint'),
        missing: t('staff-users.reasonMissing'),
        max: STAFF_REASON_MAX,
      }}
      send={(reason) => action.mutateAsync({ id, what, reason })}
      done={t(`staff-users.done.${what}`)}
      onClose={onClose}
    />
  );
};
