import type { FileId } from '@tomoguide/contract/primitives';
import type { Executor } from '../../../database/database.ts';
import type { Viewer } from '../../../deps.ts';
import { loadAttachedFiles } from '../../files/service.ts';
import { findBookingById } from '../queries.ts';
import { findDisputeBookingId } from './dispute-queries.ts';

/** Returns true if exactly these files are attached to the statement. */
export const isSameFiles = async (
  db: Executor,
  thing: 'dispute' | 'dispute_answer',
  disputeId: number,
  ids: readonly FileId[],
): Promise<boolean> => {
  const there = (await loadAttachedFiles(db, thing, [disputeId])).get(disputeId) ?? [];
  const attached = new Set<FileId>(there.map(({ id }) => id));
  return attached.size === new Set(ids).size && ids.every((id) => attached.has(id));
};

/** Returns whether the user can open the files of a dispute: the traveler, the guide and staff can. */
export const mayOpenDispute = async (
  db: Executor,
  disputeId: number,
  viewer: Viewer,
): Promise<boolean> => {
  const bookingId = await findDisputeBookingId(db, disputeId);
  const row = bookingId === null ? null : await findBookingById(db, bookingId);
  if (!row) return false;
  return viewer.isStaff || [row.travelerId, row.guideUserId].includes(viewer.userId);
};
