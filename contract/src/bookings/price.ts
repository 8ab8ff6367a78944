import { DEPOSIT_PERCENT, type EXTENSION_HOURS } from './figures.ts';

/**
 * The price of a tour (docs/product/money.md, "Price of a tour"). All amounts are integers in fen, 100 to the
 * RMB.
 */

/** Fen in one RMB. */
const RMB = 100;
const MINUTES_PER_HOUR = 60;

/** Divides two non-negative integers and rounds the quotient up. */
const divideUp = (value: number, by: number): number => Math.ceil(value / by);

/** Divides two non-negative integers and rounds the quotient half up, without fractions. */
const divideRound = (value: number, by: number): number => Math.floor((2 * value + by) / (2 * by));

/**
 * Returns the hourly price for one person: the guide's base price, or the highest of the chosen services' own
 * prices if there are any. `ownPrices` is null for a service without one.
 */
export const getHourlyPriceCents = (
  basicPriceCents: number,
  ownPrices: readonly (number | null)[],
): number => {
  const set = ownPrices.filter((price) => price !== null);
  return set.length > 0 ? Math.max(...set) : basicPriceCents;
};

export interface TourSize {
  /** Minutes, in steps of 30. */
  durationMinutes: number;
  travelers: number;
  hourlyPriceCents: number;
  /** Price per additional person per hour. */
  additionalPriceCents: number;
}

export interface TourPrice {
  /** The price for one person for the whole tour. */
  baseCents: number;
  /** The price for all additional people for the whole tour. */
  extraPeopleCents: number;
  totalCents: number;
  /** The part of the total paid online at booking. */
  depositCents: number;
  /** The part of the total paid in person. */
  finalPaymentCents: number;
}

const calculateDurationPrice = (perHourCents: number, minutes: number): number =>
  divideUp(perHourCents * minutes, MINUTES_PER_HOUR);

/** Returns 30% of the total, rounded up to a whole RMB and limited to the total. */
export const calculateDepositCents = (totalCents: number): number =>
  Math.min(totalCents, divideUp(totalCents * DEPOSIT_PERCENT, 100 * RMB) * RMB);

const calculateExtraPeopleHourCents = (additionalPriceCents: number, travelers: number): number =>
  (travelers - 1) * additionalPriceCents;

/**
 * Returns a group's hourly price: the price for one person, plus the additional price for each of the
 * others.
 */
export const calculateGroupHourCents = (
  hourlyPriceCents: number,
  additionalPriceCents: number,
  travelers: number,
): number => hourlyPriceCents + calculateExtraPeopleHourCents(additionalPriceCents, travelers);

/** Returns the total, hours × (hourly price + (travelers − 1) × additional price), and its parts. */
export const calculateTourPrice = (tour: TourSize): TourPrice => {
  const baseCents = calculateDurationPrice(tour.hourlyPriceCents, tour.durationMinutes);
  const extraPeopleCents = calculateDurationPrice(
    calculateExtraPeopleHourCents(tour.additionalPriceCents, tour.travelers),
    tour.durationMinutes,
  );
  const totalCents = baseCents + extraPeopleCents;
  const deposit = calculateDepositCents(totalCents);
  return {
    baseCents,
    extraPeopleCents,
    totalCents,
    depositCents: deposit,
    finalPaymentCents: totalCents - deposit,
  };
};

export type ExtensionHours = (typeof EXTENSION_HOURS)[number];

/**
 * Returns round(totalPrice / duration) × extension hours, in RMB (docs/product/money.md, "Extension fee"),
 * from the booking's original total and duration. `extensionMinutes` is one of EXTENSION_MINUTES or a sum
 * of them, because fees are additive.
 */
export const calculateExtensionFeeCents = (
  totalCents: number,
  durationMinutes: number,
  extensionMinutes: number,
): number => {
  const hourlyRmb = divideRound(totalCents * MINUTES_PER_HOUR, RMB * durationMinutes);
  return (hourlyRmb * RMB * extensionMinutes) / MINUTES_PER_HOUR;
};

/** Converts fen to the RMB number of the specification's fields. */
export const toRmb = (cents: number): number => cents / RMB;

/** Converts an RMB number with at most two decimals to fen. */
export const toCents = (rmb: number): number => Math.round(rmb * RMB);
