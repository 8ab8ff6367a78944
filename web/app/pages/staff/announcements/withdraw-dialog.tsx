import type { Announcement } from '@tomoguide/contract/notifications/announcements';
import { withdrawAnnouncement } from '@tomoguide/contract/notifications/calls';
import { STAFF_REASON_MAX } from '@tomoguide/contract/staff/fields';
import { api } from '../../../lib/api.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { ReasonDialog } from '../reason-dialog.tsx';
import { useStaffAction } from '../use-staff-action.ts';

interface Props {
  announcement: Announcement;
  onClose: () => void;
}

/** A dialog to withdraw an announcement. */
export const WithdrawDialog = ({ announcement, onClose }: Props) => {
  const { t } = useTranslation('staff-announcements');
  const locale = useLocale();
  const { id, words } = announcement;
  const withdraw = useStaffAction((reason: string) =>
    api(withdrawAnnouncement, { params: { id }, body: { reason } }),
  );
  return (
    <ReasonDialog
      what={`announcement:${id}`}
      danger
      title={t('staff-announcements.withdrawTitle', { title: words.title[locale] })}
      text={t('staff-announcements.withdrawText')}
      confirmLabel={
        withdraw.isPending ? t('staff-announcements.saving') : t('staff-announcements.withdraw')
      }
      reason={{
        label: t('staff-announcements.reason'),
        hint: t('staff-announcements.reasonHint'),
        missing: t('staff-announcements.missing'),
        max: STAFF_REASON_MAX,
      }}
      send={withdraw.mutateAsync}
      done={t('staff-announcements.withdrawn')}
      onClose={onClose}
    />
  );
};
