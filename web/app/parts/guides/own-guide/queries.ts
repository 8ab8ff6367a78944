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
 * One's own profile as a guide. The team, travelers' reviews and other tabs change it: it is asked again
 * on coming back, and when a notice comes (docs/product/pages.md, "Query cache").
 */
export const ownGuide = () =>
  queryOptions({
    queryKey: OWN_GUIDE_KEY,
    queryFn: () => api(getOwnGuide),
    meta: { failure: 'guideProfile' },
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });

/**
 * Of what is saved as a whole: asked anew whenever its page opens, as only what was changed elsewhere
 * since then is refused (docs/product/guides.md, "Changing the rates" and the headings after it).
 */
const AS_OPENED = { gcTime: 0 };

/** What one asks and offers. */
export const ownRates = () =>
  queryOptions({ queryKey: ['me', 'rates'], queryFn: () => api(getOwnRates), ...AS_OPENED });

/** What one says of oneself. */
export const ownProfile = () =>
  queryOptions({
    queryKey: ['me', 'guide-profile'],
    queryFn: () => api(getOwnProfile),
    ...AS_OPENED,
  });

/** The routes one proposes. */
export const ownItineraries = () =>
  queryOptions({
    queryKey: ['me', 'itineraries'],
    queryFn: () => api(getOwnItineraries),
    ...AS_OPENED,
  });
