import type { AnnouncementId } from '@tomoguide/contract/primitives';
import { and, desc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../../database/database.ts';
import type { NoticeRow } from '../inbox/queries.ts';
import { type AnnouncementRow, announcements, systemMessages } from '../tables.ts';

export const insertAnnouncement = async (
  tx: Tx,
  row: typeof announcements.$inferInsert,
): Promise<AnnouncementRow> => {
  const [inserted] = await tx.insert(announcements).values(row).returning();
  if (!inserted) throw new Error('an announcement was not written');
  return inserted;
};

/** Locked until the transaction ends; sending to the next users and withdrawing both take this lock. */
export const lockAnnouncement = async (
  tx: Tx,
  id: AnnouncementId,
): Promise<AnnouncementRow | null> => {
  const [row] = await tx
    .select()
    .from(announcements)
    .where(eq(announcements.id, id))
    .for('no key update');
  return row ?? null;
};

export const updateAnnouncement = async (
  tx: Tx,
  id: AnnouncementId,
  changes: Partial<AnnouncementRow>,
): Promise<AnnouncementRow> => {
  const [row] = await tx
    .update(announcements)
    .set(changes)
    .where(eq(announcements.id, id))
    .returning();
  if (!row) throw new Error(`announcement ${id} vanished`);
  return row;
};

/** Newest first. */
export const latestAnnouncements = (
  db: Executor,
  { cursor, limit }: { cursor?: number | undefined; limit: number },
): Promise<AnnouncementRow[]> =>
  db
    .select()
    .from(announcements)
    .where(cursor === undefined ? undefined : lt(announcements.id, sql`${cursor}::bigint`))
    .orderBy(desc(announcements.id))
    .limit(limit);

/** Expires the next unexpired copies of an announcement and returns them. */
export const endCopies = (
  tx: Tx,
  id: AnnouncementId,
  at: Temporal.Instant,
  limit: number,
): Promise<NoticeRow[]> =>
  tx
    .update(systemMessages)
    .set({ expiresAt: at })
    .where(
      inArray(
        systemMessages.id,
        tx
          .select({ id: systemMessages.id })
          .from(systemMessages)
          .where(
            and(
              eq(systemMessages.announcementId, id),
              or(isNull(systemMessages.expiresAt), gt(systemMessages.expiresAt, at)),
            ),
          )
          .limit(limit),
      ),
    )
    .returning();
