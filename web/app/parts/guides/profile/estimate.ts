import { hourlyPriceCents } from '@tomoguide/contract/bookings/price';
import type { GuideDetail, Quote, ServicePrice } from '@tomoguide/contract/guides/entities';
import { quoteOf } from '@tomoguide/contract/guides/quote';
import type { SubcategoryId } from '@tomoguide/contract/primitives';

/** The values that determine the price of a tour. */
export interface TourSize {
  /** Hours, in steps of 0.5. */
  duration: number;
  travelers: number;
  services: readonly number[];
}

/**
 * A tour's price, computed from the prices on the page with the same rule as on the server. Used until the
 * server's quote arrives, and where a request would be excessive.
 */
export const estimate = (
  guide: GuideDetail,
  pricing: readonly ServicePrice[],
  { duration, travelers, services }: TourSize,
): Quote => {
  const own = services.map(
    (id) => pricing.find((each) => each.subcategoryId === id)?.priceCents ?? null,
  );
  return quoteOf(
    {
      guideId: guide.id,
      hourlyPriceCents: hourlyPriceCents(guide.basicPricePerHourCents, own),
      additionalPriceCents: guide.additionalPricePerPersonCents,
    },
    { durationMinutes: duration * 60, travelers, services: services as readonly SubcategoryId[] },
  );
};
