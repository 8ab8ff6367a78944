import { queryOptions } from '@tanstack/react-query';
import {
  getConversation,
  getUnreadTotal,
  listConversations,
} from '@tomoguide/contract/messaging/calls';
import type { ConversationId, UserId } from '@tomoguide/contract/primitives';
import { api } from '../../lib/api.ts';
import { cursorQueryOptions } from '../../lib/by-cursor.ts';
import { MESSAGES_KEY } from '../../lib/query-keys.ts';
import { UNREAD_KEY } from '../../lib/unread.ts';

export const messageKeys = {
  list: [...MESSAGES_KEY, 'list'],
  one: (id: ConversationId) => [...MESSAGES_KEY, 'one', id],
  history: (id: ConversationId) => [...MESSAGES_KEY, 'history', id],
  unread: UNREAD_KEY,
} as const;

/** Page size of the list, which fetches more at its end. */
const LIST_PAGE = 50;

/** Returns the query for the conversations that have messages, latest message first. */
export const conversationsQuery = () => ({
  queryKey: messageKeys.list,
  ...cursorQueryOptions(listConversations, { query: { limit: LIST_PAGE } }),
});

/**
 * Returns the time until contact details become visible, in milliseconds; false if there is no such time.
 * If the clock is wrong, this polls in vain, but rarely.
 */
const getContactsPollInterval = (from: string | null): number | false => {
  if (from === null) return false;
  const left = Temporal.Now.instant().until(Temporal.Instant.from(from)).total('milliseconds');
  return Math.min(Math.max(left + 1_000, 30_000), 86_400_000);
};

export const conversationQuery = (conversationId: ConversationId) =>
  queryOptions({
    queryKey: messageKeys.one(conversationId),
    queryFn: () => api(getConversation, { params: { conversationId } }),
    // Polls, because contact details become visible at a fixed time, without a push.
    refetchInterval: ({ state }) => getContactsPollInterval(state.data?.contactsFrom ?? null),
  });

export const unreadTotalQuery = (userId: UserId) =>
  queryOptions({
    queryKey: messageKeys.unread,
    queryFn: async () => (await api(getUnreadTotal, { params: { userId } })).totalUnreadCount,
  });
