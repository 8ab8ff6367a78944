import type {
  RelatedEntity,
  SystemMessageStatus,
  SystemMessageType,
} from '@tomoguide/contract/notifications/entities';
import type { SystemMessageId, UserId } from '@tomoguide/contract/primitives';
import { and, count, desc, eq, gt, isNull, ne, or, type SQL } from 'drizzle-orm';
import { isAnyOf } from '../../../database/conditions.ts';
import type { Executor, Tx } from '../../../database/database.ts';
import { systemMessages } from '../tables.ts';

export type NoticeRow = typeof systemMessages.$inferSelect;

/** Notices about one thing, or marked at once, which are shown at most. */
export const MOST_ABOUT_ONE = 100;

export const insertNotices = (
  tx: Tx,
  rows: readonly (typeof systemMessages.$inferInsert)[],
): Promise<NoticeRow[]> =>
  tx
    .insert(systemMessages)
    .values([...rows])
    .returning();

interface Wanted {
  status?: SystemMessageStatus | undefined;
  type?: SystemMessageType | undefined;
  includeExpired: boolean;
  now: Temporal.Instant;
}

const wanted = (userId: UserId, { status, type, includeExpired, now }: Wanted): SQL | undefined =>
  and(
    eq(systemMessages.userId, userId),
    status ? eq(systemMessages.status, status) : ne(systemMessages.status, 'archived'),
    type && eq(systemMessages.type, type),
    includeExpired
      ? undefined
      : or(isNull(systemMessages.expiresAt), gt(systemMessages.expiresAt, now)),
  );

/** A page of somebody's notices, the newest first. */
export const noticesOf = (
  db: Executor,
  userId: UserId,
  which: Wanted,
  { page, limit }: { page: number; limit: number },
): Promise<NoticeRow[]> =>
  db
    .select()
    .from(systemMessages)
    .where(wanted(userId, which))
    .orderBy(desc(systemMessages.id))
    .limit(limit)
    .offset((page - 1) * limit);

export const countNotices = (db: Executor, userId: UserId, which: Wanted): Promise<number> =>
  db.$count(systemMessages, wanted(userId, which));

const own = (userId: UserId, id: SystemMessageId) =>
  and(eq(systemMessages.userId, userId), eq(systemMessages.id, id));

/** Null where it is not theirs. */
export const noticeOf = async (
  db: Executor,
  userId: UserId,
  id: SystemMessageId,
): Promise<NoticeRow | null> => {
  const [row] = await db.select().from(systemMessages).where(own(userId, id));
  return row ?? null;
};

/** Unread ones that are not over. */
export const countUnread = (db: Executor, userId: UserId, now: Temporal.Instant): Promise<number> =>
  countNotices(db, userId, { status: 'unread', includeExpired: false, now });

/** Marks unread ones as read, those named or all; the rows that this changed. */
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
        ids === 'all' ? undefined : isAnyOf(systemMessages.id, ids),
      ),
    )
    .returning();

/** Null where it was deleted meanwhile. */
export const archive = async (
  tx: Tx,
  row: NoticeRow,
  now: Temporal.Instant,
): Promise<NoticeRow | null> => {
  const [archived] = await tx
    .update(systemMessages)
    .set({ status: 'archived', readAt: row.readAt ?? now })
    .where(eq(systemMessages.id, row.id))
    .returning();
  return archived ?? null;
};

/** False where there is none of theirs. */
export const deleteNotice = async (
  tx: Tx,
  userId: UserId,
  id: SystemMessageId,
): Promise<boolean> => {
  const rows = await tx
    .delete(systemMessages)
    .where(own(userId, id))
    .returning({ id: systemMessages.id });
  return rows.length > 0;
};

export const noticesAbout = (
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
    .limit(MOST_ABOUT_ONE);

export const countByKind = (db: Executor, userId: UserId) =>
  db
    .select({ status: systemMessages.status, type: systemMessages.type, count: count() })
    .from(systemMessages)
    .where(eq(systemMessages.userId, userId))
    .groupBy(systemMessages.status, systemMessages.type);
