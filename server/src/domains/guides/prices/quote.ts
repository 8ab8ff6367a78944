import type { Quote } from '@tomoguide/contract/guides/entities';
import { calculateQuote } from '@tomoguide/contract/guides/quote';
import type { GuideId, SubcategoryId } from '@tomoguide/contract/primitives';
import type { Executor } from '../../../database/database.ts';
import { fail } from '../../../failure.ts';
import { loadBookable } from '../queries.ts';
import { getBookableTerms } from './bookable-terms.ts';

/**
 * Returns the price of a tour with this guide; throws if the guide does not offer the tour
 * (docs/product/money.md, "Price of a tour").
 */
export const getQuote = async (
  db: Executor,
  guideId: GuideId,
  requested: { durationMinutes: number; travelers: number; services: readonly SubcategoryId[] },
): Promise<Quote> => {
  const bookable = (await loadBookable(db, guideId)) ?? fail('NOT_FOUND');
  return calculateQuote(
    getBookableTerms(bookable, { ...requested, serviceIds: requested.services }),
    requested,
  );
};
