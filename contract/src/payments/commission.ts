/** What the platform keeps of a completed or disputed tour (product §3). All amounts are fen. */

export const COMMISSION_PERCENT = 15;

export interface Earned {
  readonly commissionCents: number;
  /** The guide's share of the online money; cash is the guide's own affair. */
  readonly guideCents: number;
}

/** 15 % of `baseCents`, rounded down once on the whole sum. */
const share = (baseCents: number): number => Math.floor((baseCents * COMMISSION_PERCENT) / 100);

/**
 * Parts what is left of the online money when a tour is completed: 15 % of total and confirmed
 * extensions is commission, at most all there is, so that the guide's share is never below 0.
 * `onlineCents` is what remains after any refund.
 */
export const earnedOnCompletion = (tour: {
  totalCents: number;
  extensionCents: number;
  onlineCents: number;
}): Earned => {
  const commissionCents = Math.min(share(tour.totalCents + tour.extensionCents), tour.onlineCents);
  return { commissionCents, guideCents: tour.onlineCents - commissionCents };
};

/** Parts the money kept from a cancelled booking: 15 % of it is commission. */
export const earnedOnCancellation = (keptCents: number): Earned => {
  const commissionCents = share(keptCents);
  return { commissionCents, guideCents: keptCents - commissionCents };
};
