import type { RequestState } from '@tomoguide/contract/bookings/tour-request';
import type {
  ConversationId,
  GuideId,
  MessageId,
  ReportId,
  TourRequestId,
  UserId,
} from '@tomoguide/contract/primitives';
import {
  and,
  asc,
  desc,
  eq,
  gt,
  gte,
  isNotNull,
  isNull,
  lt,
  lte,
  max,
  ne,
  or,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { builtOnce, places } from '../../database/built-once.ts';
import type { Executor, Tx } from '../../database/database.ts';
import { showReading } from '../accounts/service.ts';
import { isPaidBetween } from '../bookings/service.ts';
import { conversationSides, conversations, messages, personReports } from './tables.ts';

export type ConversationRow = typeof conversations.$inferSelect;
export type SideRow = typeof conversationSides.$inferSelect;
export type MessageRow = typeof messages.$inferSelect;

const placeholder = sql.placeholder;

const isPartyOf = or(
  eq(conversations.travelerId, placeholder('userId')),
  eq(conversations.guideUserId, placeholder('userId')),
);

const ownConversation = builtOnce((db) =>
  db
    .select()
    .from(conversations)
    .where(and(eq(conversations.id, placeholder('id')), isPartyOf))
    .prepare('messaging_own'),
);
const ownLocked = builtOnce((db) =>
  db
    .select()
    .from(conversations)
    .where(and(eq(conversations.id, placeholder('id')), isPartyOf))
    .for('no key update')
    .prepare('messaging_own_locked'),
);

/** A conversation that this person is part of; null for everybody else. */
export const conversationOf = async (
  db: Executor,
  id: ConversationId,
  userId: UserId,
): Promise<ConversationRow | null> => (await ownConversation(db, { id, userId }))[0] ?? null;

/** The same, locked: all changes of a conversation happen behind it. Strangers lock nothing. */
export const lockConversation = async (
  tx: Tx,
  id: ConversationId,
  userId: UserId,
): Promise<ConversationRow | null> => (await ownLocked(tx, { id, userId }))[0] ?? null;

/** For staff, who reads what was reported. */
export const conversationById = async (
  db: Executor,
  id: ConversationId,
): Promise<ConversationRow | null> => {
  const [row] = await db.select().from(conversations).where(eq(conversations.id, id));
  return row ?? null;
};

export const conversationOfPair = async (
  db: Executor,
  travelerId: UserId,
  guideUserId: UserId,
): Promise<ConversationRow | null> => {
  const [row] = await db
    .select()
    .from(conversations)
    .where(
      and(eq(conversations.travelerId, travelerId), eq(conversations.guideUserId, guideUserId)),
    );
  return row ?? null;
};

/** Whether a message was ever sent between the two. */
export const haveTalked = async (
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

/** Null where there was one already. */
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

const sidesById = builtOnce((db) =>
  db
    .select({
      side: conversationSides,
      unlocked: isPaidBetween(conversations.travelerId, conversations.guideUserId),
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

/** Both sides of a conversation, and whether a booking between them was paid. */
export interface TwoSides extends Sides {
  unlocked: boolean;
}

/** Both sides of a conversation, from where this person stands; null for everybody else. */
export const sidesOf = async (
  db: Executor,
  id: ConversationId,
  userId: UserId,
): Promise<TwoSides | null> => {
  const rows = await sidesById(db, { id });
  const own = rows.find(({ side }) => side.userId === userId);
  const other = rows.find(({ side }) => side.userId !== userId);
  return own && other ? { own: own.side, other: other.side, unlocked: own.unlocked } : null;
};

export interface Listed extends Sides {
  conversation: ConversationRow;
  lastMessage: MessageRow | null;
}

const otherSide = alias(conversationSides, 'other_side');

const listing = (db: Executor) =>
  db
    .select({
      conversation: conversations,
      own: conversationSides,
      other: otherSide,
      lastMessage: messages,
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

/** Conversations with a message, the latest message first, on from before the one named `cursor`. */
export const conversationsOf = (
  db: Executor,
  userId: UserId,
  { cursor, limit }: { cursor?: number | undefined; limit: number },
): Promise<Listed[]> =>
  listing(db)
    .where(
      and(
        eq(conversationSides.userId, userId),
        isNotNull(conversationSides.lastMessageId),
        cursor === undefined
          ? undefined
          : lt(conversationSides.lastMessageId, sql`${cursor}::bigint`),
      ),
    )
    .orderBy(desc(conversationSides.lastMessageId))
    .limit(limit);

/** One as it stands in this person's list. */
export const listedConversation = async (
  db: Executor,
  id: ConversationId,
  userId: UserId,
): Promise<Listed | null> => {
  const [row] = await listing(db).where(
    and(eq(conversationSides.conversationId, id), eq(conversationSides.userId, userId)),
  );
  return row ?? null;
};

export const unreadTotal = async (db: Executor, userId: UserId): Promise<number> => {
  const [row] = await db
    .select({ total: sql<number>`coalesce(sum(${conversationSides.unreadCount}), 0)::int` })
    .from(conversationSides)
    .where(and(eq(conversationSides.userId, userId), gt(conversationSides.unreadCount, 0)));
  return row?.total ?? 0;
};

const byClientId = builtOnce((db) =>
  db
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.senderId, placeholder('senderId')),
        eq(messages.clientMessageId, placeholder('clientMessageId')),
      ),
    )
    .prepare('messaging_by_client_id'),
);

/** What this person sent under the id that their app gave it. */
export const messageByClientId = async (
  db: Executor,
  senderId: UserId,
  clientMessageId: string,
): Promise<MessageRow | null> => (await byClientId(db, { senderId, clientMessageId }))[0] ?? null;

/** Something of one's that is rationed, and the direct message it belongs to: that is one, whole. */
export interface Counted {
  at: Temporal.Instant;
  directId: string | null;
}

/** Written by one of the two: what became of a booking is neither counted nor unread. */
const isSaid = ne(messages.kind, 'booking_event');

const sentLately = builtOnce((db) => {
  const at = max(messages.sentAt);
  return db
    .select({ at, directId: messages.directId })
    .from(messages)
    .where(
      and(
        eq(messages.senderId, placeholder('senderId')),
        isSaid,
        gt(messages.sentAt, placeholder('since')),
      ),
    )
    .groupBy(messages.directId, sql`case when ${messages.directId} is null then ${messages.id} end`)
    .orderBy(desc(at))
    .limit(placeholder('limit'))
    .prepare('messaging_sent_lately');
});

const counted = (rows: readonly { at: Temporal.Instant | null; directId: string | null }[]) =>
  rows.flatMap(({ at, directId }): Counted[] => (at ? [{ at, directId }] : []));

/** This person's latest messages since then, the latest first. */
export const sentSince = async (
  db: Executor,
  senderId: UserId,
  since: Temporal.Instant,
  limit: number,
): Promise<Counted[]> => counted(await sentLately(db, { senderId, since, limit }));

/** The latest conversations that this person began since then, the latest first. */
export const begunSince = async (
  db: Executor,
  userId: UserId,
  since: Temporal.Instant,
  limit: number,
): Promise<Counted[]> => {
  const at = max(conversations.begunAt);
  const rows = await db
    .select({ at, directId: messages.directId })
    .from(conversations)
    .innerJoin(messages, and(eq(messages.conversationId, conversations.id), eq(messages.seq, 1)))
    .where(and(eq(conversations.begunBy, userId), gt(conversations.begunAt, since)))
    .groupBy(
      messages.directId,
      sql`case when ${messages.directId} is null then ${conversations.id} end`,
    )
    .orderBy(desc(at))
    .limit(limit);
  return counted(rows);
};

/** How many messages of this person belong to one direct message. */
export const countDirect = (db: Executor, senderId: UserId, directId: string): Promise<number> =>
  db.$count(messages, and(eq(messages.senderId, senderId), eq(messages.directId, directId)));

/** Whether this conversation has a message of it. */
export const hasDirect = async (
  db: Executor,
  senderId: UserId,
  directId: string,
  conversationId: ConversationId,
): Promise<boolean> => {
  const [row] = await db
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        eq(messages.senderId, senderId),
        eq(messages.directId, directId),
        eq(messages.conversationId, conversationId),
      ),
    );
  return row !== undefined;
};

const writeMessage = builtOnce((db) =>
  db
    .insert(messages)
    .values(places(messages))
    .returning({ id: messages.id })
    .prepare('messaging_write'),
);

export const insertMessage = async (tx: Tx, row: Omit<MessageRow, 'id'>): Promise<MessageRow> => {
  const [written] = await writeMessage(tx, row);
  if (!written) throw new Error('the new message did not come back');
  return { ...row, ...written };
};

const writeConversation = builtOnce((db) =>
  db
    .update(conversations)
    .set({
      lastSeq: placeholder('seq') as never,
      revision: placeholder('revision') as never,
      lastMessageAt: placeholder('at') as never,
      begunBy: sql`coalesce(${conversations.begunBy}, ${placeholder('senderId')})`,
      begunAt: sql`coalesce(${conversations.begunAt}, ${placeholder('at')}::timestamptz)`,
    })
    .where(eq(conversations.id, placeholder('id')))
    .prepare('messaging_advance'),
);

/** The conversation's counts after a message. */
export const advanceConversation = async (
  tx: Tx,
  { conversationId, seq, revision, senderId, sentAt }: Omit<MessageRow, 'id'>,
): Promise<void> => {
  const at = sentAt.toString();
  await writeConversation(tx, { id: conversationId, seq, revision, senderId, at });
};

/** How far this person has read as the other sees it: it moves on only while both show what they read. */
const shownUpTo = (id: unknown, seq: unknown) =>
  sql<number>`case when ${showReading(
    sql`(select side.user_id from ${conversationSides} side where side.conversation_id = ${id})`,
  )} then ${seq}::int else ${conversationSides.shownReadSeq} end`;

const writeSides = builtOnce((db) =>
  db
    .update(conversationSides)
    .set({
      lastMessageId: sql`(
        select id from ${messages}
        where conversation_id = ${placeholder('id')} and seq = ${placeholder('seq')}
      )`,
      credits: sql`case when ${conversationSides.userId} = ${placeholder('senderId')}
        then ${placeholder('senderCredits')}::smallint else ${placeholder('receiverCredits')}::smallint end`,
      readSeq: sql`case when ${conversationSides.userId} = ${placeholder('senderId')}
        then ${placeholder('seq')}::int else ${conversationSides.readSeq} end`,
      shownReadSeq: sql`case when ${conversationSides.userId} = ${placeholder('senderId')}
        then ${shownUpTo(placeholder('id'), placeholder('seq'))}
        else ${conversationSides.shownReadSeq} end`,
      unreadCount: sql`case when ${conversationSides.userId} = ${placeholder('senderId')}
        then 0 else ${conversationSides.unreadCount} + 1 end`,
    })
    .where(eq(conversationSides.conversationId, placeholder('id')))
    .prepare('messaging_sides_write'),
);

/** Both sides after a message that was just written; who writes has read what stands above. */
export const advanceSides = async (
  tx: Tx,
  { conversationId, senderId, seq }: Omit<MessageRow, 'id'>,
  credits: { senderCredits: number; receiverCredits: number },
): Promise<void> => {
  await writeSides(tx, { id: conversationId, senderId, seq, ...credits });
};

export const messageById = async (db: Executor, id: MessageId): Promise<MessageRow | null> => {
  const [row] = await db.select().from(messages).where(eq(messages.id, id));
  return row ?? null;
};

export const messageBySeq = async (
  db: Executor,
  id: ConversationId,
  seq: number,
): Promise<MessageRow | null> => {
  const [row] = await db
    .select()
    .from(messages)
    .where(and(eq(messages.conversationId, id), eq(messages.seq, seq)));
  return row ?? null;
};

/** The newest first, on from before the number `cursor`. */
export const historyOf = (
  db: Executor,
  id: ConversationId,
  { cursor, limit }: { cursor?: number | undefined; limit: number },
): Promise<MessageRow[]> =>
  db
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, id),
        cursor === undefined ? undefined : lt(messages.seq, sql`${cursor}::bigint`),
      ),
    )
    .orderBy(desc(messages.seq))
    .limit(limit);

