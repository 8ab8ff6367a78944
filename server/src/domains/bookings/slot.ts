import type { BookingId, GuideId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import { lockGuide } from '../guides/service.ts';
import { letTimePass } from './commands/let-time-pass.ts';
import { overlapping, type Range } from './queries.ts';

export interface Slot {
  guideId: GuideId;
  /** Who wants it. */
  travelerId: number;
  range: Range;
}

/** In whose way the wish is: `bookingId` where it is the traveler's own unpaid booking. */
export interface Taken {
  bookingId?: number;
}

/** Who holds any of this range, and the holds on it that are over but still stand there. */
const holders = async (tx: Tx, deps: Deps, slot: Slot) => {
  const now = deps.clock.now();
  const over: BookingId[] = [];
  let taken: Taken | null = null;
  for (const row of await overlapping(tx, [slot.guideId], slot.range)) {
    const unpaid = row.status === 'pending';
    if (unpaid && row.deadlineAt && Temporal.Instant.compare(row.deadlineAt, now) <= 0) {
      over.push(row.id as BookingId);
    } else taken = unpaid && row.travelerId === slot.travelerId ? { bookingId: row.id } : {};
  }
  return { taken, over };
};

/**
 * Who holds any of this range at a glance, without a lock: of hundreds who want one slot those who
 * come after it is gone need not wait in line to read so.
 */
export const glanceAtSlot = async (tx: Tx, deps: Deps, slot: Slot): Promise<Taken | null> =>
  (await holders(tx, deps, slot)).taken;

/**
 * Locks the guide's calendar until the transaction ends and tells who holds any of this range; null:
 * nobody. A hold that ended unpaid is in nobody's way, whether or not its timer has run.
 */
export const lookAtSlot = async (tx: Tx, deps: Deps, slot: Slot): Promise<Taken | null> => {
  await lockGuide(tx, slot.guideId);
  const { taken, over } = await holders(tx, deps, slot);
  for (const id of over) await letTimePass(tx, deps, id);
  return taken;
};
