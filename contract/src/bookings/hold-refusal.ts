/** Whose limit was exceeded. */
export type HoldScope = 'traveler' | 'address';

/** When the next hold is allowed again. */
export interface HoldRefusal {
  scope?: HoldScope;
  retryAfterSeconds: number;
}
