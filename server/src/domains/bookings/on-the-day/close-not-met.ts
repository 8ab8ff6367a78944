import type { BookingId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { recordStaffAction, requireOthersCase } from '../../audit/service.ts';
import { lockBooking, updateBooking } from '../queries.ts';

/** Closes the case of two who had not met; a repeated call has no effect. Throws NOT_FOUND or OWN_CASE. */
export const closeNotMet = async (
  tx: Tx,
  deps: Deps,
  viewer: Pick<Viewer, 'userId'>,
  id: BookingId,
): Promise<void> => {
  const row = (await lockBooking(tx, id)) ?? fail('NOT_FOUND');
  requireOthersCase(viewer, [row.travelerId, row.guideUserId]);
  if (row.notMetSince === null) return;
  await updateBooking(tx, id, { notMetSince: null, notMetBy: null });
  await recordStaffAction(tx, {
    staffId: viewer.userId,
    at: deps.clock.now(),
    action: 'close_not_met',
    subject: { kind: 'booking', id },
    reason: null,
    before: { status: 'open' },
    after: { status: 'closed' },
  });
};
