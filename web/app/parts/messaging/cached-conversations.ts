import type { InfiniteData } from '@tanstack/react-query';
import type { ConversationEntry } from '@tomoguide/contract/messaging/entities';
import { getQueryClient } from '../../lib/query-client.ts';
import { MESSAGES_KEY } from '../../lib/query-keys.ts';
import type { Counterpart } from './mutations.ts';
import { messageKeys } from './queries.ts';

type Listed = InfiniteData<{ data: ConversationEntry[] }>;

/** Returns the conversations in the query cache. */
export const listCachedConversations = (): ConversationEntry[] => {
  const client = getQueryClient();
  const opened = client.getQueriesData<ConversationEntry>({ queryKey: [...MESSAGES_KEY, 'one'] });
  const listed = client.getQueryData<Listed>(messageKeys.list)?.pages ?? [];
  return [...opened.flatMap(([, entry]) => entry ?? []), ...listed.flatMap(({ data }) => data)];
};

/** Returns the conversation with a user from the cache, without a request; null if it is not cached. */
export const findCachedConversation = (counterpart: Counterpart): ConversationEntry | null =>
  listCachedConversations().find(({ conversation: { viewerIs, guideId, other } }) =>
    'guideId' in counterpart
      ? viewerIs === 'traveler' && guideId === counterpart.guideId
      : viewerIs === 'guide' && other.id === counterpart.travelerId,
  ) ?? null;
