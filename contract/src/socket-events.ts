import * as z from 'zod/mini';
import { Message, SentMessage } from './messaging/entities.ts';
import { SystemMessage } from './notifications/entities.ts';
import { BookingId, ConversationId, MessageId, UserId } from './primitives.ts';

/**
 * Events that the socket pushes to a user, as `{ type, payload }`. Events can be delivered more than once
 * and out of order; clients reconcile them by sequence number and revision (docs/product/messages.md,
 * "Catching up").
 */
export const SocketEvent = z.discriminatedUnion('type', [
  /**
   * From now on, all events will be delivered; the client must fetch earlier changes. Sent first, and after
   * each gap.
   */
  z.object({ type: z.literal('ready'), payload: z.object({}) }),
  /** Sent to both users, each with the content that they can see. `credits` are the recipient's. */
  z.object({ type: z.literal('new_message'), payload: SentMessage }),
  z.object({ type: z.literal('message_recalled'), payload: Message }),
  /** The displayed content of a message changed, for example the state of a tour request. */
  z.object({ type: z.literal('message_changed'), payload: Message }),
  /**
   * Sent to the user who read the messages, and to the other user if both have read receipts on.
   * `totalUnreadCount` belongs to the recipient of the event.
   */
  z.object({
    type: z.literal('message_read'),
    payload: z.object({
      /** The newest messages that were read, at most a hundred. */
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
   * More than a message changed, because a booking was paid or a user was blocked. The client must refetch
   * the conversation and its messages.
   */
  z.object({
    type: z.literal('conversation_update'),
    payload: z.object({ conversationId: ConversationId, credits: z.nullable(z.int()) }),
  }),
  /** The credits of the user who receives the event; null means unlimited. */
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
  /**
   * Notices were read on another device. After a bulk change, every notice that had been unread is listed.
   */
  z.object({
    type: z.literal('system_message_read'),
    payload: z.object({ action: z.literal('marked_read'), message: SystemMessage }),
  }),
  /**
   * A support conversation changed and must be refetched. Sent to the user and, without the unread count,
   * to all staff.
   */
  z.object({
    type: z.literal('support_update'),
    payload: z.object({ unreadCount: z.nullable(z.int()) }),
  }),
  /** A booking changed and must be refetched. */
  z.object({ type: z.literal('booking_update'), payload: z.object({ bookingId: BookingId }) }),
]);
export type SocketEvent = z.infer<typeof SocketEvent>;

export type SocketEventOf<Type extends SocketEvent['type']> = Extract<SocketEvent, { type: Type }>;
