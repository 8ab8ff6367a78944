import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { getOwnIdentity, submitIdentity } from '@tomoguide/contract/applications/calls';
import type { FileId } from '@tomoguide/contract/primitives';
import { api } from '../../lib/api.ts';

/**
 * Returns the query for the user's identity check, which is always refetched: staff may have decided, or
 * another device may have submitted.
 */
export const ownIdentityQuery = () =>
  queryOptions({
    queryKey: ['me', 'identity'],
    queryFn: () => api(getOwnIdentity),
    staleTime: 0,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });

const send = (body: { documentId: FileId; selfieId: FileId }) => api(submitIdentity, { body });

export const useSubmitIdentity = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (sent) => queryClient.setQueryData(ownIdentityQuery().queryKey, sent),
    // If a submission is rejected, another tab may already have submitted.
    onError: () => queryClient.invalidateQueries({ queryKey: ownIdentityQuery().queryKey }),
  });
};
