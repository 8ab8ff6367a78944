import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { getSavedGuides, unsaveGuide } from '@tomoguide/contract/guides/calls';
import type { GuideId, UserId } from '@tomoguide/contract/primitives';
import { api } from '../../lib/api.ts';

/** Six to a page (spec §9); asked anew each time, as hearts are on every page. */
export const savedGuidesPage = (userId: UserId, page: number) =>
  queryOptions({
    queryKey: ['me', 'saved-guides', userId, page],
    queryFn: () => api(getSavedGuides, { params: { id: userId }, query: { page } }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });

const isAboutSaves = ({ queryKey }: { queryKey: readonly unknown[] }): boolean =>
  queryKey[0] === 'me' && String(queryKey[1]).startsWith('saved');

/** Takes a guide from the list; every list and heart of saved guides becomes stale. */
export const useUnsave = (userId: UserId) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (guideId: GuideId) => api(unsaveGuide, { params: { id: userId, guideId } }),
    onSettled: () => queryClient.invalidateQueries({ predicate: isAboutSaves }),
  });
};
