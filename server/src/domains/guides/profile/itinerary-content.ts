import type { ItineraryTerms } from '@tomoguide/contract/guides/entities';
import type { LocalText } from '@tomoguide/contract/guides/local-text';
import { canonical } from '../../../canonical.ts';
import type { ItineraryRow } from '../queries.ts';
import type { StoredStop } from '../tables.ts';
import { revisionOf } from './revision.ts';

/** All that a booking along an itinerary copies of it, in both languages. */
export interface ItineraryContent {
  title: LocalText;
  stops: StoredStop[];
  terms: ItineraryTerms;
}

export const contentOf = ({
  title,
  stops,
  terms,
}: Pick<ItineraryRow, keyof ItineraryContent>): ItineraryContent => ({ title, stops, terms });

/** Names what a traveler was shown: other words, stops or terms have another name. */
export const contentRevision = (content: ItineraryContent): string =>
  revisionOf([canonical(content)]);
