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

/** Withdraws an announcement. */
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
      title={t('withdrawTitle', { title: words.title[locale] })}
      text={t('withdrawText')}
      confirmLabel={withdraw.isPending ? t('saving') : t('withdraw')}
      reason={{
        label: t('reason'),
        hint: t('reasonHint'),
        missing: t('missing'),
        max: STAFF_REASON_MAX,
      }}
      send={withdraw.mutateAsync}
      done={t('withdrawn')}
      onClose={onClose}
    />
  );
};
