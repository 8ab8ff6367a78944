import type { BookingId, GuideId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import { lockGuide } from '../guides/service.ts';
import { letTimePass } from './commands/let-time-pass.ts';
import { overlapping, type Range } from './queries.ts';

/** In whose way the wish is: `bookingId` where it is the traveler's own unpaid booking. */
export interface Taken {
  bookingId?: number;
}

/**
 * Locks the guide's calendar until the transaction ends and tells who holds any of this range; null:
 * nobody. A hold that ended unpaid is in nobody's way, whether or not its timer has run.
 */
export const lookAtSlot = async (
  tx: Tx,
  deps: Deps,
  slot: { guideId: GuideId; travelerId: number; range: Range },
): Promise<Taken | null> => {
  await lockGuide(tx, slot.guideId);
  const now = deps.clock.now();
  for (const row of await overlapping(tx, [slot.guideId], slot.range)) {
    const unpaid = row.status === 'pending';
    const ended =
      unpaid && row.deadlineAt !== null && Temporal.Instant.compare(row.deadlineAt, now) <= 0;
    if (!ended) return unpaid && row.travelerId === slot.travelerId ? { bookingId: row.id } : {};
    await letTimePass(tx, deps, row.id as BookingId);
  }
  return null;
};
