import { PARTIES } from '@tomoguide/contract/bookings/booking-facts';
import { REQUEST_STATES } from '@tomoguide/contract/bookings/tour-request';
import type { TextLanguage } from '@tomoguide/contract/languages/en';
import { BOOKING_LINES } from '@tomoguide/contract/messaging/booking-lines';
import { type BookingFactsLine, MESSAGE_KINDS } from '@tomoguide/contract/messaging/entities';
import { CARD_STATES, type CardFact } from '@tomoguide/contract/messaging/fact-card';
import { REPORT_DECISIONS, REPORT_REASONS } from '@tomoguide/contract/messaging/fields';
import type {
  BookingId,
  ConversationId,
  FileId,
  GuideId,
  MessageId,
  ReportId,
  TourRequestId,
  UserId,
} from '@tomoguide/contract/primitives';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '../../database/columns.ts';
import { users } from '../accounts/tables.ts';

const person = (name: string) =>
  integer(name)
    .$type<UserId>()
    .notNull()
    .references(() => users.id);

/** Conversations, one per traveler per guide. Locking the row serializes all changes to it. */
export const conversations = pgTable(
  'conversations',
  {
    id: integer().$type<ConversationId>().primaryKey().generatedAlwaysAsIdentity(),
    travelerId: person('traveler_id'),
    guideUserId: person('guide_user_id'),
    guideId: integer('guide_id').$type<GuideId>().notNull(),
    createdAt: instant('created_at').notNull(),
    /** The sequence number of the conversation's last message. */
    lastSeq: integer('last_seq').notNull().default(0),
    /** Number of changes so far: messages sent and recalled. */
    revision: integer().notNull().default(0),
    lastMessageAt: instant('last_message_at'),
    /** Who sent the conversation's first message and when, for the limit on new conversations. */
    begunBy: integer('begun_by').$type<UserId>(),
    begunAt: instant('begun_at'),
  },
  (t) => [
    uniqueIndex('conversations_pair').on(t.travelerId, t.guideUserId),
    index('conversations_begun').on(t.begunBy, t.begunAt).where(sql`${t.begunBy} is not null`),
    check('conversations_not_self', sql`${t.travelerId} <> ${t.guideUserId}`),
  ],
);

/** A conversation as an entry in the list of each of its two users. */
export const conversationSides = pgTable(
  'conversation_sides',
  {
    conversationId: integer('conversation_id')
      .$type<ConversationId>()
      .notNull()
      .references(() => conversations.id),
    userId: person('user_id'),
    /** The sequence number of the last message that the user has read. */
    readSeq: integer('read_seq').notNull().default(0),
    /**
     * The sequence number of the last message that the user read while both users had read receipts turned
     * on. This is what the other user sees.
     */
    shownReadSeq: integer('shown_read_seq').notNull().default(0),
    unreadCount: integer('unread_count').notNull().default(0),
    credits: smallint().notNull(),
    /** Null until the conversation has a message; until then, it is not in the list. */
    lastMessageId: integer('last_message_id').$type<MessageId>(),
  },
  (t) => [
    primaryKey({ columns: [t.conversationId, t.userId] }),
    index('conversation_sides_list')
      .on(t.userId, t.lastMessageId)
      .where(sql`${t.lastMessageId} is not null`),
    index('conversation_sides_unread').on(t.userId).where(sql`${t.unreadCount} > 0`),
    check('conversation_sides_credits', sql`${t.credits} between 0 and 20`),
    check('conversation_sides_unread_count', sql`${t.unreadCount} >= 0`),
  ],
);

