import type { SystemMessageId, UserId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import {
  archive,
  deleteNotice,
  expire,
  lockNotice,
  MOST_ABOUT_ONE,
  markRead,
  type NoticeRow,
  type NoticesOf,
} from './queries.ts';
import { pushNotice, timeZoneOf } from './tell.ts';

/**
 * Tells the person's other devices what became of notices. The specification knows one event for it:
 * what was archived or deleted is read as well.
 */
const pushChanged = async (
  tx: Tx,
  deps: Deps,
  userId: UserId,
  rows: readonly NoticeRow[],
): Promise<void> => {
  if (rows.length === 0) return;
  const timeZone = await timeZoneOf(tx, userId);
  for (const row of rows) {
    pushNotice(tx, deps, row, timeZone, (message) => ({
      type: 'system_message_read',
      payload: { action: 'marked_read', message },
    }));
  }
};

/** Marks unread notices as read; how many there were. Ids that are not theirs change nothing. */
export const readNotices = async (
  tx: Tx,
  deps: Deps,
  userId: UserId,
  ids: readonly SystemMessageId[] | 'all',
): Promise<number> => {
  const rows = await markRead(tx, userId, ids, deps.clock.now());
  await pushChanged(tx, deps, userId, rows.slice(-MOST_ABOUT_ONE));
  return rows.length;
};

/** What notices of one thing told of is over. */
export const endNotices = async (
  tx: Tx,
  deps: Deps,
  userId: UserId,
  which: NoticesOf,
): Promise<void> =>
  pushChanged(tx, deps, userId, await expire(tx, userId, which, deps.clock.now()));

/**
 * Puts a notice away; one that was unread is read with that, and what was put away stays as it is.
 * NOT_FOUND where it is not theirs.
 */
export const archiveNotice = async (
  tx: Tx,
  deps: Deps,
  userId: UserId,
  id: SystemMessageId,
): Promise<NoticeRow> => {
  const row = (await lockNotice(tx, userId, id)) ?? fail('NOT_FOUND');
  if (row.status === 'archived') return row;
  const archived = (await archive(tx, row, deps.clock.now())) ?? fail('NOT_FOUND');
  await pushChanged(tx, deps, userId, [archived]);
  return archived;
};

/** NOT_FOUND where it is not theirs, or was deleted before. */
export const removeNotice = async (
  tx: Tx,
  deps: Deps,
  userId: UserId,
  id: SystemMessageId,
): Promise<void> => {
  const row = (await deleteNotice(tx, userId, id)) ?? fail('NOT_FOUND');
  await pushChanged(tx, deps, userId, [{ ...row, ...readAs(row, deps) }]);
};

/** What is gone is unread no more. */
const readAs = ({ status, readAt }: NoticeRow, { clock }: Deps): Partial<NoticeRow> =>
  status === 'unread' ? { status: 'read', readAt: clock.now() } : { status, readAt };
