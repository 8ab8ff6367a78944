import type { BookingTab } from '@tomoguide/contract/bookings/statuses';

/** Where a booking under this tab stands among the trips; the first tab needs no mention. */
export const tripsPath = (tab: BookingTab): string =>
  tab === 'pending-requests' ? '/dashboard' : `/dashboard?tab=${tab}`;
