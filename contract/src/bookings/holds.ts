/** How long a checkout holds the slot unpaid. */
export const HOLD_MINUTES = 15;

/**
 * Limits on unpaid slots: holds are free, so they are rationed. None of them applies to an accepted tour
 * request, which only counts as an unpaid booking.
 */
export const HOLD_LIMITS = {
  /** Concurrent unpaid bookings of one traveler: TOO_MANY_PENDING. */
  pending: 3,
  /** A traveler's holds that ended unpaid within `lapsedHours`: TOO_MANY_HOLDS. */
  lapsed: 6,
  lapsedHours: 24,
  /** Unpaid holds from one IP address within `addressMinutes`: TOO_MANY_HOLDS. */
  address: 12,
  addressMinutes: 60,
  /** Live holds on one guide by travelers who never settled a payment: GUIDE_BUSY. */
  guide: 4,
  /** The same from one IP address. */
  guideFromAddress: 2,
} as const;

/** Whose limit was exceeded. */
export type HoldScope = 'traveler' | 'address';

/** When the next hold is allowed again. */
export interface HoldRefusal {
  scope?: HoldScope;
  retryAfterSeconds: number;
}
