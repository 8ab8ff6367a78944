import { queryOptions } from '@tanstack/react-query';
import { getOwnGuide } from '@tomoguide/contract/guides/calls';
import { api } from '../../../lib/api.ts';

/** One's own profile as a guide. */
export const ownGuide = () =>
  queryOptions({
    queryKey: ['me', 'guide'],
    queryFn: () => api(getOwnGuide),
    meta: { failure: 'guideProfile' },
  });
