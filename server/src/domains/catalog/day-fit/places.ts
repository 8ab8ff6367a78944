import { PLACES } from '@tomoguide/contract/catalog/places/all-places';
import { buildPlaceIndex } from '@tomoguide/contract/messaging/facts/place-index';

/** The list of places, which takes a while to prepare and is therefore prepared once. */
export const PLACE_INDEX = buildPlaceIndex(PLACES);
