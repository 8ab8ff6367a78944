import { BookingId, type SupportCaseId, type UserId } from '@tomoguide/contract/primitives';
import {
  and,
  asc,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  ne,
  notInArray,
  sql,
} from 'drizzle-orm';
import { isAfter, isBefore } from '../../database/conditions.ts';
import type { Executor, Tx } from '../../database/database.ts';
import { firstRow, onlyRow } from '../../database/single-row.ts';
import { supportCases, supportMessages } from './tables.ts';

export type CaseRow = typeof supportCases.$inferSelect;
export type SupportMessageRow = typeof supportMessages.$inferSelect;
export type NewCase = typeof supportCases.$inferInsert;
export type NewMessage = Omit<SupportMessageRow, 'id'>;

export const findUserCase = (db: Executor, userId: UserId): Promise<CaseRow | null> =>
  firstRow(db.select().from(supportCases).where(eq(supportCases.userId, userId)));

/** Returns the IDs of the conversations that these users have with staff. */
export const listUserCaseIds = async (
  db: Executor,
  userIds: readonly UserId[],
): Promise<Map<UserId, SupportCaseId>> => {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select({ id: supportCases.id, userId: supportCases.userId })
    .from(supportCases)
    .where(inArray(supportCases.userId, [...userIds]));
  return new Map(rows.flatMap(({ id, userId }) => (userId === null ? [] : [[userId, id]])));
};

export const findCase = (db: Executor, id: SupportCaseId): Promise<CaseRow | null> =>
  firstRow(db.select().from(supportCases).where(eq(supportCases.id, id)));

/** Locks a case, as every change requires. */
export const lockCase = (tx: Tx, id: SupportCaseId): Promise<CaseRow | null> =>
  firstRow(tx.select().from(supportCases).where(eq(supportCases.id, id)).for('no key update'));

export const insertCase = (tx: Tx, row: NewCase): Promise<CaseRow> =>
  onlyRow(tx.insert(supportCases).values(row).returning());

export const updateCase = (
  tx: Tx,
  id: SupportCaseId,
  changes: Partial<NewCase>,
): Promise<CaseRow> =>
  onlyRow(tx.update(supportCases).set(changes).where(eq(supportCases.id, id)).returning());

export const insertMessage = (tx: Tx, row: NewMessage): Promise<SupportMessageRow> =>
  onlyRow(tx.insert(supportMessages).values(row).returning());

/**
 * Returns the message that this user, or a visitor if `authorId` is null, sent with this client message ID;
 * null if there is none.
 */
export const findClientMessage = (
  db: Executor,
  authorId: UserId | null,
  clientMessageId: string,
): Promise<SupportMessageRow | null> =>
  firstRow(
    db
      .select()
      .from(supportMessages)
      .where(
        and(
          authorId === null
            ? isNull(supportMessages.authorId)
            : eq(supportMessages.authorId, authorId),
          eq(supportMessages.clientMessageId, clientMessageId),
        ),
      ),
  );

/** Returns the bookings that these cases are or were about. */
export const listCaseBookings = async (
  db: Executor,
  ids: readonly SupportCaseId[],
): Promise<{ caseId: SupportCaseId; bookingId: BookingId }[]> => {
  if (ids.length === 0) return [];
  const rows = await db
    .selectDistinct({ caseId: supportMessages.caseId, aboutId: supportMessages.aboutId })
    .from(supportMessages)
    .where(
      and(inArray(supportMessages.caseId, [...ids]), eq(supportMessages.aboutKind, 'booking')),
    );
  return rows.flatMap(({ caseId, aboutId }) =>
    aboutId === null ? [] : [{ caseId, bookingId: BookingId.parse(aboutId) }],
  );
};

/** Returns the first waiting question with a sequence number above this one. */
export const findQuestionAfter = async (
  db: Executor,
  { id, waitingFromId }: CaseRow,
  seq: number,
): Promise<SupportMessageRow | null> => {
  if (waitingFromId === null) return null;
  return firstRow(
    db
      .select()
      .from(supportMessages)
      .where(
        and(
          eq(supportMessages.caseId, id),
          eq(supportMessages.fromStaff, false),
          gt(supportMessages.seq, seq),
          gte(supportMessages.id, waitingFromId),
        ),
      )
      .orderBy(asc(supportMessages.seq))
      .limit(1),
  );
};

export const findMessageBySeq = (
  db: Executor,
  caseId: SupportCaseId,
  seq: number,
): Promise<SupportMessageRow | null> =>
  firstRow(
    db
      .select()
      .from(supportMessages)
      .where(and(eq(supportMessages.caseId, caseId), eq(supportMessages.seq, seq))),
  );

/** Returns when this user sent messages since the given time, newest first. */
export const listSentTimes = async (
  db: Executor,
  authorId: UserId,
  since: Temporal.Instant,
  limit: number,
): Promise<Temporal.Instant[]> => {
  const rows = await db
    .select({ sentAt: supportMessages.sentAt })
    .from(supportMessages)
    .where(and(eq(supportMessages.authorId, authorId), gt(supportMessages.sentAt, since)))
    .orderBy(desc(supportMessages.sentAt))
    .limit(limit);
  return rows.map(({ sentAt }) => sentAt);
};

