import type { ConversationEntry } from '@tomoguide/contract/messaging/entities';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { usePersonName } from '../../../translation/use-person-name.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Ban, EllipsisVertical, Flag, UserRound } from '../../../ui/icons.ts';
import { Menu, menuIconStyle, menuItemStyle } from '../../../ui/menu.tsx';
import { BlockDialog } from './block-dialog.tsx';
import { ReportDialog } from './report-dialog.tsx';

interface Props {
  entry: ConversationEntry;
  /** More items, above the others. */
  children?: ReactNode;
}

/** What else can be done in a conversation. */
export const ConversationMenu = ({ entry, children }: Props) => {
  const nameOf = usePersonName();
  const { t } = useTranslation('messaging');
  const [dialog, setDialog] = useState<'block' | 'report' | null>(null);
  const { id, other, viewerIs, guideId } = entry.conversation;
  return (
    <>
      <Menu
        label={t('more')}
        triggerClassName="inline-flex size-11 shrink-0 items-center justify-center rounded-xl hover:bg-sunken"
        trigger={<EllipsisVertical aria-hidden="true" className="size-5" />}
      >
        {children}
        {viewerIs === 'traveler' ? (
          <Link to={`/guides/${guideId}`} role="menuitem" className={menuItemStyle}>
            <UserRound aria-hidden="true" className={menuIconStyle} />
            {t('seeGuide')}
          </Link>
        ) : null}
        <button
          type="button"
          role="menuitem"
          className={menuItemStyle}
          onClick={() => setDialog('block')}
        >
          <Ban aria-hidden="true" className={menuIconStyle} />
          {entry.blockedByViewer ? t('unblock') : t('block')}
        </button>
        <button
          type="button"
          role="menuitem"
          className={menuItemStyle}
          onClick={() => setDialog('report')}
        >
          <Flag aria-hidden="true" className={menuIconStyle} />
          {t('report')}
        </button>
      </Menu>
      {dialog === 'block' ? <BlockDialog entry={entry} onClose={() => setDialog(null)} /> : null}
      {dialog === 'report' ? (
        <ReportDialog id={id} name={nameOf(other.nickname)} onClose={() => setDialog(null)} />
      ) : null}
    </>
  );
};
