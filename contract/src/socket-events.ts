import * as z from 'zod/mini';
import { Message, SentMessage } from './messaging/entities.ts';
import { SystemMessage } from './notifications/entities.ts';
import { BookingId, ConversationId, MessageId, UserId } from './primitives.ts';

/**
 * What the socket pushes to a person, `{ type, payload }` each. It may come twice, and in another order
 * than it happened: numbers and revisions decide (docs/product/messages.md, "Catching up").
 */
export const SocketEvent = z.discriminatedUnion('type', [
  /** From here on everything arrives: ask for what came before. First of all, and after each gap. */
  z.object({ type: z.literal('ready'), payload: z.object({}) }),
  /** To both sides, each as they may read it; `credits` are the reader's. */
  z.object({ type: z.literal('new_message'), payload: SentMessage }),
  z.object({ type: z.literal('message_recalled'), payload: Message }),
  /** What it shows changed: the state of a tour request. */
  z.object({ type: z.literal('message_changed'), payload: Message }),
  /**
   * To the reader, and to the other where both have read receipts on. `totalUnreadCount` is that of
   * whoever gets the event.
   */
  z.object({
    type: z.literal('message_read'),
    payload: z.object({
      /** The newest hundred at most. */
      messageIds: z.array(MessageId),
      conversationId: ConversationId,
      readerId: UserId,
      readSeq: z.int(),
      /** Nothing in it is left unread. */
      readAll: z.boolean(),
      totalUnreadCount: z.int(),
    }),
  }),
  /** More of it than a message changed (a booking was paid, a block): fetch it, and its messages. */
  z.object({
    type: z.literal('conversation_update'),
    payload: z.object({ conversationId: ConversationId, credits: z.nullable(z.int()) }),
  }),
  /** The credits of whoever gets it; null: unlimited. */
  z.object({
    type: z.literal('credits_update'),
    payload: z.object({
      conversationId: ConversationId,
      userId: UserId,
      credits: z.nullable(z.int()),
    }),
  }),
  z.object({
    type: z.literal('system_message'),
    payload: z.discriminatedUnion('action', [
      z.object({ action: z.literal('created'), message: SystemMessage }),
      z.object({ action: z.literal('bulk_created'), messages: z.array(SystemMessage) }),
    ]),
  }),
  /** On the reader's other devices; after many at once, each that was unread. */
  z.object({
    type: z.literal('system_message_read'),
    payload: z.object({ action: z.literal('marked_read'), message: SystemMessage }),
  }),
  /**
   * Something between a person and the team changed: fetch it. To that person, and without their count
   * to all of the team.
   */
  z.object({
    type: z.literal('support_update'),
    payload: z.object({ unreadCount: z.nullable(z.int()) }),
  }),
  /** Something about a booking changed: fetch it. */
  z.object({ type: z.literal('booking_update'), payload: z.object({ bookingId: BookingId }) }),
]);
export type SocketEvent = z.infer<typeof SocketEvent>;

export type SocketEventOf<Type extends SocketEvent['type']> = Extract<SocketEvent, { type: Type }>;