/** What is new or changed behind this revision, in the order of the changes. */
export const changesOf = (
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

/** The latest report by one of the two of the other after this message was sent; null: none. */
export const reportOver = async (
  db: Executor,
  { conversationId, seq }: Pick<MessageRow, 'conversationId' | 'seq'>,
): Promise<ReportId | null> => {
  const [row] = await db
    .select({ id: personReports.id })
    .from(personReports)
    .where(and(eq(personReports.conversationId, conversationId), gte(personReports.upToSeq, seq)))
    .orderBy(desc(personReports.id))
    .limit(1);
  return row?.id ?? null;
};

/** Recalls a message of a locked conversation; one that was not read yet counts as unread no longer. */
export const recall = async (
  tx: Tx,
  { id, conversationId, senderId, seq }: MessageRow,
  revision: number,
  at: Temporal.Instant,
): Promise<MessageRow> => {
  const [row] = await tx
    .update(messages)
    .set({ recalledAt: at, revision })
    .where(eq(messages.id, id))
    .returning();
  if (!row) throw new Error(`message ${id} vanished`);
  await tx.update(conversations).set({ revision }).where(eq(conversations.id, conversationId));
  await tx
    .update(conversationSides)
    .set({ unreadCount: sql`greatest(0, ${conversationSides.unreadCount} - 1)` })
    .where(
      and(
        eq(conversationSides.conversationId, conversationId),
        ne(conversationSides.userId, senderId),
        lt(conversationSides.readSeq, seq),
      ),
    );
  return row;
};

/** Its message shows this state of a request; the conversation is locked. The message's number. */
export const showRequestState = async (
  tx: Tx,
  conversationId: ConversationId,
  requestId: TourRequestId,
  shown: { requestState: RequestState; revision: number },
): Promise<number> => {
  const { revision } = shown;
  await tx.update(conversations).set({ revision }).where(eq(conversations.id, conversationId));
  const [row] = await tx
    .update(messages)
    .set(shown)
    .where(eq(messages.requestId, requestId))
    .returning({ seq: messages.seq });
  if (!row) throw new Error(`tour request ${requestId} has no message`);
  return row.seq;
};

/** This person's side, locked; sending waits for it, too. */
export const lockSide = async (
  tx: Tx,
  id: ConversationId,
  userId: UserId,
): Promise<SideRow | null> => {
  const [row] = await tx
    .select()
    .from(conversationSides)
    .where(and(eq(conversationSides.conversationId, id), eq(conversationSides.userId, userId)))
    .for('no key update');
  return row ?? null;
};

/** Messages of the other behind this number which were not recalled. */
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
      isSaid,
      gt(messages.seq, seq),
      isNull(messages.recalledAt),
    ),
  );

export const setRead = async (
  tx: Tx,
  id: ConversationId,
  userId: UserId,
  read: { readSeq: number; unreadCount: number },
): Promise<void> => {
  await tx
    .update(conversationSides)
    .set({ ...read, shownReadSeq: shownUpTo(id, read.readSeq) })
    .where(and(eq(conversationSides.conversationId, id), eq(conversationSides.userId, userId)));
};

/** The newest messages of the other within these numbers. */
export const messagesBetween = async (
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
        isSaid,
        gt(messages.seq, fromSeq),
        lte(messages.seq, toSeq),
      ),
    )
    .orderBy(desc(messages.seq))
    .limit(limit);
  return rows.map((row) => row.id);
};
