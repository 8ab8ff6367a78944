import type { GuidePorts } from '../guides/service.ts';
import { answersToRequests } from './answer/answer-queries.ts';
import { ownTourUids } from './calendar-export/feed-queries.ts';
import { haveBooking, overlapping } from './queries.ts';

/**
 * Queries for the guides domain: when guides are busy, which users have had bookings with each other, and
 * how fast a guide answers.
 */
export const guidePorts: Omit<
  GuidePorts,
  'haveExchangedMessages' | 'answersInConversations' | 'quotableReviews'
> = {
  heldRanges: async (db, guideIds, from, to) => {
    const rows = await overlapping(db, guideIds, { start: from, end: to });
    return rows.map(({ guideId, busy }) => ({ guideId, ...busy }));
  },
  ownTourUids,
  hasBookingWith: haveBooking,
  answersToRequests,
};
