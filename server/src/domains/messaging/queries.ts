import type { ConversationId, GuideId, MessageId, UserId } from '@tomoguide/contract/primitives';
import { and, asc, desc, eq, gt, lte, ne, or, sql } from 'drizzle-orm';
import { isAnyOf, isBefore } from '../../database/conditions.ts';
import type { Executor, Tx } from '../../database/database.ts';
import { prepareOnce } from '../../database/prepare-once.ts';
import { firstRow } from '../../database/single-row.ts';
import { haveReadReceipts } from '../accounts/service.ts';
import { isPaidBetween } from '../bookings/service.ts';
import { createAnswersReader } from '../guides/service.ts';
import { conversationSides, conversations, messages } from './tables.ts';

const placeholder = sql.placeholder;

export type ConversationRow = typeof conversations.$inferSelect;
export type SideRow = typeof conversationSides.$inferSelect;
export type MessageRow = typeof messages.$inferSelect;

const isPartyOf = or(
  eq(conversations.travelerId, placeholder('userId')),
  eq(conversations.guideUserId, placeholder('userId')),
);

const ownConversation = prepareOnce((db) =>
  db
    .select()
    .from(conversations)
    .where(and(eq(conversations.id, placeholder('id')), isPartyOf))
    .prepare('messaging_own'),
);

const ownLocked = prepareOnce((db) =>
  db
    .select()
    .from(conversations)
    .where(and(eq(conversations.id, placeholder('id')), isPartyOf))
    .for('no key update')
    .prepare('messaging_own_locked'),
);

/** Returns the conversation if this user is one of its two users; null otherwise. */
export const findConversation = async (
  db: Executor,
  id: ConversationId,
  userId: UserId,
): Promise<ConversationRow | null> => (await ownConversation(db, { id, userId }))[0] ?? null;

/**
 * Returns and locks the conversation, as every change requires. For other users, returns null and locks
 * nothing.
 */
export const lockConversation = async (
  tx: Tx,
  id: ConversationId,
  userId: UserId,
): Promise<ConversationRow | null> => (await ownLocked(tx, { id, userId }))[0] ?? null;

/** Returns a conversation, for staff who read reported messages. */
export const findConversationById = (
  db: Executor,
  id: ConversationId,
): Promise<ConversationRow | null> =>
  firstRow(db.select().from(conversations).where(eq(conversations.id, id)));

export const findPairConversation = (
  db: Executor,
  travelerId: UserId,
  guideUserId: UserId,
): Promise<ConversationRow | null> =>
  firstRow(
    db
      .select()
      .from(conversations)
      .where(
        and(eq(conversations.travelerId, travelerId), eq(conversations.guideUserId, guideUserId)),
      ),
  );

/** Returns true if the traveler and the guide have exchanged a message. */
export const haveExchangedMessages = async (
  db: Executor,
  travelerId: UserId,
  guideId: GuideId,
): Promise<boolean> => {
  const [row] = await db
    .select({ id: conversations.id })
    .from(conversations)
    .where(
      and(
        eq(conversations.travelerId, travelerId),
        eq(conversations.guideId, guideId),
        gt(conversations.lastSeq, 0),
      ),
    );
  return row !== undefined;
};

/** Inserts a conversation; returns null if it already exists. */
export const insertConversation = async (
  tx: Tx,
  row: Pick<ConversationRow, 'travelerId' | 'guideUserId' | 'guideId' | 'createdAt'>,
  credits: number,
): Promise<ConversationRow | null> => {
  const [made] = await tx.insert(conversations).values(row).onConflictDoNothing().returning();
  if (!made) return null;
  await tx.insert(conversationSides).values(
    [made.travelerId, made.guideUserId].map((userId) => ({
      conversationId: made.id,
      userId,
      credits,
    })),
  );
  return made;
};

const sidesById = prepareOnce((db) =>
  db
    .select({
      side: conversationSides,
      isPaid: isPaidBetween(conversations.travelerId, conversations.guideUserId),
    })
    .from(conversationSides)
    .innerJoin(conversations, eq(conversations.id, conversationSides.conversationId))
    .where(eq(conversationSides.conversationId, placeholder('id')))
    .prepare('messaging_sides'),
);

export interface Sides {
  own: SideRow;
  other: SideRow;
}

/** The traveler and the guide in a conversation, and whether a booking between them was ever paid. */
export interface TwoSides extends Sides {
  isPaid: boolean;
}

/**
 * Returns both parties of a conversation from this user's point of view; null if the user is not part of it.
 */
export const findBothSides = async (
  db: Executor,
  id: ConversationId,
  userId: UserId,
): Promise<TwoSides | null> => {
  const rows = await sidesById(db, { id });
  const own = rows.find(({ side }) => side.userId === userId);
  const other = rows.find(({ side }) => side.userId !== userId);
  return own && other ? { own: own.side, other: other.side, isPaid: own.isPaid } : null;
};

export const countTotalUnread = async (db: Executor, userId: UserId): Promise<number> => {
  const [row] = await db
    .select({ total: sql<number>`coalesce(sum(${conversationSides.unreadCount}), 0)::int` })
    .from(conversationSides)
    .where(and(eq(conversationSides.userId, userId), gt(conversationSides.unreadCount, 0)));
  return row?.total ?? 0;
};

