import type { Party } from '../bookings/booking-facts.ts';
import type { CancelKind } from '../bookings/statuses.ts';

/**
 * Booking events shown in the conversation between the two sides (docs/product/messages.md, "Booking
 * events").
 */
export const BOOKING_LINES = [
  'paid',
  'accepted',
  'rejected',
  'cancelled',
  'cancelled_by_traveler',
  'cancelled_by_guide',
  'no_show',
  'started',
  'extended',
  'completed',
  'address_changed',
  'disputed',
  'dispute_decided',
] as const;
export type BookingLine = (typeof BOOKING_LINES)[number];

const BY_KIND: Partial<Record<CancelKind, BookingLine | null>> = {
  traveler: 'cancelled_by_traveler',
  guide: 'cancelled_by_guide',
  no_show_traveler: 'no_show',
  no_show_guide: 'no_show',
  // The event for the rejection or the decision is shown instead.
  rejected: null,
  dispute: null,
};

/** Returns the line for a cancellation; null if there is none. */
export const cancellationLine = (kind: CancelKind): BookingLine | null =>
  BY_KIND[kind] === undefined ? 'cancelled' : BY_KIND[kind];

/** Returns the side that did not come, from the kind of cancellation. */
export const absentParty = (kind: CancelKind): Party | null => {
  if (kind === 'no_show_traveler') return 'traveler';
  return kind === 'no_show_guide' ? 'guide' : null;
};
