import type { GuideId, PatternCaseId, UserId } from '@tomoguide/contract/primitives';
import type { Deps } from '../../deps.ts';
import { patternBookings, patternCases } from '../../domains/bookings/tables.ts';
import { aBookingRow } from './bookings.ts';

interface Pair {
  guideId: GuideId;
  guideUserId: UserId;
  travelerId: UserId;
}

/** Inserts a suspicious pattern of a pair, with two bookings without money that were cancelled late. */
export const aPatternCase = async (t: { deps: Deps }, pair: Pair): Promise<PatternCaseId> => {
  const at = t.deps.clock.now();
  const [row] = await t.deps.db
    .insert(patternCases)
    .values({ ...pair, kind: 'pair', state: 'open', openedAt: at, waitingSince: at })
    .returning();
  if (!row) throw new Error('the case did not come back');
  for (const hours of [48, 72]) {
    const start = at.add({ hours });
    const { id: bookingId } = await aBookingRow(t, {
      ...pair,
      start,
      status: 'cancelled',
      paidAt: at,
      endedAt: start.subtract({ hours: 3 }),
    });
    await t.deps.db.insert(patternBookings).values({ caseId: row.id, bookingId });
  }
  return row.id;
};
