import type { BookingTab } from '@tomoguide/contract/bookings/statuses';
import { pageAt } from '@tomoguide/contract/pages';

/** Where a booking under this tab stands among the trips; the first tab needs no mention. */
export const tripsPath = (tab: BookingTab): string =>
  tab === 'pending-requests' ? '/dashboard' : `/dashboard?tab=${tab}`;

/** A link appears only when its page does; this goes with the last page of the list. */
export const pageExists = (path: string): boolean => pageAt(path) !== undefined;
