import type { BookingId, FileId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { attachFiles } from '../../files/service.ts';
import { lockAfterDeadlines } from '../deadlines/lock-after-deadlines.ts';
import { requireTransition } from '../policy.ts';
import type { BookingRow } from '../tables.ts';
import { beginDispute } from './begin-dispute.ts';
import { isSameFiles } from './dispute-files.ts';
import { disputeOf, updateDispute } from './dispute-queries.ts';

/** A side's reason for a dispute, with its files. */
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
 * Either side opens the only dispute of a booking, or contests a no-show (docs/product/bookings.md,
 * "Disputes"). A retry with the same reason is idempotent; if the user's start code opened the dispute
 * without text, the reason is added. Throws NOT_FOUND, REASON_REQUIRED, INVALID_TRANSITION,
 * DISPUTE_ANSWERED, or FILES_UNKNOWN.
 */
export const openDispute = async (
  tx: Tx,
  deps: Deps,
  viewer: Pick<Viewer, 'userId'>,
  id: BookingId,
  { words: reason, fileIds = [] }: DisputeStatement,
): Promise<BookingRow> => {
  const { row, party, now } = await lockAfterDeadlines(tx, deps, id, viewer.userId);
  const dispute = row.status === 'disputed' ? await disputeOf(tx, id) : null;
  if (dispute?.openedBy === party) {
    if (reason === '') fail('REASON_REQUIRED', { field: 'reason' });
    if (dispute.reason !== '') {
      // Accepting another reason would drop it silently.
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
  const begun = await beginDispute(tx, deps, row, transition, {
    at: now,
    event: 'open_dispute',
    by: party,
    byUserId: viewer.userId,
    reason,
  });
  await attach(tx, deps, begun.disputeId, viewer.userId, fileIds);
  return begun.row;
};
