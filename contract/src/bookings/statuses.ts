/** The statuses of a booking and their tabs (docs/product/bookings.md, "Tabs"). */

export const BOOKING_STATUSES = [
  'pending',
  'confirmed',
  'upcoming',
  'awaiting_start',
  'start_confirmed',
  'ongoing',
  'extend_requested',
  'extend_confirmed',
  'completed',
  'disputed',
  'cancelled',
] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];

/** Why a booking was cancelled. */
export const CANCEL_KINDS = [
  'hold_expired',
  'rejected',
  'unanswered',
  'traveler',
  'guide',
  'instant_withdrawn',
  'weather',
  'no_show_traveler',
  'no_show_guide',
  'never_started',
  'suspended',
  'dispute',
] as const;
export type CancelKind = (typeof CANCEL_KINDS)[number];

/**
 * Statuses that no longer hold the guide's time. The overlap constraint in the database lists the same
 * three statuses.
 */
export const ENDED_STATUSES: readonly BookingStatus[] = ['completed', 'cancelled', 'disputed'];

/**
 * Returns whether a booking still holds its guide's time, so that no other booking can overlap it
 * (docs/product/bookings.md, "Slots").
 */
export const isLive = (status: BookingStatus): boolean => !ENDED_STATUSES.includes(status);

/** Tabs of /dashboard that contain bookings, in order. */
export const BOOKING_TABS = ['pending-requests', 'upcoming', 'ongoing', 'past'] as const;
export type BookingTab = (typeof BOOKING_TABS)[number];

const TAB_OF: Readonly<Record<BookingStatus, BookingTab>> = {
  pending: 'pending-requests',
  confirmed: 'pending-requests',
  upcoming: 'upcoming',
  awaiting_start: 'upcoming',
  start_confirmed: 'upcoming',
  ongoing: 'ongoing',
  extend_requested: 'ongoing',
  extend_confirmed: 'ongoing',
  completed: 'past',
  disputed: 'past',
  cancelled: 'past',
};

/** Returns the tab of a status. Every status has one, so that no booking is missing from the page. */
export const getTab = (status: BookingStatus): BookingTab => TAB_OF[status];

/** Tabs sorted by start, soonest first; the other tabs are sorted latest first. */
const ASCENDING: ReadonlySet<BookingTab> = new Set(['pending-requests', 'upcoming']);

interface Sortable {
  id: number;
  tab: BookingTab;
  /** RFC 3339 in UTC. */
  scheduledStartTime: string;
}

/** Sorts bookings by tab, then by start, then by id (docs/product/bookings.md, "Tabs"). */
export const compareByTab = <Booking extends Sortable>(bookings: readonly Booking[]): Booking[] =>
  bookings.toSorted((a, b) => {
    if (a.tab !== b.tab) return BOOKING_TABS.indexOf(a.tab) - BOOKING_TABS.indexOf(b.tab);
    const byStart = Date.parse(a.scheduledStartTime) - Date.parse(b.scheduledStartTime);
    const order = byStart || a.id - b.id;
    return ASCENDING.has(a.tab) ? order : -order;
  });
