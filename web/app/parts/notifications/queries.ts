import { queryOptions } from '@tanstack/react-query';
import {
  countUnreadSystemMessages,
  listSystemMessages,
} from '@tomoguide/contract/notifications/calls';
import type { SystemMessageType } from '@tomoguide/contract/notifications/entities';
import { api } from '../../lib/api.ts';
import { cursorQueryOptions } from '../../lib/by-cursor.ts';
import { NOTICES_KEY } from '../../lib/query-keys.ts';
import { UNREAD_NOTICES_KEY } from '../../lib/unread.ts';

/** The filter of the list of notices. */
export interface NoticeFilter {
  status: 'all' | 'unread' | 'archived';
  type: SystemMessageType | null;
}

export const noticeKeys = {
  all: NOTICES_KEY,
  unread: UNREAD_NOTICES_KEY,
  latest: [...NOTICES_KEY, 'latest'],
  lists: [...NOTICES_KEY, 'list'],
  list: ({ status, type }: NoticeFilter) => [...NOTICES_KEY, 'list', status, type],
} as const;

export const unreadNoticesQuery = () =>
  queryOptions({
    queryKey: noticeKeys.unread,
    queryFn: async () => (await api(countUnreadSystemMessages)).data.unreadCount,
  });

/** The number of notices to fetch, more than the drawer shows, so that others move up when some are read. */
const FETCHED = 10;
export const MAX_VISIBLE_NOTICES = 5;

/** Returns the query for the latest unread notices. */
export const latestNoticesQuery = () =>
  queryOptions({
    queryKey: noticeKeys.latest,
    queryFn: async () =>
      (await api(listSystemMessages, { query: { status: 'unread', limit: FETCHED } })).data,
  });

/** Returns the query for the notices that match a filter, newest first, including expired ones. */
export const noticesQuery = (filter: NoticeFilter) => ({
  queryKey: noticeKeys.list(filter),
  ...cursorQueryOptions(listSystemMessages, {
    query: {
      includeExpired: 'true',
      ...(filter.status === 'all' ? {} : { status: filter.status }),
      ...(filter.type ? { type: filter.type } : {}),
    },
  }),
});
