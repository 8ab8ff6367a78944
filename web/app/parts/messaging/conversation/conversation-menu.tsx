import type { ConversationEntry } from '@tomoguide/contract/messaging/entities';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { getErrorCode } from '../../../lib/api-error.ts';
import { usePersonName } from '../../../translation/use-person-name.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Ban, CalendarDays, EllipsisVertical, Flag, UserRound } from '../../../ui/icons.ts';
import { Menu, menuIconStyle, menuItemStyle } from '../../../ui/menu.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useQuotaLift } from '../mutations.ts';
import { BlockDialog } from './block-dialog.tsx';
import { ReportDialog } from './report-dialog.tsx';

interface Props {
  entry: ConversationEntry;
  /** Additional items, above the menu's own. */
  children?: ReactNode;
}

/** The menu of a conversation. */
export const ConversationMenu = ({ entry, children }: Props) => {
  const formatName = usePersonName();
  const { t } = useTranslation('messaging', 'errors');
  const [dialog, setDialog] = useState<'block' | 'report' | null>(null);
  const { id, other, viewerIs, guideId } = entry.conversation;
  const lift = useQuotaLift(id);
  const changeQuota = async () => {
    try {
      const { quotaLifted } = await lift.mutateAsync(!entry.quotaLifted);
      showToast({
        tone: 'success',
        title: quotaLifted ? t('messaging.quotaLifted') : t('messaging.quotaLimited'),
      });
    } catch (cause) {
      showToast({ tone: 'destructive', title: t(`errors.${getErrorCode(cause)}`) });
    }
  };
  return (
    <>
      <Menu
        label={t('messaging.more')}
        triggerClassName="inline-flex size-11 shrink-0 items-center justify-center rounded-xl hover:bg-sunken"
        trigger={<EllipsisVertical aria-hidden="true" className="size-5" />}
      >
        {children}
        {viewerIs === 'traveler' ? (
          <Link to={`/guides/${guideId}`} role="menuitem" className={menuItemStyle}>
            <UserRound aria-hidden="true" className={menuIconStyle} />
            {t('messaging.seeGuide')}
          </Link>
        ) : null}
        {entry.quotaLifted === undefined ? null : (
          <button type="button" role="menuitem" className={menuItemStyle} onClick={changeQuota}>
            <CalendarDays aria-hidden="true" className={menuIconStyle} />
            {entry.quotaLifted ? t('messaging.quotaKeep') : t('messaging.quotaLift')}
          </button>
        )}
        <button
          type="button"
          role="menuitem"
          className={menuItemStyle}
          onClick={() => setDialog('block')}
        >
          <Ban aria-hidden="true" className={menuIconStyle} />
          {entry.blockedByViewer ? t('messaging.unblock') : t('messaging.block')}
        </button>
        <button
          type="button"
          role="menuitem"
          className={menuItemStyle}
          onClick={() => setDialog('report')}
        >
          <Flag aria-hidden="true" className={menuIconStyle} />
          {t('messaging.report')}
        </button>
      </Menu>
      {dialog === 'block' ? <BlockDialog entry={entry} onClose={() => setDialog(null)} /> : null}
      {dialog === 'report' ? (
        <ReportDialog id={id} name={formatName(other.nickname)} onClose={() => setDialog(null)} />
      ) : null}
    </>
  );
};
