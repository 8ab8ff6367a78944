import type { GuidePorts } from '../guides/service.ts';
import { haveBooking, overlapping } from './queries.ts';

/** What guides asks of bookings: the time they hold, and who has dealings with whom. */
export const guidePorts: Omit<GuidePorts, 'haveTalked'> = {
  heldRanges: async (db, guideIds, from, to) => {
    const rows = await overlapping(db, guideIds, { start: from, end: to });
    return rows.map(({ guideId, busy }) => ({ guideId, ...busy }));
  },
  hasDealings: haveBooking,
};
