import * as z from 'zod/mini';
import { Message, SentMessage } from './messaging/entities.ts';
import { SystemMessage } from './notifications/entities.ts';
import { BookingId, ConversationId, MessageId, UserId } from './primitives.ts';

/**
 * Events that the socket pushes to a user, as `{ type, payload }`. They can be repeated or out of order:
 * clients use numbers and revisions (docs/product/messages.md, "Catching up").
 */
export const SocketEvent = z.discriminatedUnion('type', [
  /** Events are complete from now on, so fetch what came before. Sent first, and after each gap. */
  z.object({ type: z.literal('ready'), payload: z.object({}) }),
  /** To both sides, each with what they can see; `credits` are the receiver's. */
  z.object({ type: z.literal('new_message'), payload: SentMessage }),
  z.object({ type: z.literal('message_recalled'), payload: Message }),
  /** The displayed content changed: the state of a tour request. */
  z.object({ type: z.literal('message_changed'), payload: Message }),
  /**
   * To the user who read, and to the other side if both have read receipts on. `totalUnreadCount` is that of
   * the event's receiver.
   */
  z.object({
    type: z.literal('message_read'),
    payload: z.object({
      /** At most the newest hundred. */
      messageIds: z.array(MessageId),
      conversationId: ConversationId,
      readerId: UserId,
      readSeq: z.int(),
      /** The conversation has no more unread messages. */
      readAll: z.boolean(),
      totalUnreadCount: z.int(),
    }),
  }),
  /**
   * More than a message changed (a booking was paid, a user was blocked), so refetch the conversation with
   * its messages.
   */
  z.object({
    type: z.literal('conversation_update'),
    payload: z.object({ conversationId: ConversationId, credits: z.nullable(z.int()) }),
  }),
  /** The credits of the event's receiver; null means unlimited. */
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
  /** On the user's other devices; after a bulk change, every one that was unread. */
  z.object({
    type: z.literal('system_message_read'),
    payload: z.object({ action: z.literal('marked_read'), message: SystemMessage }),
  }),
  /**
   * A support conversation changed, so refetch it. Sent to the user, and to all staff without the user's
   * unread count.
   */
  z.object({
    type: z.literal('support_update'),
    payload: z.object({ unreadCount: z.nullable(z.int()) }),
  }),
  /** A booking changed, so refetch it. */
  z.object({ type: z.literal('booking_update'), payload: z.object({ bookingId: BookingId }) }),
]);
export type SocketEvent = z.infer<typeof SocketEvent>;

export type SocketEventOf<Type extends SocketEvent['type']> = Extract<SocketEvent, { type: Type }>;
