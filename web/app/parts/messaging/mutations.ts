import { useMutation } from '@tanstack/react-query';
import {
  blockPerson,
  liftBookingQuota,
  markConversationRead,
  openConversation,
  recallMessage,
  reportPerson,
  unblockPerson,
} from '@tomoguide/contract/messaging/calls';
import type { ConversationEntry } from '@tomoguide/contract/messaging/entities';
import type { ReportReason } from '@tomoguide/contract/messaging/fields';
import type { ConversationId, GuideId, UserId } from '@tomoguide/contract/primitives';
import { api } from '../../lib/api.ts';
import { getQueryClient } from '../../lib/query-client.ts';
import { addMessages } from './history.ts';
import type { Line } from './line.ts';
import { conversationQuery, messageKeys } from './queries.ts';

/** Refetches the list of conversations and the unread counts after a change in one conversation. */
export const refreshList = (): Promise<void> =>
  Promise.all([
    getQueryClient().invalidateQueries({ queryKey: messageKeys.list }),
    getQueryClient().invalidateQueries({ queryKey: messageKeys.unread }),
  ]).then(() => {});

export const changeEntry = (
  id: ConversationId,
  change: (entry: ConversationEntry) => ConversationEntry,
): void => {
  getQueryClient().setQueryData(conversationQuery(id).queryKey, (entry) => entry && change(entry));
};

export const storeEntry = (entry: ConversationEntry): void => {
  getQueryClient().setQueryData(conversationQuery(entry.conversation.id).queryKey, entry);
};

/** The other user: a guide or, for guides, one of their travelers. */
export type Counterpart = { guideId: GuideId } | { travelerId: UserId };

export const open = async (counterpart: Counterpart): Promise<ConversationEntry> => {
  const entry = await api(openConversation, { body: counterpart });
  storeEntry(entry);
  return entry;
};

/** Marks messages as read. Failures are silent, because opening the conversation again retries. */
export const markRead = async (
  conversationId: ConversationId,
  userId: UserId,
  upToSeq: number,
): Promise<void> => {
  changeEntry(conversationId, (entry) => ({ ...entry, unreadCount: 0, readSeq: upToSeq }));
  try {
    const { totalUnreadCount } = await api(markConversationRead, {
      params: { conversationId },
      body: { userId, upToSeq },
    });
    getQueryClient().setQueryData(messageKeys.unread, totalUnreadCount);
    await getQueryClient().invalidateQueries({ queryKey: messageKeys.list });
  } catch {
    // A failure is ignored: opening the conversation again retries.
  }
};

/**
 * The texts of messages recalled on this page, so that the user can edit them again while the page is open.
 */
const recalled = new Map<string, string>();
export const getRecalledText = (key: string): string | undefined => recalled.get(key);

export const useRecall = (conversationId: ConversationId) =>
  useMutation({
    mutationFn: async (line: Line) => {
      if (line.id === null) return;
      // Stored first, because the socket event can arrive before the reply.
      if (line.text !== '') recalled.set(line.key, line.text);
      const message = await api(recallMessage, {
        params: { conversationId, messageId: line.id },
      });
      addMessages(conversationId, [message]);
      await refreshList();
    },
  });

export const useBlock = (conversationId: ConversationId) =>
  useMutation({
    mutationFn: (blocked: boolean) =>
      api(blocked ? blockPerson : unblockPerson, { params: { conversationId } }),
    onSuccess: (entry) => {
      storeEntry(entry);
      return refreshList();
    },
  });

export const useQuotaLift = (conversationId: ConversationId) =>
  useMutation({
    mutationFn: (lifted: boolean) =>
      api(liftBookingQuota, { params: { conversationId }, body: { lifted } }),
    onSuccess: storeEntry,
  });

export const useReport = (conversationId: ConversationId) =>
  useMutation({
    mutationFn: ({ reason, words }: { reason: ReportReason; words: string }) =>
      api(reportPerson, {
        params: { conversationId },
        body: { reason, ...(words ? { words } : {}) },
      }),
  });
