import type { BookingId, FileId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { attachFiles } from '../../files/service.ts';
import { refreshDays } from '../../guides/service.ts';
import { dropFee, reopenSettlement } from '../../payments/service.ts';
import { lockByTheClock } from '../deadlines/lock-by-the-clock.ts';
import { yieldToDispute } from '../emergency-claim/end-claim.ts';
import { rangeWith } from '../extension/extended-range.ts';
import { requireTransition } from '../policy.ts';
import type { BookingRow } from '../tables.ts';
import { tell } from '../transitions/record-event.ts';
import { move } from '../transitions/take-transition.ts';
import { disputeOf, insertDispute } from './dispute-queries.ts';
import { decideByOf } from './present-dispute.ts';

/** What a side says in a dispute, and what it shows for it. */
export interface Told {
  words: string;
  fileIds?: readonly FileId[] | undefined;
}

/** An extension that nobody has paid ends with the opening. */
const NO_EXTENSION = {
  extension: 'none',
  extensionMinutes: null,
  extensionPriceCents: null,
  extensionSince: null,
} as const;

/**
 * Either side opens the one dispute of a booking, or contests a no-show: its money stays in `held`, or
 * goes back there, until it is decided (docs/product/bookings.md, "Disputes"). Opening again what one
 * opened oneself answers the same. NOT_FOUND, REASON_REQUIRED, INVALID_TRANSITION, FILES_UNKNOWN.
 */
export const openDispute = async (
  tx: Tx,
  deps: Deps,
  viewer: Pick<Viewer, 'userId'>,
  id: BookingId,
  { words: reason, fileIds = [] }: Told,
): Promise<BookingRow> => {
  const { row, party, now } = await lockByTheClock(tx, deps, id, viewer.userId);
  if (row.status === 'disputed' && (await disputeOf(tx, id))?.openedBy === party) return row;
  const transition = requireTransition(row, 'open_dispute', party, now);
  if (reason === '') fail('REASON_REQUIRED', { field: 'reason' });
  await yieldToDispute(tx, deps, row);
  if (row.status === 'completed') await reopenSettlement(tx, deps, row.id);
  const moved = await move(
    tx,
    row,
    transition,
    { at: now, event: 'open_dispute', by: party, byUserId: viewer.userId, reason },
    {
      disputedAt: now,
      ...(row.extension === 'unpaid' ? { ...NO_EXTENSION, busy: rangeWith(row, 0) } : {}),
    },
  );
  // One that is paid waits for the decision.
  if (row.extension === 'unpaid')
    await dropFee(tx, deps, { bookingId: id, reason: 'open_dispute' });
  const disputeId = await insertDispute(tx, {
    bookingId: id,
    openedBy: party,
    openedAt: now,
    openedFrom: row.status,
    reason,
  });
  await attachFiles(tx, deps, {
    ids: fileIds,
    ownerId: viewer.userId,
    thing: 'dispute',
    thingId: disputeId,
  });
  await refreshDays(tx, deps, row.guideId, row.busy);
  await tell(tx, deps, moved, 'booking.disputed', { by: party, decideBy: decideByOf(moved) });
  return moved;
};
