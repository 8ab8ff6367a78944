import type { BookingId, FileId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { attachFiles } from '../../files/service.ts';
import { lockAfterDeadlines } from '../deadlines/lock-after-deadlines.ts';
import { carryOut } from '../effects/carry-out.ts';
import { requireTransition } from '../policy.ts';
import { findDispute, updateDispute } from '../queries.ts';
import type { BookingRow } from '../tables.ts';
import { isSameFiles } from './dispute-files.ts';

/** The reason that the traveler or the guide gives for a dispute, with its files. */
export interface DisputeStatement {
  words: string;
  fileIds?: readonly FileId[] | undefined;
}

const attach = (
  tx: Tx,
  deps: Deps,
  disputeId: number,
  ownerId: Viewer['userId'],
  ids: readonly FileId[],
) => attachFiles(tx, deps, { ids, ownerId, thing: 'dispute', thingId: disputeId });

/**
 * Opens the booking's only dispute for the traveler or the guide, or contests a no-show
 * (docs/product/bookings.md, "Disputes"). A retry with the same reason is idempotent; if the user's start
 * code already opened the dispute without text, adds the reason. Throws NOT_FOUND, REASON_REQUIRED,
 * INVALID_TRANSITION, DISPUTE_ANSWERED, or FILES_UNKNOWN.
 */
export const openDispute = async (
  tx: Tx,
  deps: Deps,
  viewer: Pick<Viewer, 'userId'>,
  id: BookingId,
  { words: reason, fileIds = [] }: DisputeStatement,
): Promise<BookingRow> => {
  const { row, party, now } = await lockAfterDeadlines(tx, deps, id, viewer.userId);
  const dispute = row.status === 'disputed' ? await findDispute(tx, id) : null;
  if (dispute?.openedBy === party) {
    if (reason === '') fail('REASON_REQUIRED', { field: 'reason' });
    if (dispute.reason !== '') {
      // Rejected, because returning success for a different reason would silently drop it.
      const isSame =
        dispute.reason === reason && (await isSameFiles(tx, 'dispute', dispute.id, fileIds));
      return isSame ? row : fail('DISPUTE_ANSWERED');
    }
    await updateDispute(tx, id, { reason });
    await attach(tx, deps, dispute.id, viewer.userId, fileIds);
    return row;
  }
  const transition = requireTransition(row, 'open_dispute', party, now);
  if (reason === '') fail('REASON_REQUIRED', { field: 'reason' });
  const step = { at: now, by: party, byUserId: viewer.userId, reason };
  const opened = await carryOut(tx, deps, row, transition, step);
  if (fileIds.length > 0) {
    const { id: disputeId } = (await findDispute(tx, id)) ?? fail('NOT_FOUND');
    await attach(tx, deps, disputeId, viewer.userId, fileIds);
  }
  return opened.row;
};
