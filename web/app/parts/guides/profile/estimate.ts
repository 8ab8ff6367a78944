import { hourlyPriceCents } from '@tomoguide/contract/bookings/price';
import type { GuideDetail, Quote, ServicePrice } from '@tomoguide/contract/guides/entities';
import { quoteOf } from '@tomoguide/contract/guides/quote';
import type { SubcategoryId } from '@tomoguide/contract/primitives';

/** What the price of a tour depends on. */
export interface TourSize {
  /** Hours, in halves. */
  duration: number;
  travelers: number;
  services: readonly number[];
}

/**
 * A tour's price by the prices that the page has, until the server's quote is there and where asking
 * for one would be too much. The same rule as the server's.
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
