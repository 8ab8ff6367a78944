import type { RequestState } from '@tomoguide/contract/bookings/tour-request';
import type { ConversationId, TourRequestId, UserId } from '@tomoguide/contract/primitives';
import { and, desc, eq, gt, lt, max, ne, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../../database/database.ts';
import { buildPlaceholders, prepareOnce } from '../../../database/prepare-once.ts';
import { onlyRow } from '../../../database/single-row.ts';
import { isUserMessage, type MessageRow, shownReadMark } from '../queries.ts';
import { conversationSides, conversations, messages } from '../tables.ts';

const placeholder = sql.placeholder;

const byClientId = prepareOnce((db) =>
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

/** Returns the message that this user sent with this client message ID; null if there is none. */
export const findClientMessage = async (
  db: Executor,
  senderId: UserId,
  clientMessageId: string,
): Promise<MessageRow | null> => (await byClientId(db, { senderId, clientMessageId }))[0] ?? null;

/** A message or conversation that counts toward a limit. All those of one direct message count as one. */
export interface Counted {
  at: Temporal.Instant;
  directId: string | null;
}

const sentLately = prepareOnce((db) => {
  const at = max(messages.sentAt);
  return db
    .select({ at, directId: messages.directId })
    .from(messages)
    .where(
      and(
        eq(messages.senderId, placeholder('senderId')),
        isUserMessage,
        gt(messages.sentAt, placeholder('since')),
      ),
    )
    .groupBy(messages.directId, sql`case when ${messages.directId} is null then ${messages.id} end`)
    .orderBy(desc(at))
    .limit(placeholder('limit'))
    .prepare('messaging_sent_lately');
});

const withTimes = (rows: readonly { at: Temporal.Instant | null; directId: string | null }[]) =>
  rows.flatMap(({ at, directId }): Counted[] => (at ? [{ at, directId }] : []));

/** Returns this user's messages since the given time, newest first. */
export const listMessagesSentSince = async (
  db: Executor,
  senderId: UserId,
  since: Temporal.Instant,
  limit: number,
): Promise<Counted[]> => withTimes(await sentLately(db, { senderId, since, limit }));

/** Returns the conversations that this user started since the given time, newest first. */
export const listConversationsStartedSince = async (
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
  return withTimes(rows);
};

const writeMessage = prepareOnce((db) =>
  db
    .insert(messages)
    .values(buildPlaceholders(messages))
    .returning({ id: messages.id })
    .prepare('messaging_write'),
);

export const insertMessage = async (tx: Tx, row: Omit<MessageRow, 'id'>): Promise<MessageRow> => {
  const [written] = await writeMessage(tx, row);
  if (!written) throw new Error('the new message did not come back');
  return { ...row, ...written };
};

const writeConversation = prepareOnce((db) =>
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

/** Updates the conversation's counters after a message was written. */
export const advanceConversation = async (
  tx: Tx,
  { conversationId, seq, revision, senderId, sentAt }: Omit<MessageRow, 'id'>,
): Promise<void> => {
  const at = sentAt.toString();
  await writeConversation(tx, { id: conversationId, seq, revision, senderId, at });
};

const sentAfterReadingAll = sql`(${conversationSides.userId} = ${placeholder('senderId')}
  and ${conversationSides.unreadCount} = 0)`;

const writeSides = prepareOnce((db) =>
  db
    .update(conversationSides)
    .set({
      lastMessageId: sql`(
        select id from ${messages}
        where conversation_id = ${placeholder('id')} and seq = ${placeholder('seq')}
      )`,
      credits: sql`case when ${conversationSides.userId} = ${placeholder('senderId')}
        then ${placeholder('senderCredits')}::smallint else ${placeholder('receiverCredits')}::smallint end`,
      readSeq: sql`case when ${sentAfterReadingAll}
        then ${placeholder('seq')}::int else ${conversationSides.readSeq} end`,
      shownReadSeq: sql`case when ${sentAfterReadingAll}
        then ${shownReadMark(placeholder('id'), placeholder('seq'))}
        else ${conversationSides.shownReadSeq} end`,
      unreadCount: sql`${conversationSides.unreadCount} + case
        when ${conversationSides.userId} = ${placeholder('senderId')} then 0 else 1 end`,
    })
    .where(eq(conversationSides.conversationId, placeholder('id')))
    .prepare('messaging_sides_write'),
);

/**
 * Updates both users' sides of the conversation after a message was written. The sender's read mark
 * advances to this message only if nothing was unread, because the message may have been delayed by the
 * network (docs/product/messages.md, "Reading").
 */
export const advanceSides = async (
  tx: Tx,
  { conversationId, senderId, seq }: Omit<MessageRow, 'id'>,
  credits: { senderCredits: number; receiverCredits: number },
): Promise<void> => {
  await writeSides(tx, { id: conversationId, senderId, seq, ...credits });
};

/** Recalls a message in a locked conversation; if it was unread, it no longer counts as unread. */
export const recallRow = async (
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
  if (!row) throw new Error(`message ${id} not found`);
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

/**
 * Stores the state of a tour request in its message. The caller must hold the conversation's lock. Returns
 * the message's sequence number.
 */
export const showRequestState = async (
  tx: Tx,
  conversationId: ConversationId,
  requestId: TourRequestId,
  shown: { requestState: RequestState; revision: number },
): Promise<number> => {
  const { revision } = shown;
  await tx.update(conversations).set({ revision }).where(eq(conversations.id, conversationId));
  return (
    await onlyRow(
      tx
        .update(messages)
        .set(shown)
        .where(eq(messages.requestId, requestId))
        .returning({ seq: messages.seq }),
    )
  ).seq;
};
