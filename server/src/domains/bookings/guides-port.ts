import type { GuidePorts } from '../guides/service.ts';
import { answersToRequests } from './answer/answer-queries.ts';
import { listOwnTourUids } from './calendar-export/feed-queries.ts';
import { haveBooking, listOverlappingBookings } from './queries.ts';

/**
 * Queries for the guides domain: when guides are busy, which users have had bookings with each other, and
 * how fast a guide answers.
 */
export const guidePorts: Omit<
  GuidePorts,
  'haveExchangedMessages' | 'answersInConversations' | 'blockedWith' | 'quotableReviews'
> = {
  heldRanges: async (db, guideIds, from, to) => {
    const rows = await listOverlappingBookings(db, guideIds, { start: from, end: to });
    return rows.map(({ guideId, busy }) => ({ guideId, ...busy }));
  },
  ownTourUids: listOwnTourUids,
  hasBookingWith: haveBooking,
  answersToRequests,
};
