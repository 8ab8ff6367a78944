import { getHourlyPriceCents } from '@tomoguide/contract/bookings/price';
import type { GuideDetail, Quote, ServicePrice } from '@tomoguide/contract/guides/entities';
import { calculateQuote } from '@tomoguide/contract/guides/quote';
import type { SubcategoryId } from '@tomoguide/contract/primitives';

/** The values that determine the price of a tour. */
export interface TourSize {
  /** Duration in hours, in steps of 0.5. */
  duration: number;
  travelers: number;
  services: readonly number[];
}

/**
 * Calculates a tour's price from the prices on the page, by the same rule as the server. Used until the
 * server's quote arrives, and where requests would be excessive.
 */
export const estimate = (
  guide: GuideDetail,
  pricing: readonly ServicePrice[],
  { duration, travelers, services }: TourSize,
): Quote => {
  const own = services.map(
    (id) => pricing.find((each) => each.subcategoryId === id)?.priceCents ?? null,
  );
  return calculateQuote(
    {
      guideId: guide.id,
      hourlyPriceCents: getHourlyPriceCents(guide.basicPricePerHourCents, own),
      additionalPriceCents: guide.additionalPricePerPersonCents,
    },
    { durationMinutes: duration * 60, travelers, services: services as readonly SubcategoryId[] },
  );
};
