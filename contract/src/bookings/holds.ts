/** A checkout holds the slot this long unpaid. */
export const HOLD_MINUTES = 15;

/**
 * How many slots may be held without paying: holds cost nothing, so they are rationed. An accepted
 * tour request is refused by none of these, and counts only among the unpaid bookings.
 */
export const HOLD_LIMITS = {
  /** Unpaid bookings of one traveler at a time: TOO_MANY_PENDING. */
  pending: 3,
  /** Holds of one traveler that ended unpaid within `lapsedHours`: then TOO_MANY_HOLDS. */
  lapsed: 6,
  lapsedHours: 24,
  /** Unpaid holds from one address within `addressMinutes`: then TOO_MANY_HOLDS. */
  address: 12,
  addressMinutes: 60,
  /** Live holds on one guide by travelers who never settled a payment: then GUIDE_BUSY. */
  guide: 4,
  /** The same from one address. */
  guideFromAddress: 2,
} as const;

/** Whose holds were too many. */
export type HoldScope = 'traveler' | 'address';

/** When the next hold is allowed again. */
export interface HoldRefusal {
  scope?: HoldScope;
  retryAfterSeconds: number;
}
