import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { getOwnApplication, submitApplication } from '@tomoguide/contract/applications/calls';
import { api } from '../../lib/api.ts';

/** Starts with the key of the header's query, so that both queries are invalidated together. */
const APPLICATION_KEY = ['me', 'guide-application'] as const;

/**
 * Returns the query for the user's application. Never read from the cache, because another device may have
 * changed it.
 */
export const ownApplicationQuery = () =>
  queryOptions({
    queryKey: [...APPLICATION_KEY, 'mine'],
    queryFn: () => api(getOwnApplication),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: 'always',
  });

export const useSubmitApplication = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: { revision: number; declaration: boolean }) =>
      api(submitApplication, { body }),
    onSuccess: (saved) => queryClient.setQueryData(ownApplicationQuery().queryKey, saved),
    // The header shows a different link after a submission.
    onSettled: () =>
      queryClient.invalidateQueries({ queryKey: ['me', 'guide-application-status'] }),
  });
};
