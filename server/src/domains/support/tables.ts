import { LOCALES } from '@tomoguide/contract/locale';
import type { SupportCaseId, SupportMessageId, UserId } from '@tomoguide/contract/primitives';
import { SUPPORT_ENTITIES, SUPPORT_TOPICS } from '@tomoguide/contract/support/topics';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '../../database/columns.ts';
import { users } from '../accounts/tables.ts';

/** Conversations with staff: one per user, and one for each message from a visitor. */
export const supportCases = pgTable(
  'support_cases',
  {
    id: integer().$type<SupportCaseId>().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .$type<UserId>()
      .references(() => users.id),
    /** A visitor's email address, to which staff reply; null for a user's case. */
    email: text(),
    locale: text({ enum: LOCALES }).notNull(),
    /** Keyed hash of a visitor's network; erased once the rate limit no longer needs it. */
    network: text(),
    createdAt: instant('created_at').notNull(),
    state: text({ enum: ['waiting', 'answered', 'closed'] }).notNull(),
    /** The first unanswered message, which determines the case's position in the queue. */
    waitingFromId: integer('waiting_from_id').$type<SupportMessageId>(),
    waitingSince: instant('waiting_since'),
    /** The subject that the user chose last. */
    topic: text({ enum: SUPPORT_TOPICS }).notNull(),
    aboutKind: text('about_kind', { enum: SUPPORT_ENTITIES }),
    aboutId: integer('about_id'),
    lastSeq: integer('last_seq').notNull(),
    lastMessageId: integer('last_message_id').$type<SupportMessageId>(),
    claimedBy: integer('claimed_by')
      .$type<UserId>()
      .references(() => users.id),
    /** The sequence number of the last message that the user has read. */
    readSeq: integer('read_seq').notNull().default(0),
    unreadCount: integer('unread_count').notNull().default(0),
    /** The sequence number of the last message for which the user was sent a notice. */
    toldSeq: integer('told_seq').notNull().default(0),
  },
  (t) => [
    uniqueIndex('support_cases_user').on(t.userId).where(sql`${t.userId} is not null`),
    index('support_cases_network').on(t.network, t.createdAt).where(sql`${t.network} is not null`),
    index('support_cases_waiting').on(t.waitingFromId).where(sql`${t.state} = 'waiting'`),
    index('support_cases_state').on(t.state, t.lastMessageId),
    check('support_cases_writer', sql`(${t.userId} is null) <> (${t.email} is null)`),
    check('support_cases_wait', sql`(${t.state} = 'waiting') = (${t.waitingSince} is not null)`),
    check('support_cases_about', sql`(${t.aboutKind} is null) = (${t.aboutId} is null)`),
  ],
);

export const supportMessages = pgTable(
  'support_messages',
  {
    id: integer().$type<SupportMessageId>().primaryKey().generatedAlwaysAsIdentity(),
    caseId: integer('case_id')
      .$type<SupportCaseId>()
      .notNull()
      .references(() => supportCases.id),
    seq: integer().notNull(),
    fromStaff: boolean('from_staff').notNull(),
    /** Null if a visitor wrote the message. */
    authorId: integer('author_id')
      .$type<UserId>()
      .references(() => users.id),
    text: text().notNull(),
    topic: text({ enum: SUPPORT_TOPICS }),
    aboutKind: text('about_kind', { enum: SUPPORT_ENTITIES }),
    aboutId: integer('about_id'),
    clientMessageId: uuid('client_message_id').notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (t) => [
    uniqueIndex('support_messages_seq').on(t.caseId, t.seq),
    uniqueIndex('support_messages_client_id')
      .on(t.authorId, t.clientMessageId)
      .where(sql`${t.authorId} is not null`),
    uniqueIndex('support_messages_visitor_id')
      .on(t.clientMessageId)
      .where(sql`${t.authorId} is null`),
    index('support_messages_author').on(t.authorId, t.sentAt),
  ],
);
