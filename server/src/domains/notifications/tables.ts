import {
  RELATED_ENTITIES,
  SYSTEM_MESSAGE_STATUSES,
  SYSTEM_MESSAGE_TYPES,
} from '@tomoguide/contract/notifications/entities';
import { CHANNELS, TOPIC_NAMES } from '@tomoguide/contract/notifications/topics';
import type { SystemMessageId, UserId } from '@tomoguide/contract/primitives';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../database/columns.ts';
import { users } from '../accounts/tables.ts';
import type { NoticeKind } from './inbox/kinds.ts';
import type { NoticeParams } from './inbox/notice.ts';

/** Notices: what happened and to whom, not its words. Those are made when it is read. */
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
  },
  (t) => [
    index('system_messages_user').on(t.userId, t.id),
    index('system_messages_unread').on(t.userId).where(sql`${t.status} = 'unread'`),
    index('system_messages_entity').on(t.userId, t.relatedType, t.relatedId),
    check('system_messages_read', sql`(${t.status} = 'unread') = (${t.readAt} is null)`),
    check('system_messages_related', sql`(${t.relatedType} is null) = (${t.relatedId} is null)`),
  ],
);

/** What somebody has switched off; what has no row comes. */
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
