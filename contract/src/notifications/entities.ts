import * as z from 'zod/mini';
import { Instant, PushDeviceId, pageSchema, SystemMessageId } from '../primitives.ts';
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

/** The kinds of entities that a notice can be about; `relatedEntityId` is the entity's ID. */
export const RELATED_ENTITIES = ['booking', 'withdrawal', 'review', 'tour_request'] as const;
export type RelatedEntity = (typeof RELATED_ENTITIES)[number];

/** A notice, in its user's language (docs/product/notices.md, "System messages"). */
export const SystemMessage = z.object({
  id: SystemMessageId,
  type: SystemMessageType,
  /** The topic whose setting controls the notice. */
  topic: z.enum(TOPIC_NAMES),
  title: z.string(),
  /** The whole text, including formatted times. */
  message: z.string(),
  /** The same text, with its formatted times separated from it. */
  apart: z.optional(
    z.object({
      message: z.string(),
      times: z.array(z.object({ label: z.string(), time: z.string() })),
    }),
  ),
  /** The names of users that occur in either text. */
  names: z.array(z.string()),
  status: SystemMessageStatus,
  createdAt: Instant,
  readAt: z.nullable(Instant),
  /** When the notice expires; null if it never does. */
  expiresAt: z.nullable(Instant),
  /** True if the notice expired early, because its action was completed or is no longer possible. */
  isClosed: z.boolean(),
  /** True if the user is expected to act, at `actionUrl`. */
  actionable: z.boolean(),
  /** The path on this site that the notice links to; null if there is none. */
  actionUrl: z.nullable(z.string()),
  actionLabel: z.nullable(z.string()),
  showContactSupport: z.boolean(),
  isErrorMessage: z.boolean(),
  relatedEntityType: z.nullable(z.enum(RELATED_ENTITIES)),
  relatedEntityId: z.nullable(z.int()),
});
export type SystemMessage = z.infer<typeof SystemMessage>;

export const SystemMessagePage = z.extend(pageSchema(SystemMessage), {
  /** The cursor of the next page; null on the last page. */
  nextCursor: z.nullable(SystemMessageId),
});

/** Numbers of the user's notices; `total` includes archived ones. */
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

/** The topics and channels that the user has switched off; all others are on. */
export const NotificationSettings = z.object({
  off: z.array(z.object({ topic: z.enum(TOPIC_NAMES), channel: z.enum(CHANNELS) })),
});
export type NotificationSettings = z.infer<typeof NotificationSettings>;

/** A device that gets push notifications (docs/product/notices.md, "Push"). */
export const PushDevice = z.object({
  id: PushDeviceId,
  /** The well-known names of the browser and operating system; null if they are unknown. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  createdAt: Instant,
  /** When its push service last accepted a notification; null if it has not yet. */
  lastSentAt: z.nullable(Instant),
  /** True if it is the browser that sent the request. */
  isThisBrowser: z.boolean(),
});
export type PushDevice = z.infer<typeof PushDevice>;
