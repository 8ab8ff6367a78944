import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import {
  archiveSystemMessage,
  deleteSystemMessage,
  markSystemMessageRead,
  markSystemMessagesRead,
} from '@tomoguide/contract/notifications/calls';
import type { SystemMessage } from '@tomoguide/contract/notifications/entities';
import { api } from '../../lib/api.ts';
import { useTranslation } from '../../translation/use-translation.ts';
import { showToast } from '../../ui/toast.ts';
import { isExpired } from './expired.ts';
import { noticeKeys } from './queries.ts';

interface ListPage {
  data: SystemMessage[];
}

/** Returns the changed notice; null if it leaves its list. */
type Change = (notice: SystemMessage) => SystemMessage | null;

const applyChange = (notices: SystemMessage[], change: Change): SystemMessage[] =>
  notices.flatMap((notice) => change(notice) ?? []);

const isCounted = (notice: SystemMessage): boolean =>
  notice.status === 'unread' && !isExpired(notice, Temporal.Now.instant());

/** Applies a change optimistically to the drawer, the lists and the unread count. */
const showChange = (client: QueryClient, fits: (notice: SystemMessage) => boolean, to: Change) => {
  const change: Change = (notice) => (fits(notice) ? to(notice) : notice);
  client.setQueryData<SystemMessage[]>(noticeKeys.latest, (latest) =>
    latest?.filter((notice) => change(notice)?.status === 'unread'),
  );
  client.setQueriesData<InfiniteData<ListPage>>(
    { queryKey: noticeKeys.lists },
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({ ...page, data: applyChange(page.data, change) })),
      },
  );
};

const read = (notice: SystemMessage): SystemMessage =>
  notice.status === 'unread'
    ? { ...notice, status: 'read', readAt: Temporal.Now.instant().toString() }
    : notice;

/**
 * Returns the actions on notices. Reading, archiving and deleting apply immediately, and revert with a
 * single toast if they fail. `archive` removes a notice from its list.
 */
export const useNoticeActions = () => {
  const client = useQueryClient();
  const { t } = useTranslation('notifications');

  const run = async (
    call: () => Promise<unknown>,
    failure: 'readFailed' | 'allReadFailed' | 'archiveFailed' | 'deleteFailed',
  ): Promise<boolean> => {
    try {
      await call();
      return true;
    } catch {
      showToast({
        tone: 'destructive',
        title: t(`notifications.${failure}`),
        description: t('notifications.tryLater'),
      });
      return false;
    } finally {
      void client.invalidateQueries({ queryKey: noticeKeys.all });
    }
  };
  const countDown = (by: number) =>
    client.setQueryData<number>(noticeKeys.unread, (count) => count && Math.max(0, count - by));
  const changeNotice = (notice: SystemMessage, change: Change) => {
    showChange(client, ({ id }) => id === notice.id, change);
    if (isCounted(notice)) countDown(1);
  };

  return {
    read: async (notice: SystemMessage) => {
      if (notice.status !== 'unread') return;
      changeNotice(notice, read);
      await run(() => api(markSystemMessageRead, { params: { id: notice.id } }), 'readFailed');
    },
    readAll: async () => {
      showChange(client, () => true, read);
      client.setQueryData(noticeKeys.unread, 0);
      await run(() => api(markSystemMessagesRead, { body: { markAll: true } }), 'allReadFailed');
    },
    archive: async (notice: SystemMessage) => {
      changeNotice(notice, () => null);
      await run(() => api(archiveSystemMessage, { params: { id: notice.id } }), 'archiveFailed');
    },
    remove: async (notice: SystemMessage) => {
      changeNotice(notice, () => null);
      await run(() => api(deleteSystemMessage, { params: { id: notice.id } }), 'deleteFailed');
    },
  };
};
