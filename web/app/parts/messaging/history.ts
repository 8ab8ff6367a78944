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
  /** Earlier messages are fetched from before this one; null if all are loaded. */
  readonly cursor: number | null;
  /** All changes up to this count are known; later ones are fetched. */
  readonly revision: number;
}

const PAGE = 50;

const highest = (messages: readonly Message[], least: number): number =>
  messages.reduce((most, { revision }) => Math.max(most, revision), least);

/** Advances only while changes are consecutive, because a change after a missing one proves nothing. */
const consecutiveUpTo = (from: number, ...all: (readonly Message[])[]): number => {
  const known = new Set<number>();
  for (const messages of all)
    for (const { revision } of messages) if (revision > from) known.add(revision);
  let revision = from;
  while (known.has(revision + 1)) revision += 1;
  return revision;
};

/** The index of a message number, or where it would be inserted. */
const indexOfSeq = (messages: readonly Message[], seq: number): number => {
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
 * Merges messages by number; the one with more changes wins. Ignores messages before the earliest loaded one
 * until they are fetched, so that there is never a gap.
 */
export const withMessages = (history: History, more: readonly Message[]): History => {
  const from = history.cursor === null ? 0 : (history.messages[0]?.seq ?? 0);
  const messages = [...history.messages];
  let differs = false;
  for (const message of more) {
    const place = indexOfSeq(messages, message.seq);
    const known = messages[place]?.seq === message.seq ? messages[place] : undefined;
    if (message.seq < from || (known && known.revision >= message.revision)) continue;
    messages.splice(place, known ? 1 : 0, message);
    differs = true;
  }
  const revision = consecutiveUpTo(history.revision, history.messages, more);
  if (!differs) return revision === history.revision ? history : { ...history, revision };
  return { ...history, messages, revision };
};

/**
 * Merges a page of all changes after a count. A history that was reloaded in the meantime may lack some of
 * them.
 */
export const withChanges = (history: History, page: readonly Message[], after: number): History => {
  const joined = withMessages(history, page);
  if (history.revision < after) return joined;
  const revision = consecutiveUpTo(highest(page, joined.revision), joined.messages);
  return revision === joined.revision ? joined : { ...joined, revision };
};

/** Whether any of these is a change that follows a missing one. */
export const isAhead = (history: History, messages: readonly Message[]): boolean =>
  highest(messages, 0) > history.revision;

/** Prepends a page of earlier messages, which says nothing about later changes. */
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

/** The newest messages; later and earlier ones are merged into the cache. */
export const history = (conversationId: ConversationId) =>
  queryOptions({
    queryKey: messageKeys.history(conversationId),
    // Merging reuses unchanged messages. React Query's structural sharing compares by index, so prepending to
    // a long conversation would copy and rerender every message.
    structuralSharing: false,
    queryFn: async (): Promise<History> => {
      const { data, nextCursor } = await fetchPage(conversationId);
      const none = { messages: [], cursor: nextCursor, revision: 0 };
      const page = withChanges(none, data.toReversed(), 0);
      // Messages pushed or sent while the page was loading are already included.
      const known = getQueryClient().getQueryData<History>(messageKeys.history(conversationId));
      return known ? withMessages(page, known.messages) : page;
    },
  });

const change = (conversationId: ConversationId, to: (history: History) => History): void => {
  getQueryClient().setQueryData(history(conversationId).queryKey, (known) => known && to(known));
};

/** Fetches the page of messages before the earliest loaded message. */
export const fetchEarlier = async (conversationId: ConversationId): Promise<void> => {
  const known = getQueryClient().getQueryData(history(conversationId).queryKey);
  if (!known || known.cursor === null) return;
  const { data, nextCursor } = await fetchPage(conversationId, known.cursor);
  // After a reload, the history can start later, and this page would leave a gap.
  change(conversationId, (now) =>
    now.cursor === known.cursor ? withEarlier(now, data, nextCursor) : now,
  );
};

const catching = new Map<ConversationId, Promise<void>>();

/** Fetches everything that is new or changed; concurrent calls share one run. */
export const catchUp = (conversationId: ConversationId): Promise<void> => {
  const running = catching.get(conversationId);
  if (running) return running;
  const fetchMissed = async () => {
    for (;;) {
      const known = getQueryClient().getQueryData(history(conversationId).queryKey);
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

/** Merges pushed messages or replies to sent ones; fetches any that are missing before them. */
export const addMessages = (conversationId: ConversationId, more: readonly Message[]): void => {
  change(conversationId, (known) => withMessages(known, more));
  const now = getQueryClient().getQueryData(history(conversationId).queryKey);
  if (now && isAhead(now, more)) catchUp(conversationId).catch(() => {});
};
