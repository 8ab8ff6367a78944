import { useQuery } from '@tanstack/react-query';
import { useId, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router';
import { UNREAD_NOTICES_KEY, useUnread } from '../../lib/unread.ts';
import { BrowserOffer } from '../../parts/notifications/browser/browser-offer.tsx';
import { useNoticeActions } from '../../parts/notifications/mutations.ts';
import { latestNoticesQuery, MAX_VISIBLE_NOTICES } from '../../parts/notifications/queries.ts';
import { useTranslation } from '../../translation/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { CheckCheck, Settings, X } from '../../ui/icons.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { enterModal } from '../../ui/modal.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useBackdropPress } from '../../ui/use-backdrop-press.ts';
import { DrawerNotice } from './drawer-notice.tsx';
import { useSwipeDown } from './use-swipe-down.ts';

const SKELETON_KEYS = ['a', 'b', 'c'] as const;

const DrawerSkeleton = () => (
  <div aria-busy="true" className="grid">
    {SKELETON_KEYS.map((key) => (
      <div key={key} className="flex gap-3 px-5 py-4">
        <Skeleton className="size-10 shrink-0 rounded-full" />
        <div className="grid grow gap-2">
          <Skeleton className="h-4 w-3/5" />
          <Skeleton className="h-4 w-full" />
        </div>
      </div>
    ))}
  </div>
);

/** The latest unread notices, or a loading, empty or error state. */
const LatestNotices = () => {
  const { t } = useTranslation('notifications');
  const {
    data: notices,
    isError,
    refetch,
  } = useQuery({
    ...latestNoticesQuery(),
    refetchOnMount: 'always',
  });
  const count = useUnread(UNREAD_NOTICES_KEY);
  const { read } = useNoticeActions();
  if (!notices)
    return isError ? (
      <ErrorState title={t('notifications.failed')} onRetry={() => refetch()}>
        {t('notifications.failedHint')}
      </ErrorState>
    ) : (
      <DrawerSkeleton />
    );
  if (notices.length === 0)
    return (
      <EmptyState title={t('notifications.noneUnread')} spot="no-messages">
        <p>{t('notifications.noneUnreadHint')}</p>
      </EmptyState>
    );
  const more = Math.max(count, notices.length) - MAX_VISIBLE_NOTICES;
  return (
    <>
      <ul aria-label={t('notifications.latest')} className="grid grid-cols-1">
        {notices.slice(0, MAX_VISIBLE_NOTICES).map((notice) => (
          <li key={notice.id} className="border-line border-b last:border-b-0">
            <DrawerNotice notice={notice} onOpen={() => read(notice)} />
          </li>
        ))}
      </ul>
      {more > 0 ? (
        <p className="px-5 pb-4 text-ink-soft text-sm">
          {t('notifications.moreUnread', { count: more })}
        </p>
      ) : null}
    </>
  );
};

/**
 * Shows the notices at the side of the page or, on phones, in a bottom sheet that can be pulled down. As a
 * modal dialog, the browser traps focus inside and restores it to the bell.
 */
const Drawer = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('notifications', 'layout');
  const dialog = useRef<HTMLDialogElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const count = useUnread(UNREAD_NOTICES_KEY);
  const { readAll } = useNoticeActions();
  useSwipeDown(head, dialog, onClose);
  const backdrop = useBackdropPress(onClose);
  useLayoutEffect(() => {
    const own = dialog.current;
    if (!own) return;
    own.showModal();
    const leave = enterModal(own);
    return () => {
      leave();
      // Closes the dialog rather than just unmounting it, so that focus returns to the bell.
      own.close();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className="sheet drawer flex-col overflow-hidden bg-surface p-0 text-ink shadow-pop open:flex"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      {...backdrop}
    >
      <div ref={head} className="border-line border-b">
        <span
          aria-hidden="true"
          className="mx-auto mt-2 block h-1 w-10 rounded-full bg-line sm:hidden"
        />
        <div className="flex items-center gap-1 py-2 pr-2 pl-5">
          <h2 id={titleId} className="mr-auto font-semibold text-lg">
            {t('notifications.title')}
          </h2>
          <Link
            to="/settings/notifications"
            replace
            aria-label={t('notifications.settings')}
            title={t('notifications.settings')}
            className="inline-flex size-11 items-center justify-center rounded-xl text-ink hover:bg-sunken"
          >
            <Settings aria-hidden="true" className="size-5" />
          </Link>
          <IconButton label={t('layout.close')} onClick={onClose}>
            <X aria-hidden="true" className="size-5" />
          </IconButton>
        </div>
      </div>
      <div className="grow overflow-y-auto overscroll-contain">
        <BrowserOffer />
        <LatestNotices />
      </div>
      <div className="flex flex-wrap justify-end gap-2 border-line border-t p-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
        {count > 0 ? (
          <Button tone="quiet" onClick={readAll}>
            <CheckCheck aria-hidden="true" className="size-5" />
            {t('notifications.readAll')}
          </Button>
        ) : null}
        <LinkButton to="/messages?tab=notices" replace tone="secondary">
          {t('notifications.viewAll')}
        </LinkButton>
      </div>
    </dialog>
  );
};

export default Drawer;
