import {
  ANNOUNCEMENT_TYPES,
  type AnnouncementWords,
  type Audience,
} from '@tomoguide/contract/notifications/announcements';
import {
  RELATED_ENTITIES,
  SYSTEM_MESSAGE_STATUSES,
  SYSTEM_MESSAGE_TYPES,
} from '@tomoguide/contract/notifications/entities';
import { CHANNELS, TOPIC_NAMES } from '@tomoguide/contract/notifications/topics';
import type {
  AnnouncementId,
  ConversationId,
  PushDeviceId,
  SystemMessageId,
  UserId,
} from '@tomoguide/contract/primitives';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant } from '../../database/columns.ts';
import { sessions, users } from '../accounts/tables.ts';
import { conversations } from '../messaging/tables.ts';
import type { NoticeKind } from './inbox/kinds.ts';
import type { NoticeParams } from './inbox/notice.ts';

/** Announcements by staff, with the progress of sending. */
export const announcements = pgTable('announcements', {
  id: integer().$type<AnnouncementId>().primaryKey().generatedAlwaysAsIdentity(),
  staffId: integer('staff_id')
    .$type<UserId>()
    .notNull()
    .references(() => users.id),
  audience: jsonb().$type<Audience>().notNull(),
  type: text({ enum: ANNOUNCEMENT_TYPES }).notNull(),
  words: jsonb().$type<AnnouncementWords>().notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at'),
  /** The newest account when the announcement was sent; later accounts do not get it. */
  upTo: integer('up_to').$type<UserId>().notNull(),
  /** Number of users in the audience when the announcement was sent. */
  people: integer().notNull(),
  /**
   * The last account that it was sent to so far, in the order of IDs (0 before the first), and the number
   * of accounts that it was sent to.
   */
  through: integer().$type<UserId | 0>().notNull().default(0),
  told: integer().notNull().default(0),
  finishedAt: instant('finished_at'),
  withdrawnAt: instant('withdrawn_at'),
});

export type AnnouncementRow = typeof announcements.$inferSelect;

/** Notices: the event and the user to notify. The text is generated when a notice is shown. */
export const systemMessages = pgTable(
  'system_messages',
  {
    id: integer().$type<SystemMessageId>().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .$type<UserId>()
      .notNull()
      .references(() => users.id),
    kind: text().$type<NoticeKind>().notNull(),
    params: jsonb().$type<NoticeParams>().notNull(),
    type: text({ enum: SYSTEM_MESSAGE_TYPES }).notNull(),
    status: text({ enum: SYSTEM_MESSAGE_STATUSES }).notNull().default('unread'),
    createdAt: instant('created_at').notNull(),
    readAt: instant('read_at'),
    expiresAt: instant('expires_at'),
    relatedType: text('related_type', { enum: RELATED_ENTITIES }),
    relatedId: integer('related_id'),
    /**
     * The announcement that the notice is a copy of, at most one copy per user; null for any other notice.
     */
    announcementId: integer('announcement_id')
      .$type<AnnouncementId>()
      .references(() => announcements.id),
  },
  (t) => [
    index('system_messages_user').on(t.userId, t.id),
    index('system_messages_unread').on(t.userId).where(sql`${t.status} = 'unread'`),
    index('system_messages_entity').on(t.userId, t.relatedType, t.relatedId),
    uniqueIndex('system_messages_announcement')
      .on(t.announcementId, t.userId)
      .where(sql`${t.announcementId} is not null`),
    check('system_messages_read', sql`(${t.status} = 'unread') = (${t.readAt} is null)`),
    check('system_messages_related', sql`(${t.relatedType} is null) = (${t.relatedId} is null)`),
  ],
);

/** Topics that a user has turned off for a channel; everything without a row is on. */
export const notificationsOff = pgTable(
  'notifications_off',
  {
    userId: integer('user_id')
      .$type<UserId>()
      .notNull()
      .references(() => users.id),
    topic: text({ enum: TOPIC_NAMES }).notNull(),
    channel: text({ enum: CHANNELS }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.topic, t.channel] })],
);

/** Browsers that get push notifications (docs/product/notices.md, "Push"). */
export const pushDevices = pgTable(
  'push_devices',
  {
    id: integer().$type<PushDeviceId>().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The last login in the browser. A logout deletes it and thereby the device. */
    sessionId: bigint('session_id', { mode: 'number' })
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** The subscription's address at the push service, and its keys in base64url. */
    endpoint: text().notNull(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    /** The site's public key that the browser subscribed to, in base64url. */
    publicKey: text('public_key').notNull(),
    browser: text(),
    system: text(),
    createdAt: instant('created_at').notNull(),
    lastSentAt: instant('last_sent_at'),
    /** The number of pushes in a row that were given up. */
    failures: integer().notNull().default(0),
  },
  (t) => [
    uniqueIndex('push_devices_endpoint').on(t.endpoint),
    index('push_devices_user').on(t.userId),
    index('push_devices_session').on(t.sessionId),
  ],
);

/** Push notifications to one device each, about a notice or a message. The text is generated when one is sent. */
export const pushes = pgTable(
  'pushes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    deviceId: integer('device_id')
      .$type<PushDeviceId>()
      .notNull()
      .references(() => pushDevices.id, { onDelete: 'cascade' }),
    noticeId: integer('notice_id')
      .$type<SystemMessageId>()
      .references(() => systemMessages.id, { onDelete: 'cascade' }),
    conversationId: integer('conversation_id')
      .$type<ConversationId>()
      .references(() => conversations.id),
    /** The message's sequence number in its conversation. */
    seq: integer(),
    createdAt: instant('created_at').notNull(),
    /** When to send it, or to retry if the process that sends it dies; null once it is done. */
    dueAt: instant('due_at'),
    /** Until when a process is sending it; null if none is. */
    sendingUntil: instant('sending_until'),
    attempts: integer().notNull().default(0),
  },
  (t) => [
    uniqueIndex('pushes_notice').on(t.deviceId, t.noticeId).where(sql`${t.noticeId} is not null`),
    uniqueIndex('pushes_message')
      .on(t.deviceId, t.conversationId, t.seq)
      .where(sql`${t.conversationId} is not null`),
    index('pushes_of_notice').on(t.noticeId).where(sql`${t.noticeId} is not null`),
    index('pushes_due').on(t.dueAt).where(sql`${t.dueAt} is not null`),
    index('pushes_created').on(t.createdAt),
    check('pushes_subject', sql`(${t.noticeId} is null) = (${t.conversationId} is not null)`),
    check('pushes_message_seq', sql`(${t.conversationId} is null) = (${t.seq} is null)`),
  ],
);
