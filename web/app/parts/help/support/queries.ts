import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import {
  getSupport,
  getSupportChannel,
  listSupportMessages,
} from '@tomoguide/contract/support/calls';
import { api } from '../../../lib/api.ts';
import { cursorQueryOptions } from '../../../lib/by-cursor.ts';
import { SUPPORT_KEY } from '../../../lib/query-keys.ts';
import { UNREAD_SUPPORT_KEY } from '../../../lib/unread.ts';

/** Returns the query for how to contact staff, which is the same for all users. */
export const supportChannelQuery = () =>
  queryOptions({ queryKey: ['support-door'], queryFn: () => api(getSupportChannel) });

export const supportConversationQuery = () =>
  queryOptions({ queryKey: [...SUPPORT_KEY, 'state'], queryFn: () => api(getSupport) });

/**
 * Returns the query for the number of unread answers from staff, which uses the same endpoint as the state
 * of the conversation.
 */
export const unreadSupportQuery = () =>
  queryOptions({
    queryKey: UNREAD_SUPPORT_KEY,
    queryFn: async ({ client }) =>
      (await client.fetchQuery({ ...supportConversationQuery(), staleTime: 0 })).unreadCount,
  });

/** Returns the query for the messages with staff, newest first, one page at a time. */
export const supportMessagesQuery = () =>
  infiniteQueryOptions({
    queryKey: [...SUPPORT_KEY, 'messages'],
    ...cursorQueryOptions(listSupportMessages),
  });
