import type { Party } from '../bookings/booking-facts.ts';
import type { CancelKind } from '../bookings/statuses.ts';

/**
 * Booking events shown in the conversation between the traveler and the guide (docs/product/messages.md,
 * "Booking events").
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
  'changed',
  'substituted',
  'substitute_declined',
  'substitute_unanswered',
  'disputed',
  'dispute_decided',
] as const;
export type BookingLine = (typeof BOOKING_LINES)[number];

const BY_KIND: Partial<Record<CancelKind, BookingLine | null>> = {
  traveler: 'cancelled_by_traveler',
  guide: 'cancelled_by_guide',
  instant_withdrawn: 'cancelled_by_guide',
  no_show_traveler: 'no_show',
  no_show_guide: 'no_show',
  // The rejection or the dispute's decision has its own line.
  rejected: null,
  dispute: null,
};

/** Returns the line shown for a cancellation; null if another event's line is shown instead. */
export const getCancellationLine = (kind: CancelKind): BookingLine | null =>
  BY_KIND[kind] === undefined ? 'cancelled' : BY_KIND[kind];

/** Returns the party that did not show up, from the kind of cancellation; null for other kinds. */
export const findAbsentParty = (kind: CancelKind): Party | null => {
  if (kind === 'no_show_traveler') return 'traveler';
  return kind === 'no_show_guide' ? 'guide' : null;
};
