import { calculateTourPrice } from '../bookings/price.ts';
import type { GuideId, SubcategoryId } from '../primitives.ts';
import type { Quote } from './entities.ts';

/** A guide's hourly prices for the selected services, in fen. */
export interface HourlyTerms {
  guideId: GuideId;
  hourlyPriceCents: number;
  /** Per additional person per hour. */
  additionalPriceCents: number;
}

export interface RequestedSize {
  /** Minutes, in steps of 30. */
  durationMinutes: number;
  travelers: number;
  services: readonly SubcategoryId[];
}

/** Returns the price of a tour with its parts (docs/product/money.md, "Price of a tour"). */
export const calculateQuote = (terms: HourlyTerms, requested: RequestedSize): Quote => {
  const price = calculateTourPrice({ ...requested, ...terms });
  return {
    guideId: terms.guideId,
    duration: requested.durationMinutes / 60,
    travelers: requested.travelers,
    services: [...requested.services],
    currency: 'RMB',
    hourlyPriceCents: terms.hourlyPriceCents,
    basePriceCents: price.baseCents,
    extraPeople: requested.travelers - 1,
    additionalPricePerPersonCents: terms.additionalPriceCents,
    extraPeoplePriceCents: price.extraPeopleCents,
    totalCents: price.totalCents,
    depositCents: price.depositCents,
    finalPaymentCents: price.finalPaymentCents,
  };
};
