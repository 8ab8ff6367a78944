import type { Party } from '@tomoguide/contract/bookings/booking-facts';
import { bookingNumber } from '@tomoguide/contract/bookings/booking-number';
import type { BookingTab } from '@tomoguide/contract/bookings/statuses';
import type { BookingId } from '@tomoguide/contract/primitives';

/** Path of this tab of the trips page; the first tab needs no parameter. */
export const tripsPath = (tab: BookingTab): string =>
  tab === 'pending-requests' ? '/dashboard' : `/dashboard?tab=${tab}`;

/** Path of a booking on the page of one side, regardless of its tab. */
export const bookingPath = (side: Party, id: BookingId): string =>
  `${side === 'guide' ? '/guide-dashboard' : '/dashboard'}#${bookingNumber(id)}`;
