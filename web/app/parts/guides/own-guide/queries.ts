import { queryOptions } from '@tanstack/react-query';
import {
  getOwnGuide,
  getOwnItineraries,
  getOwnProfile,
  getOwnRates,
} from '@tomoguide/contract/guides/calls';
import { api } from '../../../lib/api.ts';
import { OWN_GUIDE_KEY } from '../../../lib/query-keys.ts';

/**
 * Returns the query for the user's own guide data. Staff, travelers' reviews and other tabs change it, so
 * it is refetched on window focus and when a notice arrives (docs/product/pages.md, "Query cache").
 */
export const ownGuideQuery = () =>
  queryOptions({
    queryKey: OWN_GUIDE_KEY,
    queryFn: () => api(getOwnGuide),
    meta: { failure: 'guideProfile' },
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });

/**
 * Query options for data that is saved as a whole. It is refetched whenever its page opens, so that a save
 * is rejected only if the data was changed elsewhere since then (docs/product/guides.md, "Changing the
 * rates" and the headings after it).
 */
const AS_OPENED = { gcTime: 0 };

/** Returns the query for the guide's prices and services. */
export const ownRatesQuery = () =>
  queryOptions({ queryKey: ['me', 'rates'], queryFn: () => api(getOwnRates), ...AS_OPENED });

/** Returns the query for the guide's description of themselves. */
export const ownProfileQuery = () =>
  queryOptions({
    queryKey: ['me', 'guide-profile'],
    queryFn: () => api(getOwnProfile),
    ...AS_OPENED,
  });

/** Returns the query for the guide's itineraries. */
export const ownItinerariesQuery = () =>
  queryOptions({
    queryKey: ['me', 'itineraries'],
    queryFn: () => api(getOwnItineraries),
    ...AS_OPENED,
  });