/** Messages, with their text as typed; the text is masked for the recipient when it is shown. */
export const messages = pgTable(
  'messages',
  {
    id: integer().$type<MessageId>().primaryKey().generatedAlwaysAsIdentity(),
    conversationId: integer('conversation_id')
      .$type<ConversationId>()
      .notNull()
      .references(() => conversations.id),
    seq: integer().notNull(),
    /** The conversation's revision at the last change of this message. */
    revision: integer().notNull(),
    senderId: person('sender_id'),
    kind: text({ enum: MESSAGE_KINDS }).notNull(),
    /** The text as typed; empty for a picture. */
    text: text().notNull(),
    /** For a quick reply: the language of `text`, and the version in the other language. */
    textLanguage: text('text_language').$type<TextLanguage>(),
    otherText: text('other_text'),
    /** The picture's file, and its size in pixels. */
    fileId: integer('file_id').$type<FileId>(),
    width: integer(),
    height: integer(),
    /** The tour request that the message shows as a card, and the request's state. */
    requestId: integer('request_id').$type<TourRequestId>(),
    requestState: text('request_state', { enum: REQUEST_STATES }),
    /**
     * For a booking event: the booking, the event, and the minutes of an extension or the party that did
     * not show up.
     */
    bookingId: integer('booking_id').$type<BookingId>(),
    bookingEvent: text('booking_event', { enum: BOOKING_LINES }),
    eventMinutes: smallint('event_minutes'),
    eventAbsent: text('event_absent', { enum: PARTIES }),
    /** The booking when a substitute took it over, as the first line of a new conversation; null for other events. */
    bookingFacts: jsonb('booking_facts').$type<BookingFactsLine>(),
    /** For a message to several guides: the client's ID of the direct message, and the requested tour. */
    directId: uuid('direct_id'),
    requestedDate: date('wish_date'),
    requestedStart: text('wish_start'),
    requestedEnd: text('wish_end'),
    requestedTravelers: smallint('wish_travelers'),
    clientMessageId: uuid('client_message_id').notNull(),
    sentAt: instant('sent_at').notNull(),
    recalledAt: instant('recalled_at'),
    /** True if the recipient was shown the message unmasked; it then stays unmasked for the recipient. */
    unmasked: boolean().notNull().default(false),
    /** Number of facts read in the text when it was sent, and the state of the message's fact card. */
    factCount: smallint('fact_count').notNull().default(0),
    cardState: text('card_state', { enum: CARD_STATES }),
  },
  (t) => [
    uniqueIndex('messages_seq').on(t.conversationId, t.seq),
    uniqueIndex('messages_revision').on(t.conversationId, t.revision),
    uniqueIndex('messages_client_id').on(t.senderId, t.clientMessageId),
    index('messages_sender').on(t.senderId, t.sentAt),
    uniqueIndex('messages_file').on(t.fileId).where(sql`${t.fileId} is not null`),
    uniqueIndex('messages_request').on(t.requestId).where(sql`${t.requestId} is not null`),
    uniqueIndex('messages_direct_once')
      .on(t.senderId, t.directId, t.conversationId)
      .where(sql`${t.directId} is not null`),
    check(
      'messages_direct_whole',
      sql`num_nulls(${t.directId}, ${t.requestedDate}, ${t.requestedStart}, ${t.requestedEnd}, ${t.requestedTravelers}) in (0, 5)`,
    ),
    check(
      'messages_request_whole',
      sql`(${t.kind} = 'tour_request') = (${t.requestId} is not null) and (${t.requestId} is null) = (${t.requestState} is null)`,
    ),
    check(
      'messages_booking_event_whole',
      sql`num_nulls(${t.bookingId}, ${t.bookingEvent}) = case when ${t.kind} = 'booking_event' then 0 else 2 end`,
    ),
    check(
      'messages_versions_whole',
      sql`num_nulls(${t.textLanguage}, ${t.otherText}) in (0, 2) and (${t.textLanguage} is null or ${t.kind} = 'text' and ${t.textLanguage} in ('en', 'zh'))`,
    ),
    check(
      'messages_image',
      sql`(${t.kind} = 'image') = (${t.fileId} is not null) and num_nulls(${t.fileId}, ${t.width}, ${t.height}) in (0, 3)`,
    ),
  ],
);

