/**
 * What the platform keeps of a completed or disputed tour (docs/product/money.md, "Commission").
 * All amounts are fen.
 */

/** In force now. A cancelled booking uses the share in the policy copied onto it. */
export const COMMISSION_PERCENT = 15;

export interface Earned {
  readonly commissionCents: number;
  /** The guide's share of the online money; cash is the guide's own affair. */
  readonly guideCents: number;
}

/** The commission on `baseCents`, rounded down once on the whole sum. */
const share = (baseCents: number, percent: number): number =>
  Math.floor((baseCents * percent) / 100);

/**
 * Splits what is left of the online money when a tour is completed: 15 % of total and confirmed
 * extensions is commission, at most all there is, so that the guide's share is never below 0.
 * `onlineCents` is what remains after any refund.
 */
export const earnedOnCompletion = (tour: {
  totalCents: number;
  extensionCents: number;
  onlineCents: number;
}): Earned => {
  const commissionCents = Math.min(
    share(tour.totalCents + tour.extensionCents, COMMISSION_PERCENT),
    tour.onlineCents,
  );
  return { commissionCents, guideCents: tour.onlineCents - commissionCents };
};

/** Splits the money kept from a cancelled booking by the share in its own policy. */
export const earnedOnCancellation = (keptCents: number, percent: number): Earned => {
  const commissionCents = share(keptCents, percent);
  return { commissionCents, guideCents: keptCents - commissionCents };
};

/**
 * What a booking that ended early owes beside the commission on what was kept: the share of its total
 * minus what was kept of the online money (docs/product/money.md, "Commission due").
 */
export const commissionDue = (tour: {
  totalCents: number;
  keptCents: number;
  percent: number;
}): number => share(Math.max(0, tour.totalCents - tour.keptCents), tour.percent);
