import { getMonthStart } from '@tomoguide/contract/bookings/instant-booking';
import type { BookingId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { lockAfterDeadlines } from '../deadlines/lock-after-deadlines.ts';
import { carryOut } from '../effects/carry-out.ts';
import { requireTransition } from '../policy.ts';
import { loadWithdrawnGuides } from '../queries.ts';
import type { BookingRow } from '../tables.ts';

/**
 * Withdraws the guide from an instant booking (docs/product/bookings.md, "Instant booking"). The lock of
 * the guide's calendar makes sure that of two concurrent withdrawals only one succeeds. A retry is
 * idempotent. Throws INSTANT_WITHDRAWAL_USED for the second one of a month.
 */
export const withdrawInstant = async (
  tx: Tx,
  deps: Deps,
  viewer: Pick<Viewer, 'userId'>,
  id: BookingId,
): Promise<BookingRow> => {
  const { row, party, now } = await lockAfterDeadlines(tx, deps, id, viewer.userId);
  if (row.cancelKind === 'instant_withdrawn' && party === 'guide') return row;
  const transition = requireTransition(row, 'withdraw_instant', party, now);
  const withdrawn = await loadWithdrawnGuides(tx, [row.guideId], getMonthStart(now));
  if (withdrawn.has(row.guideId)) fail('INSTANT_WITHDRAWAL_USED');
  const step = { at: now, by: party, byUserId: viewer.userId };
  return (await carryOut(tx, deps, row, transition, step)).row;
};
