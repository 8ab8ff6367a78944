import type { BookingId, GuideId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import { fail } from '../../failure.ts';
import { lockGuide } from '../guides/service.ts';
import { letTimePass } from './commands/let-time-pass.ts';
import { overlapping, type Range } from './queries.ts';

/**
 * Makes sure that this range of the guide's time is free, and stays so until the transaction ends. A
 * hold that ended unpaid is in nobody's way, whether or not its timer has run. SLOT_TAKEN, with the
 * booking's id where it is the traveler's own unpaid one.
 */
export const takeSlot = async (
  tx: Tx,
  deps: Deps,
  slot: { guideId: GuideId; travelerId: number; range: Range },
): Promise<void> => {
  await lockGuide(tx, slot.guideId);
  const now = deps.clock.now();
  for (const row of await overlapping(tx, [slot.guideId], slot.range)) {
    const ended =
      row.status === 'pending' &&
      row.deadlineAt !== null &&
      Temporal.Instant.compare(row.deadlineAt, now) <= 0;
    if (!ended) {
      const own = row.travelerId === slot.travelerId && row.status === 'pending';
      fail('SLOT_TAKEN', own ? { bookingId: row.id } : undefined);
    }
    await letTimePass(tx, deps, row.id as BookingId);
  }
};
