import type { SystemMessage } from '@tomoguide/contract/notifications/entities';
import { NoticeIcon } from '../../parts/notifications/notice-icon.tsx';
import { NoticeLink } from '../../parts/notifications/notice-link.tsx';
import { NoticeText } from '../../parts/notifications/notice-text.tsx';
import { NoticeTime } from '../../parts/notifications/notice-time.tsx';
import { useTranslation } from '../../translation/use-translation.ts';
import { Unbroken } from '../../ui/unbroken.tsx';

/** One notice in the drawer. The whole entry is a link to its subject. */
export const DrawerNotice = ({ notice, onOpen }: { notice: SystemMessage; onOpen: () => void }) => {
  const { t } = useTranslation('notifications');
  return (
    <NoticeLink
      notice={notice}
      onOpen={onOpen}
      replace
      className="flex w-full gap-3 px-5 py-4 text-ink no-underline transition-colors hover:bg-sunken"
    >
      <NoticeIcon notice={notice} />
      <span className="grid min-w-0 grow grid-cols-1 gap-0.5">
        <span className="flex items-baseline justify-between gap-3">
          <b className="wrap-anywhere font-semibold">
            {notice.isErrorMessage ? (
              <span className="sr-only">{t('notifications.problem')} </span>
            ) : null}
            <Unbroken names={notice.names}>{notice.title}</Unbroken>
          </b>
          <NoticeTime at={notice.createdAt} />
        </span>
        <span className="grid grid-cols-1 gap-0.5 text-sm">
          <NoticeText notice={notice} />
        </span>
        {notice.actionable && notice.actionLabel ? (
          <span className="mt-1 font-semibold text-action text-sm">{notice.actionLabel}</span>
        ) : null}
      </span>
    </NoticeLink>
  );
};
