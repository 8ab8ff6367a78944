import type { Booking } from '@tomoguide/contract/bookings/entities';
import { isLive } from '@tomoguide/contract/bookings/statuses';
import type { ConversationEntry } from '@tomoguide/contract/messaging/entities';

/**
 * The position of a booking: running, today's, waiting for the reader's answer, upcoming, over without a
 * confirmed start, waiting for the guide (docs/product/messages.md, "Bookings in sight").
 */
const getPlace = (booking: Booking): number => {
  const { tab, can, daysAway, scheduledEndTime } = booking;
  if (tab === 'ongoing') return 0;
  if (tab === 'pending-requests') return can.includes('accept') ? 2 : 5;
  const isOver = Temporal.Instant.compare(scheduledEndTime, Temporal.Now.instant()) <= 0;
  if (isOver) return 4;
  return daysAway === 0 ? 1 : 3;
};

/** Returns the paid bookings between the two users of a conversation that have not ended, in display order. */
export const listSharedBookings = (
  bookings: readonly Booking[],
  { viewerIs, guideId, other }: ConversationEntry['conversation'],
): Booking[] => {
  const isBetweenUsers = (booking: Booking) =>
    viewerIs === 'guide' ? booking.travelerId === other.id : booking.guideId === guideId;
  return bookings
    .filter((each) => isLive(each.status) && each.status !== 'pending' && isBetweenUsers(each))
    .toSorted((one, next) => getPlace(one) - getPlace(next));
};
