import type { Booking } from '@tomoguide/contract/bookings/entities';
import { type BookingTab, isLive } from '@tomoguide/contract/bookings/statuses';
import type { ConversationEntry } from '@tomoguide/contract/messaging/entities';

/**
 * The display order: bookings awaiting an answer first, then running ones, then upcoming ones, each in the
 * order of the list.
 */
const ORDER: readonly BookingTab[] = ['pending-requests', 'ongoing', 'upcoming'];

/** Returns the paid bookings between the two users of a conversation that have not ended. */
export const listSharedBookings = (
  bookings: readonly Booking[],
  { viewerIs, guideId, other }: ConversationEntry['conversation'],
): Booking[] => {
  const isBetweenUsers = (booking: Booking) =>
    viewerIs === 'guide' ? booking.travelerId === other.id : booking.guideId === guideId;
  return bookings
    .filter((each) => isLive(each.status) && each.status !== 'pending' && isBetweenUsers(each))
    .toSorted((one, next) => ORDER.indexOf(one.tab) - ORDER.indexOf(next.tab));
};