/**
 * An SQL condition for messages that users sent, not booking events, which do not count as messages or as
 * unread.
 */
export const isUserMessage = ne(messages.kind, 'booking_event');

/**
 * Returns an SQL expression for the read mark that the other user sees. It advances only while both users
 * have read receipts turned on.
 */
export const shownReadMark = (id: unknown, seq: unknown) =>
  sql<number>`case when ${haveReadReceipts(
    sql`(select side.user_id from ${conversationSides} side where side.conversation_id = ${id})`,
  )} then ${seq}::int else ${conversationSides.shownReadSeq} end`;

export const findMessage = (db: Executor, id: MessageId): Promise<MessageRow | null> =>
  firstRow(db.select().from(messages).where(eq(messages.id, id)));

export const findMessageBySeq = (
  db: Executor,
  id: ConversationId,
  seq: number,
): Promise<MessageRow | null> =>
  firstRow(
    db
      .select()
      .from(messages)
      .where(and(eq(messages.conversationId, id), eq(messages.seq, seq))),
  );

/** Records that the recipient was shown these messages unmasked. */
export const markUnmasked = async (db: Executor, ids: readonly MessageId[]): Promise<void> => {
  if (ids.length === 0) return;
  await db.update(messages).set({ unmasked: true }).where(isAnyOf(messages.id, ids));
};

/** Returns messages with sequence numbers below `cursor`, newest first. */
export const listMessageHistory = (
  db: Executor,
  id: ConversationId,
  { cursor, limit }: { cursor?: number | undefined; limit: number },
): Promise<MessageRow[]> =>
  db
    .select()
    .from(messages)
    .where(and(eq(messages.conversationId, id), isBefore(messages.seq, cursor)))
    .orderBy(desc(messages.seq))
    .limit(limit);

/** Returns the other user's newest messages in this range of sequence numbers. */
export const listMessageIdsBetween = async (
  db: Executor,
  id: ConversationId,
  readerId: UserId,
  { fromSeq, toSeq, limit }: { fromSeq: number; toSeq: number; limit: number },
): Promise<MessageId[]> => {
  const rows = await db
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, id),
        ne(messages.senderId, readerId),
        isUserMessage,
        gt(messages.seq, fromSeq),
        lte(messages.seq, toSeq),
      ),
    )
    .orderBy(desc(messages.seq))
    .limit(limit);
  return rows.map((row) => row.id);
};

/** A message and its reader. */
export interface MessageOfReader {
  userId: UserId;
  conversationId: ConversationId;
  seq: number;
}

/** Returns those of these messages that their readers have read or that were recalled. */
export const listSettledMessages = async (
  db: Executor,
  all: readonly MessageOfReader[],
): Promise<MessageOfReader[]> => {
  if (all.length === 0) return [];
  const userIds = sql.param(all.map(({ userId }) => userId));
  const conversationIds = sql.param(all.map(({ conversationId }) => conversationId));
  const seqs = sql.param(all.map(({ seq }) => seq));
  const { rows } = await db.execute<MessageOfReader & Record<string, unknown>>(sql`
    select m.conversation_id as "conversationId", m.seq, s.user_id as "userId"
    from unnest(${userIds}::int[], ${conversationIds}::int[], ${seqs}::int[])
      as asked (user_id, conversation_id, seq)
    join ${messages} m on m.conversation_id = asked.conversation_id and m.seq = asked.seq
    join ${conversationSides} s
      on s.conversation_id = asked.conversation_id and s.user_id = asked.user_id
    where s.read_seq >= m.seq or m.recalled_at is not null`);
  return rows;
};

/** Returns the messages that a user sent, oldest first, for the user's data export. */
export const listMessagesByUser = (db: Executor, userId: UserId) =>
  db
    .select({
      id: messages.id,
      conversationId: messages.conversationId,
      kind: messages.kind,
      text: messages.text,
      otherText: messages.otherText,
      fileId: messages.fileId,
      sentAt: messages.sentAt,
      recalledAt: messages.recalledAt,
    })
    .from(messages)
    .where(eq(messages.senderId, userId))
    .orderBy(asc(messages.id));

/** Reads the traveler's first message in each conversation, and the guide's first answer. */
export const answersInConversations = createAnswersReader(`
  select asked.id as "guideId", extract(epoch from answer.sent_at)::float8 as "epochSeconds",
    ceil(extract(epoch from answer.sent_at - question.sent_at) / 60)::int as minutes
  from unnest($1::int[], $2::int[]) as asked (id, user_id)
  cross join lateral (
    select c.id, c.traveler_id from conversation_sides side
    join conversations c on c.id = side.conversation_id and c.guide_id = asked.id
    where side.user_id = asked.user_id and side.last_message_id is not null
    order by side.last_message_id desc limit $3
  ) talk
  join messages question on question.conversation_id = talk.id and question.seq = 1
    and question.sender_id = talk.traveler_id and question.kind in ('text', 'image')
  cross join lateral (
    select sent_at from messages
    where conversation_id = talk.id and seq > 1 and sender_id = asked.user_id
      and kind in ('text', 'image')
    order by seq limit 1
  ) answer`);
