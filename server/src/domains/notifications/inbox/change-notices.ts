import type { SystemMessageId, UserId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import {
  archive,
  deleteNotice,
  MOST_ABOUT_ONE,
  markRead,
  type NoticeRow,
  noticeOf,
} from './queries.ts';
import { pushNotice, timeZoneOf } from './tell.ts';

/**
 * Marks unread notices as read, and tells the person's other devices; how many there were. Ids that are
 * not theirs change nothing.
 */
export const readNotices = async (
  tx: Tx,
  deps: Deps,
  userId: UserId,
  ids: readonly SystemMessageId[] | 'all',
): Promise<number> => {
  const rows = await markRead(tx, userId, ids, deps.clock.now());
  const timeZone = rows.length > 0 ? await timeZoneOf(tx, userId) : null;
  for (const row of rows.slice(-MOST_ABOUT_ONE)) {
    pushNotice(tx, deps, row, timeZone, (message) => ({
      type: 'system_message_read',
      payload: { action: 'marked_read', message },
    }));
  }
  return rows.length;
};

/** Puts a notice away; one that was unread is read with that. NOT_FOUND where it is not theirs. */
export const archiveNotice = async (
  tx: Tx,
  deps: Deps,
  userId: UserId,
  id: SystemMessageId,
): Promise<NoticeRow> => {
  await readNotices(tx, deps, userId, [id]);
  const row = (await noticeOf(tx, userId, id)) ?? fail('NOT_FOUND');
  return (await archive(tx, row, deps.clock.now())) ?? fail('NOT_FOUND');
};

/** NOT_FOUND where it is not theirs, or was deleted before. */
export const removeNotice = async (tx: Tx, userId: UserId, id: SystemMessageId): Promise<void> => {
  if (!(await deleteNotice(tx, userId, id))) fail('NOT_FOUND');
};
