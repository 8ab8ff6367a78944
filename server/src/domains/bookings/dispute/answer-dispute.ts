import type { BookingId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import type { BookingRow } from '../tables.ts';
import { lockForParty } from '../transitions/lock-booking.ts';
import { disputeOf, updateDispute } from './dispute-queries.ts';

/**
 * The side that did not open the dispute tells its own story, once, while it is undecided. The same
 * words again answer the same. NOT_FOUND, INVALID_TRANSITION, REASON_REQUIRED, DISPUTE_ANSWERED.
 */
export const answerDispute = async (
  tx: Tx,
  viewer: Pick<Viewer, 'userId'>,
  id: BookingId,
  statement: string,
): Promise<BookingRow> => {
  const { row, party } = await lockForParty(tx, id, viewer.userId, { calendar: false });
  const dispute = row.status === 'disputed' ? await disputeOf(tx, id) : null;
  if (!dispute || dispute.openedBy === party) {
    return fail('INVALID_TRANSITION', { status: row.status });
  }
  if (statement === '') fail('REASON_REQUIRED', { field: 'statement' });
  if (dispute.statement === statement) return row;
  if (dispute.statement !== null) fail('DISPUTE_ANSWERED');
  await updateDispute(tx, id, { statement });
  return row;
};
