import { queryOptions } from '@tanstack/react-query';
import { getOwnGuide, getOwnProfile, getOwnRates } from '@tomoguide/contract/guides/calls';
import { api } from '../../../lib/api.ts';

/** One's own profile as a guide. */
export const ownGuide = () =>
  queryOptions({
    queryKey: ['me', 'guide'],
    queryFn: () => api(getOwnGuide),
    meta: { failure: 'guideProfile' },
  });

/** What one asks and offers. */
export const ownRates = () =>
  queryOptions({ queryKey: ['me', 'rates'], queryFn: () => api(getOwnRates) });

/** What one says of oneself. */
export const ownProfile = () =>
  queryOptions({ queryKey: ['me', 'guide-profile'], queryFn: () => api(getOwnProfile) });
