import { COMMISSION_PERCENT } from './figures.ts';

/**
 * The split of a completed or disputed tour's payments between the platform and the guide
 * (docs/product/money.md, "Commission"). All amounts are in fen.
 */

export interface Earned {
  readonly commissionCents: number;
  /** The guide's share of the online payments. Cash is paid directly to the guide. */
  readonly guideCents: number;
}

/** Returns the commission on `baseCents`, rounded down. */
const share = (baseCents: number, percent: number): number =>
  Math.floor((baseCents * percent) / 100);

/**
 * Splits the online payments of a completed tour. Commission is 15% of the total plus confirmed extensions.
 * It is limited to `onlineCents`, the payments minus refunds, so that the guide's share is never negative.
 */
export const calculateCompletionEarnings = (tour: {
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

/** Splits the money retained after a cancellation, by the commission rate of the booking's own policy. */
export const calculateCancellationEarnings = (keptCents: number, percent: number): Earned => {
  const commissionCents = share(keptCents, percent);
  return { commissionCents, guideCents: keptCents - commissionCents };
};

/**
 * Returns the commission due for a booking that ended early, in addition to the commission on the retained
 * money: the rate times the total minus the retained money (docs/product/money.md, "Commission due").
 */
export const calculateCommissionDue = (tour: {
  totalCents: number;
  keptCents: number;
  percent: number;
}): number => share(Math.max(0, tour.totalCents - tour.keptCents), tour.percent);
