import * as z from 'zod/mini';
import { Message, SentMessage } from './messaging/entities.ts';
import { SystemMessage } from './notifications/entities.ts';
import { BookingId, ConversationId, MessageId, UserId } from './primitives.ts';

/**
 * Events that the socket pushes to a user, as `{ type, payload }`. They can be repeated or out of order:
 * clients use numbers and revisions (docs/product/messages.md, "Catching up").
 */
export const SocketEvent = z.discriminatedUnion('type', [
  /** All events from now on will arrive; fetch earlier changes. Sent first, and after each gap. */
  z.object({ type: z.literal('ready'), payload: z.object({}) }),
  /** Sent to both sides, each with the content that it can see; `credits` are the receiver's. */
  z.object({ type: z.literal('new_message'), payload: SentMessage }),
  z.object({ type: z.literal('message_recalled'), payload: Message }),
  /** A message's displayed content changed, such as the state of a tour request. */
  z.object({ type: z.literal('message_changed'), payload: Message }),
  /**
   * Sent to the user who read, and to the other side if both have read receipts on. `totalUnreadCount` is
   * the receiver's.
   */
  z.object({
    type: z.literal('message_read'),
    payload: z.object({
      /** At most the newest hundred. */
      messageIds: z.array(MessageId),
      conversationId: ConversationId,
      readerId: UserId,
      readSeq: z.int(),
      /** True if the conversation has no more unread messages. */
      readAll: z.boolean(),
      totalUnreadCount: z.int(),
    }),
  }),
  /**
   * More than a message changed (a booking was paid, a user was blocked): refetch the conversation and its
   * messages.
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
  /** Notices were read on another device. After a bulk change, lists every notice that was unread. */
  z.object({
    type: z.literal('system_message_read'),
    payload: z.object({ action: z.literal('marked_read'), message: SystemMessage }),
  }),
  /**
   * A support conversation changed: refetch it. Sent to the user, and to all staff without the user's
   * unread count.
   */
  z.object({
    type: z.literal('support_update'),
    payload: z.object({ unreadCount: z.nullable(z.int()) }),
  }),
  /** A booking changed: refetch it. */
  z.object({ type: z.literal('booking_update'), payload: z.object({ bookingId: BookingId }) }),
]);
export type SocketEvent = z.infer<typeof SocketEvent>;

export type SocketEventOf<Type extends SocketEvent['type']> = Extract<SocketEvent, { type: Type }>;
