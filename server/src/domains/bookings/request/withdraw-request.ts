import type { TourRequestId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import type { RequestRow } from '../tables.ts';
import { endRequest, getSide, lockForParty, requireStep } from './end-request.ts';

/** Withdraws a tour request for the traveler. A retry is idempotent. Throws NOT_FOUND or REQUEST_NOT_OPEN. */
export const withdrawRequest = async (
  tx: Tx,
  deps: Deps,
  { userId }: Pick<Viewer, 'userId'>,
  id: TourRequestId,
): Promise<RequestRow> => {
  const row = await lockForParty(tx, id, userId);
  if (row.state === 'withdrawn' && row.travelerId === userId) return row;
  const step = requireStep(row, 'withdraw', getSide(row, userId), deps.clock.now());
  return endRequest(tx, deps, row, step, {}, 'tour_request.withdrawn', {});
};
