import type { BookingId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { attachFiles } from '../../files/service.ts';
import { lockAfterDeadlines } from '../deadlines/lock-after-deadlines.ts';
import { findDispute, updateDispute } from '../queries.ts';
import type { BookingRow } from '../tables.ts';
import { recordBookingEvent } from '../transitions/record-event.ts';
import { isSameFiles } from './dispute-files.ts';
import type { DisputeStatement } from './open-dispute.ts';

/**
 * Submits the only statement of the party that did not open an undecided dispute. A retry with the same
 * statement is idempotent. Throws NOT_FOUND, INVALID_TRANSITION, REASON_REQUIRED, DISPUTE_ANSWERED, or
 * FILES_UNKNOWN.
 */
export const answerDispute = async (
  tx: Tx,
  deps: Deps,
  viewer: Pick<Viewer, 'userId'>,
  id: BookingId,
  { words: statement, fileIds = [] }: DisputeStatement,
): Promise<BookingRow> => {
  const { row, party } = await lockAfterDeadlines(tx, deps, id, viewer.userId);
  const dispute = row.status === 'disputed' ? await findDispute(tx, id) : null;
  if (!dispute || dispute.openedBy === party) {
    return fail('INVALID_TRANSITION', { status: row.status });
  }
  if (statement === '') fail('REASON_REQUIRED', { field: 'statement' });
  if (dispute.statement !== null) {
    const isSame =
      dispute.statement === statement &&
      (await isSameFiles(tx, 'dispute_answer', dispute.id, fileIds));
    return isSame ? row : fail('DISPUTE_ANSWERED');
  }
  await updateDispute(tx, id, { statement });
  await attachFiles(tx, deps, {
    ids: fileIds,
    ownerId: viewer.userId,
    thing: 'dispute_answer',
    thingId: dispute.id,
  });
  await recordBookingEvent(tx, deps, row, 'booking.dispute_answered', { by: party });
  return row;
};
