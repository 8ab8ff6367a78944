/** Whose limit was exceeded. */
export type HoldScope = 'traveler' | 'address';
