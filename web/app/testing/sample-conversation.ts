import {
  getConversation,
  getUnreadTotal,
  listConversations,
  listMessages,
  markConversationRead,
} from '@tomoguide/contract/messaging/calls';
import { ConversationEntry, Message } from '@tomoguide/contract/messaging/entities';
import * as z from 'zod/mini';
import { reply } from './api-replies.ts';

/** The user ID of the guide in the sample conversation. */
export const AOI = 900;

export const sampleMessage = (seq: number, text: string, change: object = {}): Message =>
  z.parse(Message, {
    id: 1_000 + seq,
    conversationId: 7,
    seq,
    revision: seq,
    senderId: AOI,
    clientMessageId: `m${seq}`,
    sentAt: '2026-05-03T01:00:00Z',
    content: { kind: 'text', text, masked: false },
    ...change,
  });

export const sampleConversation = (change: object = {}): ConversationEntry =>
  z.parse(ConversationEntry, {
    conversation: {
      id: 7,
      viewerIs: 'traveler',
      guideId: 3,
      other: { id: AOI, nickname: 'Aoi', profilePicture: null },
      createdAt: '2026-05-03T01:00:00Z',
    },
    lastMessage: sampleMessage(2, 'See you there'),
    lastMessageAt: '2026-05-03T01:00:00Z',
    messageCount: 2,
    unreadCount: 0,
    credits: 20,
    contactsShown: false,
    contactsFrom: null,
    revision: 2,
    readSeq: 2,
    otherReadSeq: 0,
    blockedByViewer: false,
    ...change,
  });

const HISTORY = [sampleMessage(2, 'See you there'), sampleMessage(1, 'Hello Mei')];

/** Returns the API's replies for this conversation, with messages newest first. */
export const conversationReplies = (
  change: object = {},
  messages: readonly Message[] = HISTORY,
) => [
  reply(listConversations, { data: [sampleConversation(change)], nextCursor: null }),
  reply(getConversation, sampleConversation(change)),
  reply(listMessages, (query) => ({
    data: query.has('after') ? [] : [...messages],
    nextCursor: null,
  })),
  reply(getUnreadTotal, { totalUnreadCount: 0 }),
  reply(markConversationRead, {
    conversationId: sampleConversation().conversation.id,
    readSeq: 2,
    unreadCount: 0,
    totalUnreadCount: 0,
  }),
];
