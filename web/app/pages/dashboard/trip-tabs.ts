import { BOOKING_TABS, type BookingTab } from '@tomoguide/contract/bookings/statuses';

/** The tabs of /dashboard, in the order of the specification (§2). */
export const TRIP_TABS = [
  'pending-requests',
  'upcoming',
  'ongoing',
  'saved-guides',
  'past',
  'help',
] as const;
export type TripTab = (typeof TRIP_TABS)[number];

/** Returns the tab named in the URL, or the first tab if the URL names none. */
export const readTab = (params: URLSearchParams): TripTab =>
  TRIP_TABS.find((tab) => tab === params.get('tab')) ?? 'pending-requests';

export const isBookingTab = (tab: TripTab): tab is BookingTab =>
  BOOKING_TABS.some((one) => one === tab);
