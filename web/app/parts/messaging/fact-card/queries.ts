import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { findPlaces, getFactCard } from '@tomoguide/contract/messaging/calls';
import type { ConversationId, MessageId } from '@tomoguide/contract/primitives';
import { api } from '../../../lib/api.ts';
import { MESSAGES_KEY } from '../../../lib/query-keys.ts';

/** Names a message in a conversation. */
export type MessagePlace = { conversationId: ConversationId; messageId: MessageId };

export const factCardKey = ({ messageId }: MessagePlace) => [
  ...MESSAGES_KEY,
  'fact-card',
  messageId,
];

/**
 * Returns the query for the card of a message. Each change of the card gives its message a new revision, so a
 * card is fetched once per revision.
 */
export const factCardQuery = (params: MessagePlace, revision: number) =>
  queryOptions({
    queryKey: [...factCardKey(params), revision],
    queryFn: () => api(getFactCard, { params }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Returns the query for the places that have this name; runs from two characters on. */
export const placesQuery = (name: string) =>
  queryOptions({
    queryKey: ['places', name],
    queryFn: async () => (await api(findPlaces, { query: { name } })).data,
    enabled: name.length > 1,
    staleTime: Number.POSITIVE_INFINITY,
  });
