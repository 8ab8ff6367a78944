import { queryOptions } from '@tanstack/react-query';
import { listMessages } from '@tomoguide/contract/messaging/calls';
import type { Message } from '@tomoguide/contract/messaging/entities';
import type { ConversationId } from '@tomoguide/contract/primitives';
import { api } from '../../lib/api.ts';
import { getQueryClient } from '../../lib/query-client.ts';
import { messageKeys } from './queries.ts';

/** The loaded part of a conversation, oldest first and without gaps. */
export interface History {
  readonly messages: readonly Message[];
  /** The cursor for fetching earlier messages; null if all are loaded. */
  readonly cursor: number | null;
  /** The revision up to which all changes are known; later changes are still to be fetched. */
  readonly revision: number;
}

const PAGE = 50;

const getHighestSeq = (messages: readonly Message[], least: number): number =>
  messages.reduce((most, { revision }) => Math.max(most, revision), least);

/**
 * Returns the revision up to which changes are known without a gap. A change after a missing one does not
 * advance it.
 */
const getConsecutiveRevision = (from: number, ...all: (readonly Message[])[]): number => {
  const known = new Set<number>();
  for (const messages of all)
    for (const { revision } of messages) if (revision > from) known.add(revision);
  let revision = from;
  while (known.has(revision + 1)) revision += 1;
  return revision;
};

/** Returns the index of a sequence number, or the index at which it would be inserted. */
const findSeqIndex = (messages: readonly Message[], seq: number): number => {
  let [low, high] = [0, messages.length];
  if ((messages.at(-1)?.seq ?? 0) < seq) return high;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((messages[middle]?.seq ?? 0) < seq) low = middle + 1;
    else high = middle;
  }
  return low;
};

/**
 * Merges messages by sequence number; of two versions, the one with the higher revision wins. Ignores
 * messages before the earliest loaded one until they are fetched, so that there is never a gap.
 */
export const withMessages = (history: History, more: readonly Message[]): History => {
  const from = history.cursor === null ? 0 : (history.messages[0]?.seq ?? 0);
  const messages = [...history.messages];
  let differs = false;
  for (const message of more) {
    const place = findSeqIndex(messages, message.seq);
    const known = messages[place]?.seq === message.seq ? messages[place] : undefined;
    if (message.seq < from || (known && known.revision >= message.revision)) continue;
    messages.splice(place, known ? 1 : 0, message);
    differs = true;
  }
  const revision = getConsecutiveRevision(history.revision, history.messages, more);
  if (!differs) return revision === history.revision ? history : { ...history, revision };
  return { ...history, messages, revision };
};

/**
 * Merges a page of all changes after a revision. A history that was reloaded in the meantime may lack some
 * of these changes.
 */
export const withChanges = (history: History, page: readonly Message[], after: number): History => {
  const joined = withMessages(history, page);
  if (history.revision < after) return joined;
  const revision = getConsecutiveRevision(getHighestSeq(page, joined.revision), joined.messages);
  return revision === joined.revision ? joined : { ...joined, revision };
};

/** Returns whether any of these messages has a change that follows a missing one. */
export const isAhead = (history: History, messages: readonly Message[]): boolean =>
  getHighestSeq(messages, 0) > history.revision;

/** Prepends a page of earlier messages, which proves nothing about later changes. */
const withEarlier = (
  history: History,
  page: readonly Message[],
  cursor: number | null,
): History => ({
  ...withMessages({ ...history, cursor: null }, page),
  revision: history.revision,
  cursor,
});

const fetchPage = (conversationId: ConversationId, cursor?: number) =>
  api(listMessages, {
    params: { conversationId },
    query: { limit: PAGE, ...(cursor === undefined ? {} : { cursor }) },
  });

/**
 * Returns the query for the newest messages of a conversation; later and earlier messages are merged into
 * its cached data.
 */
export const messageHistoryQuery = (conversationId: ConversationId) =>
  queryOptions({
    queryKey: messageKeys.history(conversationId),
    // Off, because merging already reuses unchanged messages. React Query's structural sharing compares by
    // index, so prepending to a long conversation would copy and rerender every message.
    structuralSharing: false,
    queryFn: async (): Promise<History> => {
      const { data, nextCursor } = await fetchPage(conversationId);
      const none = { messages: [], cursor: nextCursor, revision: 0 };
      const page = withChanges(none, data.toReversed(), 0);
      // Keeps messages that were pushed or sent while the page was loading.
      const known = getQueryClient().getQueryData<History>(messageKeys.history(conversationId));
      return known ? withMessages(page, known.messages) : page;
    },
  });

const change = (conversationId: ConversationId, to: (history: History) => History): void => {
  getQueryClient().setQueryData(
    messageHistoryQuery(conversationId).queryKey,
    (known) => known && to(known),
  );
};

/** Fetches the page of messages before the earliest loaded message. */
export const fetchEarlier = async (conversationId: ConversationId): Promise<void> => {
  const known = getQueryClient().getQueryData(messageHistoryQuery(conversationId).queryKey);
  if (!known || known.cursor === null) return;
  const { data, nextCursor } = await fetchPage(conversationId, known.cursor);
  // If the history was reloaded in the meantime, it can start later, and this page would leave a gap.
  change(conversationId, (now) =>
    now.cursor === known.cursor ? withEarlier(now, data, nextCursor) : now,
  );
};

const catching = new Map<ConversationId, Promise<void>>();

/** Fetches all new and changed messages; concurrent calls share one run. */
export const catchUp = (conversationId: ConversationId): Promise<void> => {
  const running = catching.get(conversationId);
  if (running) return running;
  const fetchMissed = async () => {
    for (;;) {
      const known = getQueryClient().getQueryData(messageHistoryQuery(conversationId).queryKey);
      if (!known) return;
      const { data, nextCursor } = await api(listMessages, {
        params: { conversationId },
        query: { after: known.revision, limit: PAGE },
      });
      change(conversationId, (now) => withChanges(now, data, known.revision));
      if (data.length < PAGE || nextCursor === null) return;
    }
  };
  const promise = fetchMissed().finally(() => catching.delete(conversationId));
  catching.set(conversationId, promise);
  return promise;
};

/** Merges pushed messages and replies to sent ones; if changes before them are missing, fetches them. */
export const addMessages = (conversationId: ConversationId, more: readonly Message[]): void => {
  change(conversationId, (known) => withMessages(known, more));
  const now = getQueryClient().getQueryData(messageHistoryQuery(conversationId).queryKey);
  if (now && isAhead(now, more)) catchUp(conversationId).catch(() => {});
};
