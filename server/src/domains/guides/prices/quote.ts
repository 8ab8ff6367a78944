import { tourPrice } from '@tomoguide/contract/bookings/price';
import type { Quote } from '@tomoguide/contract/guides/entities';
import type { GuideId, SubcategoryId } from '@tomoguide/contract/primitives';
import type { Executor } from '../../../database/database.ts';
import { fail } from '../../../failure.ts';
import { loadBookable } from '../queries.ts';
import { termsFor } from './terms.ts';

/**
 * What a tour of this guide costs, or why it is not offered (docs/product/money.md, "Price of a
 * tour").
 */
export const quoteFor = async (
  db: Executor,
  guideId: GuideId,
  wish: { durationMinutes: number; travelers: number; services: readonly SubcategoryId[] },
): Promise<Quote> => {
  const bookable = (await loadBookable(db, guideId)) ?? fail('NOT_FOUND');
  const terms = termsFor(bookable, { ...wish, serviceIds: wish.services });
  const price = tourPrice({ ...wish, ...terms });
  return {
    guideId,
    duration: wish.durationMinutes / 60,
    travelers: wish.travelers,
    services: [...wish.services],
    currency: 'RMB',
    hourlyPriceCents: terms.hourlyPriceCents,
    basePriceCents: price.baseCents,
    extraPeople: wish.travelers - 1,
    additionalPricePerPersonCents: terms.additionalPriceCents,
    extraPeoplePriceCents: price.extraPeopleCents,
    totalCents: price.totalCents,
    depositCents: price.depositCents,
    finalPaymentCents: price.finalPaymentCents,
  };
};
