import type { Party } from '@tomoguide/contract/bookings/booking-facts';
import { formatBookingNumber } from '@tomoguide/contract/bookings/booking-number';
import type { BookingTab } from '@tomoguide/contract/bookings/statuses';
import type { BookingId } from '@tomoguide/contract/primitives';

/** Returns the path of a tab of the trips page; the first tab needs no query parameter. */
export const tripsPath = (tab: BookingTab): string =>
  tab === 'pending-requests' ? '/dashboard' : `/dashboard?tab=${tab}`;

/**
 * Returns the path of a booking on the traveler's or the guide's dashboard. The page itself selects the
 * tab.
 */
export const bookingPath = (side: Party, id: BookingId): string =>
  `${side === 'guide' ? '/guide-dashboard' : '/dashboard'}#${formatBookingNumber(id)}`;
