import type { ItineraryTerms } from '@tomoguide/contract/guides/entities';
import type { LocalText } from '@tomoguide/contract/guides/local-text';
import { toCanonicalJson } from '../../../canonical.ts';
import type { itineraries, StoredStop } from '../tables.ts';
import { getRevision } from './revision.ts';

/** Everything that a booking copies from its itinerary, in both languages. */
export interface ItineraryContent {
  title: LocalText;
  stops: StoredStop[];
  terms: ItineraryTerms;
}

export const toContent = ({
  title,
  stops,
  terms,
}: Pick<typeof itineraries.$inferSelect, keyof ItineraryContent>): ItineraryContent => ({
  title,
  stops,
  // An itinerary last saved before guides declared their shops has none.
  terms: { ...terms, shops: terms.shops ?? [] },
});

/**
 * Returns a revision that changes whenever anything changes that travelers see: texts, stops or terms. No
 * shops count like an absent list, so that a process of the previous release computes the same revision.
 */
export const getContentRevision = ({ terms, ...content }: ItineraryContent): string => {
  const { shops = [], ...rest } = terms;
  return getRevision([
    toCanonicalJson({ ...content, terms: { ...rest, ...(shops.length > 0 ? { shops } : {}) } }),
  ]);
};
