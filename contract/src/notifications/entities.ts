import * as z from 'zod/mini';
import { Instant, pageOf, SystemMessageId } from '../primitives.ts';
import { CHANNELS, TOPIC_NAMES } from './topics.ts';

export const SYSTEM_MESSAGE_TYPES = [
  'system',
  'admin',
  'approval',
  'booking',
  'payment',
  'reminder',
] as const;
export const SystemMessageType = z.enum(SYSTEM_MESSAGE_TYPES);
export type SystemMessageType = z.infer<typeof SystemMessageType>;

export const SYSTEM_MESSAGE_STATUSES = ['unread', 'read', 'archived'] as const;
export const SystemMessageStatus = z.enum(SYSTEM_MESSAGE_STATUSES);
export type SystemMessageStatus = z.infer<typeof SystemMessageStatus>;

/** What a notice is about: its `relatedEntityId` is the id of one of these. */
export const RELATED_ENTITIES = ['booking', 'withdrawal', 'review', 'tour_request'] as const;
export type RelatedEntity = (typeof RELATED_ENTITIES)[number];

/** A notice, in its reader's language (docs/product/notices.md, "System messages"). */
export const SystemMessage = z.object({
  id: SystemMessageId,
  type: SystemMessageType,
  /** Which switch of the settings it goes by. */
  topic: z.enum(TOPIC_NAMES),
  title: z.string(),
  /** All that it says, times and all, in one text. */
  message: z.string(),
  /** The same with its times apart, in words already. */
  apart: z.optional(
    z.object({
      message: z.string(),
      times: z.array(z.object({ label: z.string(), time: z.string() })),
    }),
  ),
  /** People in both, as they are called there. */
  names: z.array(z.string()),
  status: SystemMessageStatus,
  createdAt: Instant,
  readAt: z.nullable(Instant),
  /** From then on it is over; null: never. */
  expiresAt: z.nullable(Instant),
  /** It was over before its time: what it asked for was done, or cannot be done any more. */
  isClosed: z.boolean(),
  /** Something is to be done, at `actionUrl`. */
  actionable: z.boolean(),
  /** Where it leads: a path of this site; null: nowhere. */
  actionUrl: z.nullable(z.string()),
  actionLabel: z.nullable(z.string()),
  showContactSupport: z.boolean(),
  isErrorMessage: z.boolean(),
  relatedEntityType: z.nullable(z.enum(RELATED_ENTITIES)),
  relatedEntityId: z.nullable(z.int()),
});
export type SystemMessage = z.infer<typeof SystemMessage>;

export const SystemMessagePage = z.extend(pageOf(SystemMessage), {
  /** Where the list goes on; null at its end. */
  nextCursor: z.nullable(SystemMessageId),
});

/** How many there are; what is archived is in `total` too. */
export const SystemMessageStats = z.object({
  total: z.int(),
  unread: z.int(),
  read: z.int(),
  archived: z.int(),
  byType: z.object({
    system: z.int(),
    admin: z.int(),
    approval: z.int(),
    booking: z.int(),
    payment: z.int(),
    reminder: z.int(),
  }),
});
export type SystemMessageStats = z.infer<typeof SystemMessageStats>;

/** What one has switched off; all else comes. */
export const NotificationSettings = z.object({
  off: z.array(z.object({ topic: z.enum(TOPIC_NAMES), channel: z.enum(CHANNELS) })),
});
export type NotificationSettings = z.infer<typeof NotificationSettings>;
