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
  lt,
  ne,
  notInArray,
  sql,
} from 'drizzle-orm';
import type { Executor, Tx } from '../../database/database.ts';
import { supportCases, supportMessages } from './tables.ts';

export type CaseRow = typeof supportCases.$inferSelect;
export type SupportMessageRow = typeof supportMessages.$inferSelect;
export type NewCase = typeof supportCases.$inferInsert;
export type NewMessage = Omit<SupportMessageRow, 'id'>;

export const caseOf = async (db: Executor, userId: UserId): Promise<CaseRow | null> => {
  const [row] = await db.select().from(supportCases).where(eq(supportCases.userId, userId));
  return row ?? null;
};

export const caseById = async (db: Executor, id: SupportCaseId): Promise<CaseRow | null> => {
  const [row] = await db.select().from(supportCases).where(eq(supportCases.id, id));
  return row ?? null;
};

/** Locked: every change of a case runs under this lock. */
export const lockCase = async (tx: Tx, id: SupportCaseId): Promise<CaseRow | null> => {
  const [row] = await tx
    .select()
    .from(supportCases)
    .where(eq(supportCases.id, id))
    .for('no key update');
  return row ?? null;
};

export const insertCase = async (tx: Tx, row: NewCase): Promise<CaseRow> => {
  const [made] = await tx.insert(supportCases).values(row).returning();
  if (!made) throw new Error('the new case did not come back');
  return made;
};

export const updateCase = async (
  tx: Tx,
  id: SupportCaseId,
  changes: Partial<NewCase>,
): Promise<CaseRow> => {
  const [row] = await tx
    .update(supportCases)
    .set(changes)
    .where(eq(supportCases.id, id))
    .returning();
  if (!row) throw new Error(`case ${id} vanished`);
  return row;
};

export const insertMessage = async (tx: Tx, row: NewMessage): Promise<SupportMessageRow> => {
  const [made] = await tx.insert(supportMessages).values(row).returning();
  if (!made) throw new Error('the new message did not come back');
  return made;
};

/** The message that this user, or a visitor (null), sent under this client id. */
export const messageByClientId = async (
  db: Executor,
  authorId: UserId | null,
  clientMessageId: string,
): Promise<SupportMessageRow | null> => {
  const [row] = await db
    .select()
    .from(supportMessages)
    .where(
      and(
        authorId === null
          ? isNull(supportMessages.authorId)
          : eq(supportMessages.authorId, authorId),
        eq(supportMessages.clientMessageId, clientMessageId),
      ),
    );
  return row ?? null;
};

/** The bookings that these cases are, or once were, about. */
export const bookingsAskedAbout = async (
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

/** The first waiting question with a number above this one. */
export const questionAfter = async (
  db: Executor,
  { id, waitingFromId }: CaseRow,
  seq: number,
): Promise<SupportMessageRow | null> => {
  if (waitingFromId === null) return null;
  const [row] = await db
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
    .limit(1);
  return row ?? null;
};

export const messageBySeq = async (
  db: Executor,
  caseId: SupportCaseId,
  seq: number,
): Promise<SupportMessageRow | null> => {
  const [row] = await db
    .select()
    .from(supportMessages)
    .where(and(eq(supportMessages.caseId, caseId), eq(supportMessages.seq, seq)));
  return row ?? null;
};

/** When this user's messages since then were sent, newest first. */
export const sentSince = async (
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

/** When messages from this network since then were sent, newest first. */
export const lettersSince = async (
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

/** Locks a network, so that its messages are counted and written one after the other. */
export const lockNetwork = async (tx: Tx, network: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${network}, 7203116))`);
};

/** Locks the client id of a visitor's message, from any network. */
export const lockLetter = async (tx: Tx, clientMessageId: string): Promise<void> => {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${clientMessageId}, 7203117))`,
  );
};

interface Part {
  cursor?: number | undefined;
  limit: number;
}

/** Newest first, starting before the number `cursor`. */
export const messagesOf = (
  db: Executor,
  caseId: SupportCaseId,
  { cursor, limit }: Part,
): Promise<SupportMessageRow[]> =>
  db
    .select()
    .from(supportMessages)
    .where(
      and(
        eq(supportMessages.caseId, caseId),
        cursor === undefined ? undefined : lt(supportMessages.seq, sql`${cursor}::bigint`),
      ),
    )
    .orderBy(desc(supportMessages.seq))
    .limit(limit);

/** Answers after this number. */
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

const caseList = (db: Executor) =>
  db
    .select({ row: supportCases, last: supportMessages })
    .from(supportCases)
    .innerJoin(supportMessages, eq(supportMessages.id, supportCases.lastMessageId));

export const listedCase = async (db: Executor, id: SupportCaseId): Promise<ListedCase | null> => {
  const [found] = await caseList(db).where(eq(supportCases.id, id));
  return found ?? null;
};

/** Waiting cases, longest waiting first. */
export const waitingCases = (db: Executor, { cursor, limit }: Part): Promise<ListedCase[]> =>
  caseList(db)
    .where(
      and(
        eq(supportCases.state, 'waiting'),
        cursor === undefined ? undefined : gt(supportCases.waitingFromId, sql`${cursor}::bigint`),
      ),
    )
    .orderBy(asc(supportCases.waitingFromId))
    .limit(limit);

/** The other cases, latest message first. */
export const otherCases = (
  db: Executor,
  state: 'answered' | 'closed',
  { cursor, limit }: Part,
): Promise<ListedCase[]> =>
  caseList(db)
    .where(
      and(
        eq(supportCases.state, state),
        cursor === undefined ? undefined : lt(supportCases.lastMessageId, sql`${cursor}::bigint`),
      ),
    )
    .orderBy(desc(supportCases.lastMessageId))
    .limit(limit);

const isWaiting = and(eq(supportCases.state, 'waiting'), isNotNull(supportCases.waitingFromId));

/** Of the waiting cases, those started by another user that ever named a booking. */
export const waitingWithBooking = async (
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

/** The number of waiting cases, and since when the longest has waited; excludes `hidden`. */
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

/** What a user wrote to the team, oldest first, for their export. */
export const messagesBy = (db: Executor, userId: UserId) =>
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
