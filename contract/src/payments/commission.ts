import { COMMISSION_PERCENT } from './figures.ts';

/**
 * The platform's share of a completed or disputed tour (docs/product/money.md, "Commission"). All amounts
 * are in fen.
 */

export interface Earned {
  readonly commissionCents: number;
  /** The guide's share of the online money; cash is paid directly to the guide. */
  readonly guideCents: number;
}

/** Returns the commission on `baseCents`, rounded down. */
const share = (baseCents: number, percent: number): number =>
  Math.floor((baseCents * percent) / 100);

/**
 * Splits the online money of a completed tour. Commission is 15% of the total and confirmed extensions,
 * limited to `onlineCents`, which is what remains after refunds, so the guide's share is never negative.
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

/** Splits the money retained from a cancelled booking, by the commission rate of its own policy. */
export const earnedOnCancellation = (keptCents: number, percent: number): Earned => {
  const commissionCents = share(keptCents, percent);
  return { commissionCents, guideCents: keptCents - commissionCents };
};

/**
 * Returns the commission due for a booking that ended early, in addition to the commission on the retained
 * money: the rate times (total minus retained money) (docs/product/money.md, "Commission due").
 */
export const commissionDue = (tour: {
  totalCents: number;
  keptCents: number;
  percent: number;
}): number => share(Math.max(0, tour.totalCents - tour.keptCents), tour.percent);
