import type { SystemMessageId, UserId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { loadUsersByIds } from '../../accounts/service.ts';
import {
  archive,
  deleteNotice,
  expire,
  lockNotice,
  MAX_PER_SUBJECT,
  markRead,
  type NoticeRow,
  type NoticesOf,
} from './queries.ts';
import { pushChanged } from './write-notices.ts';

/** Pushes changes of a user's notices to the user's other devices. */
const pushOwn = async (
  tx: Tx,
  deps: Deps,
  userId: UserId,
  rows: readonly NoticeRow[],
): Promise<void> => {
  if (rows.length > 0) pushChanged(tx, deps, rows, await loadUsersByIds(tx, [userId]));
};

/** Marks unread notices as read, and returns how many. Ignores IDs of other users' notices. */
export const markNoticesRead = async (
  tx: Tx,
  deps: Deps,
  userId: UserId,
  ids: readonly SystemMessageId[] | 'all',
): Promise<number> => {
  const rows = await markRead(tx, userId, ids, deps.clock.now());
  await pushOwn(tx, deps, userId, rows.slice(-MAX_PER_SUBJECT));
  return rows.length;
};

/** Expires the notices about one subject. */
export const expireNoticesAbout = async (
  tx: Tx,
  deps: Deps,
  userId: UserId,
  which: NoticesOf,
): Promise<void> => pushOwn(tx, deps, userId, await expire(tx, [userId], which, deps.clock.now()));

/**
 * Archives a notice, which also marks it as read; idempotent. Throws NOT_FOUND if the user has no such
 * notice.
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
  await pushOwn(tx, deps, userId, [archived]);
  return archived;
};

/** Deletes a notice. Throws NOT_FOUND if the user has no such notice. */
export const removeNotice = async (
  tx: Tx,
  deps: Deps,
  userId: UserId,
  id: SystemMessageId,
): Promise<void> => {
  const row = (await deleteNotice(tx, userId, id)) ?? fail('NOT_FOUND');
  await pushOwn(tx, deps, userId, [{ ...row, ...readFields(row, deps) }]);
};

/** Returns the changes that mark a notice as read; empty if it is already read. */
const readFields = ({ status, readAt }: NoticeRow, { clock }: Deps): Partial<NoticeRow> =>
  status === 'unread' ? { status: 'read', readAt: clock.now() } : { status, readAt };