/** Quick replies of guides, in their order (docs/product/messages.md, "Quick replies"). */
export const quickReplies = pgTable(
  'quick_replies',
  {
    userId: person('user_id'),
    position: smallint().notNull(),
    en: text().notNull(),
    zh: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.position] }),
    check('quick_replies_position', sql`${t.position} >= 0`),
  ],
);

/** Fact cards, at most one per message. The lock of the conversation serializes all changes to one. */
export const factCards = pgTable(
  'fact_cards',
  {
    messageId: integer('message_id')
      .$type<MessageId>()
      .primaryKey()
      .references(() => messages.id),
    /** Counts corrections, from 1. */
    version: integer().notNull().default(1),
    facts: jsonb().$type<CardFact[]>().notNull(),
    openedBy: person('opened_by'),
    openedAt: instant('opened_at').notNull(),
    /** When both users had confirmed all facts; null while they have not. */
    agreedAt: instant('agreed_at'),
  },
  (t) => [check('fact_cards_version', sql`${t.version} > 0`)],
);

/** How often a user tried to share contacts in a conversation. Stores only the count, not the text. */
export const contactAttempts = pgTable(
  'contact_attempts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    conversationId: integer('conversation_id')
      .$type<ConversationId>()
      .notNull()
      .references(() => conversations.id),
    senderId: person('sender_id'),
    receiverId: person('receiver_id'),
    attempts: integer().notNull(),
    firstAt: instant('first_at').notNull(),
    lastAt: instant('last_at').notNull(),
  },
  (t) => [
    uniqueIndex('contact_attempts_once').on(t.conversationId, t.senderId),
    index('contact_attempts_latest').on(t.lastAt, t.id),
    index('contact_attempts_repeated').on(t.lastAt, t.id).where(sql`${t.attempts} >= 3`),
    index('contact_attempts_sender').on(t.senderId, t.lastAt, t.id),
    check('contact_attempts_some', sql`${t.attempts} > 0`),
  ],
);

/** Blocks between users; each block applies in both directions. */
export const blocks = pgTable(
  'blocks',
  {
    blockerId: person('blocker_id'),
    blockedId: person('blocked_id'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.blockerId, t.blockedId] }),
    index('blocks_blocked').on(t.blockedId),
    check('blocks_not_self', sql`${t.blockerId} <> ${t.blockedId}`),
  ],
);

/** Users' reports about each other; a pair of users has at most one open report in each direction. */
export const personReports = pgTable(
  'person_reports',
  {
    id: integer().$type<ReportId>().primaryKey().generatedAlwaysAsIdentity(),
    conversationId: integer('conversation_id')
      .$type<ConversationId>()
      .notNull()
      .references(() => conversations.id),
    reporterId: person('reporter_id'),
    reportedId: person('reported_id'),
    reason: text({ enum: REPORT_REASONS }).notNull(),
    words: text().notNull(),
    /** The sequence number of the conversation's last message at the time of the report. */
    upToSeq: integer('up_to_seq').notNull(),
    createdAt: instant('created_at').notNull(),
    handledAt: instant('handled_at'),
    /** The decision and the staff member who made it; null while the report is pending. */
    decision: text({ enum: REPORT_DECISIONS }),
    handledBy: integer('handled_by').$type<UserId>(),
  },
  (t) => [
    uniqueIndex('person_reports_open')
      .on(t.reporterId, t.reportedId)
      .where(sql`${t.handledAt} is null`),
    index('person_reports_waiting').on(t.id).where(sql`${t.handledAt} is null`),
    index('person_reports_reported').on(t.reportedId),
    index('person_reports_conversation').on(t.conversationId, t.upToSeq),
    index('person_reports_handled').on(t.id).where(sql`${t.handledAt} is not null`),
    check('person_reports_decision', sql`(${t.handledAt} is null) = (${t.decision} is null)`),
  ],
);
