import type { Party } from '@tomoguide/contract/bookings/booking-facts';
import { bookingNumber } from '@tomoguide/contract/bookings/booking-number';
import type { BookingTab } from '@tomoguide/contract/bookings/statuses';
import type { BookingId } from '@tomoguide/contract/primitives';

/** Where a booking under this tab stands among the trips; the first tab needs no mention. */
export const tripsPath = (tab: BookingTab): string =>
  tab === 'pending-requests' ? '/dashboard' : `/dashboard?tab=${tab}`;

/** Where a booking stands among those of one of its sides, whatever its tab is. */
export const bookingPath = (side: Party, id: BookingId): string =>
  `${side === 'guide' ? '/guide-dashboard' : '/dashboard'}#${bookingNumber(id)}`;
