import { queryOptions } from '@tanstack/react-query';
import { listMessages } from '@tomoguide/contract/messaging/calls';
import type { Message } from '@tomoguide/contract/messaging/entities';
import type { ConversationId } from '@tomoguide/contract/primitives';
import { api } from '../../lib/api.ts';
import { getQueryClient } from '../../lib/query-client.ts';
import { messageKeys } from './queries.ts';

/** What this browser has of a conversation, oldest first and without a gap. */
export interface History {
  readonly messages: readonly Message[];
  /** From before which earlier ones are fetched; null: they are all here. */
  readonly cursor: number | null;
  /** The count of changes up to which all are known: what lies behind it is asked for. */
  readonly revision: number;
}

const PAGE = 50;

const highest = (messages: readonly Message[], least: number): number =>
  messages.reduce((most, { revision }) => Math.max(most, revision), least);

/** As far as changes follow one another: the one after a change that was lost proves nothing. */
const inARow = (from: number, ...all: (readonly Message[])[]): number => {
  const known = new Set<number>();
  for (const messages of all)
    for (const { revision } of messages) if (revision > from) known.add(revision);
  let revision = from;
  while (known.has(revision + 1)) revision += 1;
  return revision;
};

/** Where a number stands, or would stand. */
const placeOf = (messages: readonly Message[], seq: number): number => {
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
 * Messages join by their number, the one with more changes over the other; whatever is earlier than
 * what is here waits until it is fetched, so that there is never a gap.
 */
export const withMessages = (history: History, more: readonly Message[]): History => {
  const from = history.cursor === null ? 0 : (history.messages[0]?.seq ?? 0);
  const messages = [...history.messages];
  let differs = false;
  for (const message of more) {
    const place = placeOf(messages, message.seq);
    const known = messages[place]?.seq === message.seq ? messages[place] : undefined;
    if (message.seq < from || (known && known.revision >= message.revision)) continue;
    messages.splice(place, known ? 1 : 0, message);
    differs = true;
  }
  const revision = inARow(history.revision, history.messages, more);
  if (!differs) return revision === history.revision ? history : { ...history, revision };
  return { ...history, messages, revision };
};

/** A page of all that changed after a count. A history that was fetched anew meanwhile may lack some of it. */
export const withChanges = (history: History, page: readonly Message[], after: number): History => {
  const joined = withMessages(history, page);
  if (history.revision < after) return joined;
  const revision = inARow(highest(page, joined.revision), joined.messages);
  return revision === joined.revision ? joined : { ...joined, revision };
};

/** Whether one of these is a change before which another is missing. */
export const isAhead = (history: History, messages: readonly Message[]): boolean =>
  highest(messages, 0) > history.revision;

/** A page of earlier messages; it says nothing of what changed since. */
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

/** The newest messages; what came later and earlier joins it in the cache. */
export const history = (conversationId: ConversationId) =>
  queryOptions({
    queryKey: messageKeys.history(conversationId),
    // What is joined here keeps the messages that did not change. Compared by their places, every one of a
    // long conversation would be copied where earlier ones come before it, and drawn again.
    structuralSharing: false,
    queryFn: async (): Promise<History> => {
      const { data, nextCursor } = await fetchPage(conversationId);
      const none = { messages: [], cursor: nextCursor, revision: 0 };
      const page = withChanges(none, data.toReversed(), 0);
      // What was pushed or answered while the page was on its way is here already.
      const known = getQueryClient().getQueryData<History>(messageKeys.history(conversationId));
      return known ? withMessages(page, known.messages) : page;
    },
  });

const change = (conversationId: ConversationId, to: (history: History) => History): void => {
  getQueryClient().setQueryData(history(conversationId).queryKey, (known) => known && to(known));
};

/** The page before the earliest message that is here. */
export const fetchEarlier = async (conversationId: ConversationId): Promise<void> => {
  const known = getQueryClient().getQueryData(history(conversationId).queryKey);
  if (!known || known.cursor === null) return;
  const { data, nextCursor } = await fetchPage(conversationId, known.cursor);
  // Fetched anew meanwhile it may begin later: this page would leave a gap.
  change(conversationId, (now) =>
    now.cursor === known.cursor ? withEarlier(now, data, nextCursor) : now,
  );
};

const catching = new Map<ConversationId, Promise<void>>();

/** Fetches all that is new or changed since; a call while one runs joins it. */
export const catchUp = (conversationId: ConversationId): Promise<void> => {
  const running = catching.get(conversationId);
  if (running) return running;
  const work = async () => {
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
  const promise = work().finally(() => catching.delete(conversationId));
  catching.set(conversationId, promise);
  return promise;
};

/** Messages that were pushed, or answered to what was sent; where some before them are missing, these are fetched. */
export const addMessages = (conversationId: ConversationId, more: readonly Message[]): void => {
  change(conversationId, (known) => withMessages(known, more));
  const now = getQueryClient().getQueryData(history(conversationId).queryKey);
  if (now && isAhead(now, more)) catchUp(conversationId).catch(() => {});
};
