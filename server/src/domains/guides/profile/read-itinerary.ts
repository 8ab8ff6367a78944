import type { Itinerary } from '@tomoguide/contract/guides/entities';
import { inEachLanguage, type Locale } from '@tomoguide/contract/locale';
import type { ItineraryId } from '@tomoguide/contract/primitives';
import type { Executor } from '../../../database/database.ts';
import { Failure, fail } from '../../../failure.ts';
import type { BothItineraries } from '../../../trip-sheets/common-parts.ts';
import { presentItinerary } from '../present.ts';
import { findItineraryGuideId, findListing, findWholeGuide } from '../queries.ts';

/**
 * Returns a function that presents the itinerary in a language. Throws NOT_FOUND if the itinerary was
 * removed or its guide is not listed (docs/product/guides.md, "Itineraries").
 */
const loadItineraryPresenter = async (
  db: Executor,
  id: ItineraryId,
): Promise<(locale: Locale) => Itinerary> => {
  const guideId = await findItineraryGuideId(db, id);
  if (guideId === null || !(await findListing(db, guideId))?.listed) return fail('NOT_FOUND');
  const guide = await findWholeGuide(db, guideId);
  const row = guide?.itineraries.find((each) => each.id === id);
  if (!guide || !row) return fail('NOT_FOUND');
  const offered = guide.services.map(({ subcategoryId }) => subcategoryId);
  return (locale) => presentItinerary(row, offered, guide.row.gallery, locale);
};

/** Returns the itinerary in each language; null if it does not exist. */
export const readItineraryInBoth = async (
  db: Executor,
  id: ItineraryId,
): Promise<BothItineraries | null> => {
  try {
    return inEachLanguage(await loadItineraryPresenter(db, id));
  } catch (error) {
    if (error instanceof Failure && error.code === 'NOT_FOUND') return null;
    throw error;
  }
};

/** Returns an itinerary as all users see it. Throws NOT_FOUND. */
export const readItinerary = async (
  db: Executor,
  id: ItineraryId,
  locale: Locale,
): Promise<Itinerary> => (await loadItineraryPresenter(db, id))(locale);
