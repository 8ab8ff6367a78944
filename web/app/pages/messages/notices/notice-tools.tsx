import { useRef } from 'react';
import { Link } from 'react-router';
import { UNREAD_NOTICES_KEY, useUnread } from '../../../lib/unread.ts';
import { useNoticeActions } from '../../../parts/notifications/mutations.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckCheck, EllipsisVertical, Settings } from '../../../ui/icons.ts';
import { Menu, menuIconStyle, menuItemStyle } from '../../../ui/menu.tsx';

const SETTINGS = '/settings/notifications';

/**
 * Actions for all notices, next to the page's tabs. On phones, they are behind one button, because there is
 * no room for labels.
 */
export const NoticeTools = () => {
  const { t } = useTranslation('notifications');
  const { readAll } = useNoticeActions();
  const isUnread = useUnread(UNREAD_NOTICES_KEY) > 0;
  const settings = useRef<HTMLAnchorElement>(null);
  const markAllRead = () => {
    // The button disappears once all notices are read, so focus moves to its neighbor.
    settings.current?.focus({ preventScroll: true });
    void readAll();
  };
  return (
    <>
      <div className="hidden items-center gap-1 sm:flex">
        {isUnread ? (
          <Button tone="quiet" size="small" onClick={markAllRead}>
            <CheckCheck aria-hidden="true" className="size-5" />
            {t('notifications.readAll')}
          </Button>
        ) : null}
        <Link
          ref={settings}
          to={SETTINGS}
          aria-label={t('notifications.settings')}
          title={t('notifications.settings')}
          className="inline-flex size-11 items-center justify-center rounded-xl text-ink hover:bg-sunken"
        >
          <Settings aria-hidden="true" className="size-5" />
        </Link>
      </div>
      <div className="sm:hidden">
        <Menu
          label={t('notifications.tools')}
          triggerClassName="inline-flex size-11 items-center justify-center rounded-xl text-ink hover:bg-sunken"
          trigger={<EllipsisVertical aria-hidden="true" className="size-5" />}
        >
          {isUnread ? (
            <button type="button" role="menuitem" className={menuItemStyle} onClick={readAll}>
              <CheckCheck aria-hidden="true" className={menuIconStyle} />
              {t('notifications.readAll')}
            </button>
          ) : null}
          <Link to={SETTINGS} role="menuitem" className={menuItemStyle}>
            <Settings aria-hidden="true" className={menuIconStyle} />
            {t('notifications.settings')}
          </Link>
        </Menu>
      </div>
    </>
  );
};
