import type { AnnouncementId } from '@tomoguide/contract/primitives';
import { and, desc, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import { isBefore } from '../../../database/conditions.ts';
import type { Executor, Tx } from '../../../database/database.ts';
import { firstRow, onlyRow } from '../../../database/single-row.ts';
import type { NoticeRow } from '../inbox/queries.ts';
import { type AnnouncementRow, announcements, systemMessages } from '../tables.ts';

export const insertAnnouncement = (
  tx: Tx,
  row: typeof announcements.$inferInsert,
): Promise<AnnouncementRow> => onlyRow(tx.insert(announcements).values(row).returning());

/**
 * Locks the announcement until the transaction ends. Both sending it to the next users and withdrawing it
 * take this lock.
 */
export const lockAnnouncement = (tx: Tx, id: AnnouncementId): Promise<AnnouncementRow | null> =>
  firstRow(tx.select().from(announcements).where(eq(announcements.id, id)).for('no key update'));

export const updateAnnouncement = (
  tx: Tx,
  id: AnnouncementId,
  changes: Partial<AnnouncementRow>,
): Promise<AnnouncementRow> =>
  onlyRow(tx.update(announcements).set(changes).where(eq(announcements.id, id)).returning());

/** Returns announcements, newest first. */
export const listLatestAnnouncements = (
  db: Executor,
  { cursor, limit }: { cursor?: number | undefined; limit: number },
): Promise<AnnouncementRow[]> =>
  db
    .select()
    .from(announcements)
    .where(isBefore(announcements.id, cursor))
    .orderBy(desc(announcements.id))
    .limit(limit);

/** Expires the next copies of an announcement that have not expired, and returns them. */
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
