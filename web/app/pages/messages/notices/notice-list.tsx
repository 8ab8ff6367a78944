import { useInfiniteQuery } from '@tanstack/react-query';
import {
  SYSTEM_MESSAGE_TYPES,
  type SystemMessage,
  type SystemMessageType,
} from '@tomoguide/contract/notifications/entities';
import { useRef, useState } from 'react';
import { useNoticeActions } from '../../../parts/notifications/mutations.ts';
import { noticesQuery } from '../../../parts/notifications/queries.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Select } from '../../../ui/select.tsx';
import { ShowMore } from '../../../ui/show-more.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { NoticeDays } from './notice-days.tsx';
import type { RowActions } from './row-menu.tsx';
import { STATUSES, useNoticeFilter } from './use-notice-filter.ts';

const SKELETON_KEYS = ['a', 'b', 'c', 'd'] as const;

const RowsSkeleton = () => (
  <div aria-busy="true" className="grid">
    {SKELETON_KEYS.map((key) => (
      <div key={key} className="flex min-h-32 gap-3 border-line border-b px-4 py-4">
        <Skeleton className="size-10 shrink-0 rounded-full" />
        <div className="grid grow content-start gap-2">
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="h-4 w-4/5" />
        </div>
      </div>
    ))}
  </div>
);

const STATUS =
  'min-h-11 rounded-xl px-3 text-[0.9375rem] sm:px-4 text-ink-soft transition-colors hover:bg-sunken aria-pressed:bg-action-soft aria-pressed:font-semibold aria-pressed:text-action';

/** Filters notices by state and kind. The labels fit on a phone. */
const FilterBar = () => {
  const { t } = useTranslation('notifications');
  const { filter, set } = useNoticeFilter();
  return (
    <div className="flex flex-wrap items-center gap-2 border-line border-y px-3 py-2 sm:px-4">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as a form. */}
      <div role="group" aria-label={t('notifications.show')} className="flex shrink-0">
        {STATUSES.map((status) => (
          <button
            key={status}
            type="button"
            aria-pressed={filter.status === status}
            onClick={() => set({ status })}
            className={STATUS}
          >
            {t(`notifications.statuses.${status}`)}
          </button>
        ))}
      </div>
      <Select
        aria-label={t('notifications.kind')}
        value={filter.type ?? ''}
        onChange={({ target }) => set({ type: (target.value || null) as SystemMessageType | null })}
        className="min-w-28 flex-1 sm:ml-auto sm:max-w-56"
      >
        <option value="">{t('notifications.allTypes')}</option>
        {SYSTEM_MESSAGE_TYPES.map((type) => (
          <option key={type} value={type}>
            {t(`notifications.types.${type}`)}
          </option>
        ))}
      </Select>
    </div>
  );
};

const NoNotices = () => {
  const { t } = useTranslation('notifications');
  const { filter, set } = useNoticeFilter();
  return (
    <EmptyState
      spot="no-messages"
      title={filter.type ? t('notifications.noneOfType') : t(`notifications.none.${filter.status}`)}
      actions={
        filter.type || filter.status !== 'all' ? (
          <Button tone="secondary" onClick={() => set({ status: 'all', type: null })}>
            {t('notifications.showAll')}
          </Button>
        ) : null
      }
    >
      <p>{t('notifications.noneUnreadHint')}</p>
    </EmptyState>
  );
};

const Rows = (actions: RowActions) => {
  const { t } = useTranslation('notifications');
  const { filter } = useNoticeFilter();
  const list = useInfiniteQuery({ ...noticesQuery(filter), refetchOnMount: 'always' });
  const notices = list.data?.pages.flatMap(({ data }) => data);
  if (!notices)
    return list.isError ? (
      <ErrorState title={t('notifications.failed')} onRetry={() => list.refetch()}>
        {t('notifications.failedHint')}
      </ErrorState>
    ) : (
      <RowsSkeleton />
    );
  if (notices.length === 0) return <NoNotices />;
  return (
    <>
      <NoticeDays notices={notices} {...actions} />
      <ShowMore list={list} tone="quiet" className="p-4">
        {t('notifications.more')}
      </ShowMore>
    </>
  );
};

/** All of a user's notices, which can be read, archived and deleted. */
export const NoticeList = () => {
  const { t } = useTranslation('notifications');
  const { read, archive, remove } = useNoticeActions();
  const [leaving, setLeaving] = useState<SystemMessage | null>(null);
  const rows = useRef<HTMLDivElement>(null);
  /** The focused row disappears, so focus moves to the list. */
  const keepFocus = () => rows.current?.focus({ preventScroll: true });
  return (
    <div>
      <FilterBar />
      <div ref={rows} tabIndex={-1} className="outline-none">
        <Rows
          onRead={read}
          onArchive={(notice) => {
            // The menu first restores focus to its button, which disappears with the row.
            queueMicrotask(keepFocus);
            void archive(notice);
          }}
          onDelete={setLeaving}
        />
      </div>
      <ConfirmDialog
        open={leaving !== null}
        title={t('notifications.deleteTitle')}
        confirmLabel={t('notifications.deleteConfirm')}
        danger
        onConfirm={() => {
          if (leaving) void remove(leaving);
          setLeaving(null);
          keepFocus();
        }}
        onClose={() => setLeaving(null)}
      >
        <p>{t('notifications.deleteText', { title: leaving?.title ?? '' })}</p>
      </ConfirmDialog>
    </div>
  );
};
