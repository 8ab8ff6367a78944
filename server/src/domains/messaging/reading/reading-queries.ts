import { SPLIT_MESSAGES } from '@tomoguide/contract/messaging/figures';
import type {
  ConversationId,
  ReportId,
  TourRequestId,
  UserId,
} from '@tomoguide/contract/primitives';
import {
  and,
  asc,
  between,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  ne,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isAnyOf, isBefore } from '../../../database/conditions.ts';
import type { Executor, Tx } from '../../../database/database.ts';
import { prepareOnce } from '../../../database/prepare-once.ts';
import { firstRow } from '../../../database/single-row.ts';
import { isPaidBetween, requestText } from '../../bookings/service.ts';
import {
  type ConversationRow,
  isUserMessage,
  type MessageRow,
  type SideRow,
  type Sides,
  shownReadMark,
} from '../queries.ts';
import { conversationSides, conversations, messages, personReports } from '../tables.ts';

export interface Listed extends Sides {
  conversation: ConversationRow;
  lastMessage: MessageRow | null;
  /** True if a booking between the two users was ever paid. */
  isPaid: boolean;
}

const otherSide = alias(conversationSides, 'other_side');

const buildListingQuery = (db: Executor) =>
  db
    .select({
      conversation: conversations,
      own: conversationSides,
      other: otherSide,
      lastMessage: messages,
      isPaid: isPaidBetween(conversations.travelerId, conversations.guideUserId),
    })
    .from(conversationSides)
    .innerJoin(conversations, eq(conversations.id, conversationSides.conversationId))
    .innerJoin(
      otherSide,
      and(
        eq(otherSide.conversationId, conversationSides.conversationId),
        ne(otherSide.userId, conversationSides.userId),
      ),
    )
    .leftJoin(messages, eq(messages.id, conversationSides.lastMessageId));

/**
 * Returns conversations that contain messages, latest message first, whose last message has an ID below
 * `cursor`.
 */
export const listConversations = (
  db: Executor,
  userId: UserId,
  { cursor, limit }: { cursor?: number | undefined; limit: number },
): Promise<Listed[]> =>
  buildListingQuery(db)
    .where(
      and(
        eq(conversationSides.userId, userId),
        isNotNull(conversationSides.lastMessageId),
        isBefore(conversationSides.lastMessageId, cursor),
      ),
    )
    .orderBy(desc(conversationSides.lastMessageId))
    .limit(limit);

/** Returns one conversation as an entry in this user's list. */
export const findListedConversation = (
  db: Executor,
  id: ConversationId,
  userId: UserId,
): Promise<Listed | null> =>
  firstRow(
    buildListingQuery(db).where(
      and(eq(conversationSides.conversationId, id), eq(conversationSides.userId, userId)),
    ),
  );

/** Returns messages that were added or changed after this revision, in the order of the changes. */
export const listMessageChanges = (
  db: Executor,
  id: ConversationId,
  { cursor, limit }: { cursor?: number | undefined; limit: number },
): Promise<MessageRow[]> =>
  db
    .select()
    .from(messages)
    .where(and(eq(messages.conversationId, id), gt(messages.revision, sql`${cursor ?? 0}::bigint`)))
    .orderBy(asc(messages.revision))
    .limit(limit);

export type TextRow = Pick<
  MessageRow,
  'conversationId' | 'seq' | 'senderId' | 'sentAt' | 'text' | 'otherText' | 'requestId'
>;

/** What a user wrote: a message, or the texts of a tour request. */
const isWritten = inArray(messages.kind, ['text', 'tour_request']);
const writtenColumns = {
  conversationId: messages.conversationId,
  seq: messages.seq,
  senderId: messages.senderId,
  sentAt: messages.sentAt,
  text: sql<string>`coalesce(${requestText(messages.requestId)}, ${messages.text})`,
  otherText: messages.otherText,
  requestId: messages.requestId,
};

const textsAtPlaces = prepareOnce((db) =>
  db
    .select(writtenColumns)
    .from(messages)
    .where(
      and(
        isWritten,
        sql`(${messages.conversationId}, ${messages.seq}) in (
          select * from unnest(${sql.placeholder('conversationIds')}::int[], ${sql.placeholder('seqs')}::int[])
        )`,
      ),
    )
    .prepare('messaging_texts_at'),
);

/** Returns the texts with these sequence numbers, including those of recalled messages, in any order. */
export const listTextsAt = (
  db: Executor,
  places: readonly Pick<MessageRow, 'conversationId' | 'seq'>[],
): Promise<TextRow[]> =>
  textsAtPlaces(db, {
    conversationIds: places.map(({ conversationId }) => conversationId),
    seqs: places.map(({ seq }) => seq),
  });

const request = alias(messages, 'request');

/** Returns the texts of tour requests and of the messages close to them, oldest first. */
export const textsAroundRequests = (
  db: Executor,
  ids: readonly TourRequestId[],
): Promise<TextRow[]> =>
  db
    .selectDistinct(writtenColumns)
    .from(request)
    .innerJoin(
      messages,
      and(
        eq(messages.conversationId, request.conversationId),
        between(
          messages.seq,
          sql`${request.seq} - ${SPLIT_MESSAGES}::int`,
          sql`${request.seq} + ${SPLIT_MESSAGES}::int`,
        ),
      ),
    )
    .where(and(isAnyOf(request.requestId, ids), isWritten))
    .orderBy(asc(messages.conversationId), asc(messages.seq));

/**
 * Returns the latest report between the two users of the conversation that was made after this message;
 * null if there is none.
 */
export const findLatestReportAfter = async (
  db: Executor,
  { conversationId, seq }: Pick<MessageRow, 'conversationId' | 'seq'>,
): Promise<ReportId | null> => {
  const row = await firstRow(
    db
      .select({ id: personReports.id })
      .from(personReports)
      .where(and(eq(personReports.conversationId, conversationId), gte(personReports.upToSeq, seq)))
      .orderBy(desc(personReports.id))
      .limit(1),
  );
  return row?.id ?? null;
};

/** Locks and returns this user's side of a conversation. Sending a message also takes this lock. */
export const lockSide = (tx: Tx, id: ConversationId, userId: UserId): Promise<SideRow | null> =>
  firstRow(
    tx
      .select()
      .from(conversationSides)
      .where(and(eq(conversationSides.conversationId, id), eq(conversationSides.userId, userId)))
      .for('no key update'),
  );

/** Counts the other user's messages after this sequence number, excluding recalled messages. */
export const countUnread = (
  db: Executor,
  id: ConversationId,
  userId: UserId,
  seq: number,
): Promise<number> =>
  db.$count(
    messages,
    and(
      eq(messages.conversationId, id),
      ne(messages.senderId, userId),
      isUserMessage,
      gt(messages.seq, seq),
      isNull(messages.recalledAt),
    ),
  );

export const updateReadMark = async (
  tx: Tx,
  id: ConversationId,
  userId: UserId,
  read: { readSeq: number; unreadCount: number },
): Promise<void> => {
  await tx
    .update(conversationSides)
    .set({ ...read, shownReadSeq: shownReadMark(id, read.readSeq) })
    .where(and(eq(conversationSides.conversationId, id), eq(conversationSides.userId, userId)));
};
