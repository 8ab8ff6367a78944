import type { RejectReason } from '@tomoguide/contract/bookings/reject-reasons';
import type { TourRequestId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import type { RequestRow } from '../tables.ts';
import { endRequest, getSide, lockForParty, requireStep } from './end-request.ts';

/**
 * Rejects a tour request for the guide, with a reason that the traveler can read. A retry is idempotent.
 * Throws NOT_FOUND for other users, REQUEST_NOT_OPEN, or REASON_REQUIRED (`other` without text).
 */
export const rejectRequest = async (
  tx: Tx,
  deps: Deps,
  { userId }: Pick<Viewer, 'userId'>,
  id: TourRequestId,
  why: { rejectReason: RejectReason; reason: string | null },
): Promise<RequestRow> => {
  const row = await lockForParty(tx, id, userId);
  if (row.state === 'rejected' && row.guideUserId === userId) return row;
  const step = requireStep(row, 'reject', getSide(row, userId), deps.clock.now());
  if (why.rejectReason === 'other' && !why.reason) fail('REASON_REQUIRED', { field: 'reason' });
  return endRequest(tx, deps, row, step, why, 'tour_request.rejected', why);
};
