import type {
  RelatedEntity,
  SystemMessageStatus,
  SystemMessageType,
} from '@tomoguide/contract/notifications/entities';
import type { ImportedCalendarId, SystemMessageId, UserId } from '@tomoguide/contract/primitives';
import { and, count, desc, eq, gt, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { isAnyOf, isBefore } from '../../../database/conditions.ts';
import type { Executor, Tx } from '../../../database/database.ts';
import { firstRow } from '../../../database/single-row.ts';
import { buildPushInsert, type PushedNotices } from '../push/push-queries.ts';
import { systemMessages } from '../tables.ts';
import type { NoticeKind } from './kinds.ts';

export type NoticeRow = typeof systemMessages.$inferSelect;

/** Maximum number of notices that are returned about one subject, or pushed in one event. */
export const MAX_PER_SUBJECT = 100;

export type NewNotice = typeof systemMessages.$inferInsert;

const buildNoticeInsert = (tx: Tx, rows: readonly NewNotice[]) =>
  tx
    .insert(systemMessages)
    .values([...rows])
    .returning();

/** Defines the pushes of notices that the same statement writes. */
const definePushes = (tx: Tx, pushed: PushedNotices) =>
  tx.$with('pushed', {}).as(buildPushInsert('written', pushed));

/** Writes notices, and their pushes in the same statement. */
export const insertNotices = async (
  tx: Tx,
  rows: readonly NewNotice[],
  pushed: PushedNotices,
): Promise<NoticeRow[]> => {
  if (rows.length === 0) return [];
  const written = tx.$with('written').as(buildNoticeInsert(tx, rows));
  return tx.with(written, definePushes(tx, pushed)).select().from(written).orderBy(written.id);
};

interface NoticeFilter {
  status?: SystemMessageStatus | undefined;
  type?: SystemMessageType | undefined;
  includeExpired: boolean;
  now: Temporal.Instant;
}

const matchesFilter = (
  userId: UserId,
  { status, type, includeExpired, now }: NoticeFilter,
): SQL | undefined =>
  and(
    eq(systemMessages.userId, userId),
    status ? eq(systemMessages.status, status) : ne(systemMessages.status, 'archived'),
    type && eq(systemMessages.type, type),
    includeExpired
      ? undefined
      : or(isNull(systemMessages.expiresAt), gt(systemMessages.expiresAt, now)),
  );

interface Place {
  page: number;
  limit: number;
  /** Keyset cursor: only notices with an ID below this are returned. */
  cursor?: SystemMessageId | undefined;
}

/** Returns a page of a user's notices, newest first, and whether there are more. */
export const listNotices = async (
  db: Executor,
  userId: UserId,
  which: NoticeFilter,
  { page, limit, cursor }: Place,
): Promise<{ rows: NoticeRow[]; nextCursor: SystemMessageId | null }> => {
  const found = await db
    .select()
    .from(systemMessages)
    .where(and(matchesFilter(userId, which), isBefore(systemMessages.id, cursor)))
    .orderBy(desc(systemMessages.id))
    .limit(limit + 1)
    .offset((page - 1) * limit);
  const rows = found.slice(0, limit);
  return { rows, nextCursor: found.length > limit ? (rows.at(-1)?.id ?? null) : null };
};

export const countNotices = (db: Executor, userId: UserId, which: NoticeFilter): Promise<number> =>
  db.$count(systemMessages, matchesFilter(userId, which));

const ownNoticeCondition = (userId: UserId, id: SystemMessageId) =>
  and(eq(systemMessages.userId, userId), eq(systemMessages.id, id));

/** Returns a notice; null if the user has no notice with this ID. */
export const findNotice = (
  db: Executor,
  userId: UserId,
  id: SystemMessageId,
): Promise<NoticeRow | null> =>
  firstRow(db.select().from(systemMessages).where(ownNoticeCondition(userId, id)));

/** Returns the user's notice and locks it until the transaction ends; null if there is none. */
export const lockNotice = (
  tx: Tx,
  userId: UserId,
  id: SystemMessageId,
): Promise<NoticeRow | null> =>
  firstRow(tx.select().from(systemMessages).where(ownNoticeCondition(userId, id)).for('update'));

/** Counts the user's unread notices that have not expired. */
export const countUnread = (db: Executor, userId: UserId, now: Temporal.Instant): Promise<number> =>
  countNotices(db, userId, { status: 'unread', includeExpired: false, now });

/**
 * Batch size for marking all notices as read, because marking a year's notices at once would lock their
 * rows for too long.
 */
export const BATCH_SIZE = 500;

const buildNextUnreadQuery = (tx: Tx, userId: UserId) =>
  tx
    .select({ id: systemMessages.id })
    .from(systemMessages)
    .where(and(eq(systemMessages.userId, userId), eq(systemMessages.status, 'unread')))
    .orderBy(systemMessages.id)
    .limit(BATCH_SIZE);

/**
 * Marks unread notices as read: those with the given IDs, or the next batch of all of them. Returns the
 * changed rows.
 */
export const markRead = (
  tx: Tx,
  userId: UserId,
  ids: readonly SystemMessageId[] | 'all',
  now: Temporal.Instant,
): Promise<NoticeRow[]> =>
  tx
    .update(systemMessages)
    .set({ status: 'read', readAt: now })
    .where(
      and(
        eq(systemMessages.userId, userId),
        eq(systemMessages.status, 'unread'),
        ids === 'all'
          ? inArray(systemMessages.id, buildNextUnreadQuery(tx, userId))
          : isAnyOf(systemMessages.id, ids),
      ),
    )
    .returning();

/** Archives a notice; returns null if it was deleted in the meantime. */
export const archive = (tx: Tx, row: NoticeRow, now: Temporal.Instant): Promise<NoticeRow | null> =>
  firstRow(
    tx
      .update(systemMessages)
      .set({ status: 'archived', readAt: row.readAt ?? now })
      .where(eq(systemMessages.id, row.id))
      .returning(),
  );

/** Deletes a notice and returns it; returns null if the user has no notice with this ID. */
export const deleteNotice = (
  tx: Tx,
  userId: UserId,
  id: SystemMessageId,
): Promise<NoticeRow | null> =>
  firstRow(tx.delete(systemMessages).where(ownNoticeCondition(userId, id)).returning());

export const listNoticesAbout = (
  db: Executor,
  userId: UserId,
  type: RelatedEntity,
  id: number,
): Promise<NoticeRow[]> =>
  db
    .select()
    .from(systemMessages)
    .where(
      and(
        eq(systemMessages.userId, userId),
        eq(systemMessages.relatedType, type),
        eq(systemMessages.relatedId, id),
      ),
    )
    .orderBy(desc(systemMessages.id))
    .limit(MAX_PER_SUBJECT);

export const countByKind = (db: Executor, userId: UserId) =>
  db
    .select({ status: systemMessages.status, type: systemMessages.type, count: count() })
    .from(systemMessages)
    .where(eq(systemMessages.userId, userId))
    .groupBy(systemMessages.status, systemMessages.type);

/** Notices of these kinds about an imported calendar, or about another subject. */
export type NoticesOf = { kinds: readonly NoticeKind[] } & (
  | { calendarId: ImportedCalendarId }
  | {
      about: { type: RelatedEntity; id: number };
      /** Limits them to the notices about this extra cost of the booking. */
      cost?: number | undefined;
    }
);

const matches = (which: NoticesOf): SQL | undefined =>
  and(
    sql`${systemMessages.kind} = any (${sql.param([...which.kinds])}::text[])`,
    'about' in which
      ? and(
          eq(systemMessages.relatedType, which.about.type),
          eq(systemMessages.relatedId, which.about.id),
          which.cost === undefined
            ? undefined
            : sql`(${systemMessages.params} ->> 'cost')::int = ${which.cost}`,
        )
      : sql`(${systemMessages.params} ->> 'calendarId')::int = ${which.calendarId}`,
  );

const buildNoticeExpiry = (
  tx: Tx,
  userIds: readonly UserId[],
  which: NoticesOf,
  now: Temporal.Instant,
) =>
  tx
    .update(systemMessages)
    .set({ expiresAt: now })
    .where(
      and(
        isAnyOf(systemMessages.userId, userIds),
        matches(which),
        or(isNull(systemMessages.expiresAt), gt(systemMessages.expiresAt, now)),
      ),
    )
    .returning();

/** Expires these notices, and returns those that had not already expired. */
export const expire = (
  tx: Tx,
  userIds: readonly UserId[],
  which: NoticesOf,
  now: Temporal.Instant,
): Promise<NoticeRow[]> => buildNoticeExpiry(tx, userIds, which, now);

/** Expires earlier notices and writes new ones in one statement, so that none of the new notices expires. */
export const expireAndInsert = async (
  tx: Tx,
  userIds: readonly UserId[],
  which: NoticesOf,
  rows: readonly NewNotice[],
  pushed: PushedNotices,
): Promise<{ expired: NoticeRow[]; written: NoticeRow[] }> => {
  const now = pushed.createdAt;
  if (rows.length === 0) return { expired: await expire(tx, userIds, which, now), written: [] };
  const expired = tx.$with('expired').as(buildNoticeExpiry(tx, userIds, which, now));
  const written = tx.$with('written').as(buildNoticeInsert(tx, rows));
  // No row is in both, so this returns the rows of both.
  const all = await tx
    .with(expired, written, definePushes(tx, pushed))
    .select()
    .from(expired)
    .fullJoin(written, eq(written.id, expired.id));
  return {
    expired: all.flatMap((row) => row.expired ?? []),
    written: all.flatMap((row) => row.written ?? []),
  };
};

/** Returns all notices of a user, newest first, for the user's data export. */
export const listAllNotices = (db: Executor, userId: UserId): Promise<NoticeRow[]> =>
  db
    .select()
    .from(systemMessages)
    .where(eq(systemMessages.userId, userId))
    .orderBy(desc(systemMessages.id));

export const deleteNotices = async (tx: Tx, userId: UserId): Promise<void> => {
  await tx.delete(systemMessages).where(eq(systemMessages.userId, userId));
};
