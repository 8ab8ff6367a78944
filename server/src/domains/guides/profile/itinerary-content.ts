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
  terms,
});

/** Returns a revision that changes whenever anything changes that travelers see: texts, stops or terms. */
export const getContentRevision = (content: ItineraryContent): string =>
  getRevision([toCanonicalJson(content)]);