/** Returns when visitors from this network sent messages since the given time, newest first. */
export const listVisitorMessageTimes = async (
  db: Executor,
  network: string,
  since: Temporal.Instant,
  limit: number,
): Promise<Temporal.Instant[]> => {
  const rows = await db
    .select({ at: supportCases.createdAt })
    .from(supportCases)
    .where(and(eq(supportCases.network, network), gt(supportCases.createdAt, since)))
    .orderBy(desc(supportCases.createdAt))
    .limit(limit);
  return rows.map(({ at }) => at);
};

/** Locks a network, which serializes counting and inserting messages from it. */
export const lockNetwork = async (tx: Tx, network: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${network}, 7203116))`);
};

/** Locks the client message ID of a visitor's message, regardless of the network that it comes from. */
export const lockVisitorMessage = async (tx: Tx, clientMessageId: string): Promise<void> => {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${clientMessageId}, 7203117))`,
  );
};

interface Part {
  cursor?: number | undefined;
  limit: number;
}

/** Returns messages with sequence numbers below `cursor`, newest first. */
export const listCaseMessages = (
  db: Executor,
  caseId: SupportCaseId,
  { cursor, limit }: Part,
): Promise<SupportMessageRow[]> =>
  db
    .select()
    .from(supportMessages)
    .where(and(eq(supportMessages.caseId, caseId), isBefore(supportMessages.seq, cursor)))
    .orderBy(desc(supportMessages.seq))
    .limit(limit);

/** Counts the answers with sequence numbers above this one. */
export const countUnread = (db: Executor, caseId: SupportCaseId, seq: number): Promise<number> =>
  db.$count(
    supportMessages,
    and(
      eq(supportMessages.caseId, caseId),
      eq(supportMessages.fromStaff, true),
      gt(supportMessages.seq, seq),
    ),
  );

export interface ListedCase {
  row: CaseRow;
  last: SupportMessageRow;
}

const selectListedCases = (db: Executor) =>
  db
    .select({ row: supportCases, last: supportMessages })
    .from(supportCases)
    .innerJoin(supportMessages, eq(supportMessages.id, supportCases.lastMessageId));

export const findListedCase = (db: Executor, id: SupportCaseId): Promise<ListedCase | null> =>
  firstRow(selectListedCases(db).where(eq(supportCases.id, id)));

/** Returns waiting cases, longest waiting first. */
export const listWaitingCases = (db: Executor, { cursor, limit }: Part): Promise<ListedCase[]> =>
  selectListedCases(db)
    .where(and(eq(supportCases.state, 'waiting'), isAfter(supportCases.waitingFromId, cursor)))
    .orderBy(asc(supportCases.waitingFromId))
    .limit(limit);

/** Returns answered or closed cases, latest message first. */
export const listHandledCases = (
  db: Executor,
  state: 'answered' | 'closed',
  { cursor, limit }: Part,
): Promise<ListedCase[]> =>
  selectListedCases(db)
    .where(and(eq(supportCases.state, state), isBefore(supportCases.lastMessageId, cursor)))
    .orderBy(desc(supportCases.lastMessageId))
    .limit(limit);

const isWaiting = and(eq(supportCases.state, 'waiting'), isNotNull(supportCases.waitingFromId));

/** Returns other users' waiting cases that are or were about a booking. */
export const listWaitingCasesWithBooking = async (
  db: Executor,
  viewerId: UserId,
): Promise<SupportCaseId[]> => {
  const rows = await db
    .selectDistinct({ id: supportCases.id })
    .from(supportCases)
    .innerJoin(supportMessages, eq(supportMessages.caseId, supportCases.id))
    .where(
      and(isWaiting, ne(supportCases.userId, viewerId), eq(supportMessages.aboutKind, 'booking')),
    );
  return rows.map(({ id }) => id);
};

/**
 * Returns the number of waiting cases and when the oldest started waiting, excluding the cases in `hidden`.
 */
export const countWaiting = async (
  db: Executor,
  hidden: ReadonlySet<SupportCaseId>,
): Promise<{ waiting: number; oldestAt: Temporal.Instant | null }> => {
  const isCounted = and(
    isWaiting,
    hidden.size > 0 ? notInArray(supportCases.id, [...hidden]) : undefined,
  );
  const [waiting, [oldest]] = await Promise.all([
    db.$count(supportCases, isCounted),
    db
      .select({ at: supportCases.waitingSince })
      .from(supportCases)
      .where(isCounted)
      .orderBy(asc(supportCases.waitingFromId))
      .limit(1),
  ]);
  return { waiting, oldestAt: oldest?.at ?? null };
};

/** Returns the waiting cases that staff members have claimed, except the viewer's own. */
export const listClaimedWaitingCases = async (
  db: Executor,
  viewerId: UserId,
): Promise<{ caseId: SupportCaseId; staffId: UserId }[]> => {
  const rows = await db
    .select({
      caseId: supportCases.id,
      staffId: supportCases.claimedBy,
      userId: supportCases.userId,
    })
    .from(supportCases)
    .where(and(isWaiting, isNotNull(supportCases.claimedBy)));
  return rows.flatMap(({ caseId, staffId, userId }) =>
    staffId === null || userId === viewerId ? [] : { caseId, staffId },
  );
};

/** Returns a user's messages to staff, oldest first, for the user's data export. */
export const listMessagesByUser = (db: Executor, userId: UserId) =>
  db
    .select({
      caseId: supportMessages.caseId,
      text: supportMessages.text,
      topic: supportMessages.topic,
      sentAt: supportMessages.sentAt,
    })
    .from(supportMessages)
    .where(eq(supportMessages.authorId, userId))
    .orderBy(asc(supportMessages.id));
