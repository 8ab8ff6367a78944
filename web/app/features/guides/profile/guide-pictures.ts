import { cityBySlug } from '@tomoguide/contract/catalog/cities';
import type { GuideDetail } from '@tomoguide/contract/guides/entities';

/** The address of the drawing on top of a guide's page; null in a city that has none. */
export const coverPath = (guide: GuideDetail): string | null =>
  cityBySlug(guide.serviceCity) ? `/illustrations/${guide.serviceCity}.svg` : null;

/** The addresses of the itineraries' drawings, in their order; null where none is left. */
export const itineraryPaths = (guide: GuideDetail): (string | null)[] =>
  guide.itineraries.map(() => null);
