import type { SystemMessage } from '@tomoguide/contract/notifications/entities';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Archive, Check, EllipsisVertical, Trash2 } from '../../../ui/icons.ts';
import { Menu, menuIconStyle, menuItemStyle } from '../../../ui/menu.tsx';

export interface RowActions {
  onRead: (notice: SystemMessage) => void;
  onArchive: (notice: SystemMessage) => void;
  onDelete: (notice: SystemMessage) => void;
}

/** A menu of less common actions on a notice. */
export const RowMenu = ({
  notice,
  onRead,
  onArchive,
  onDelete,
}: { notice: SystemMessage } & RowActions) => {
  const { t } = useTranslation('notifications');
  return (
    <Menu
      label={t('notifications.actions', { title: notice.title })}
      triggerClassName="inline-flex size-11 shrink-0 items-center justify-center rounded-xl text-ink-soft transition-colors hover:bg-sunken hover:text-ink"
      trigger={<EllipsisVertical aria-hidden="true" className="size-5" />}
    >
      {notice.status === 'unread' ? (
        <button
          type="button"
          role="menuitem"
          className={menuItemStyle}
          onClick={() => onRead(notice)}
        >
          <Check aria-hidden="true" className={menuIconStyle} />
          {t('notifications.markRead')}
        </button>
      ) : null}
      {notice.status === 'archived' ? null : (
        <button
          type="button"
          role="menuitem"
          className={menuItemStyle}
          onClick={() => onArchive(notice)}
        >
          <Archive aria-hidden="true" className={menuIconStyle} />
          {t('notifications.archive')}
        </button>
      )}
      <button
        type="button"
        role="menuitem"
        className={menuItemStyle}
        onClick={() => onDelete(notice)}
      >
        <Trash2 aria-hidden="true" className="size-5 shrink-0 text-danger" />
        <span className="text-danger">{t('notifications.delete')}</span>
      </button>
    </Menu>
  );
};
