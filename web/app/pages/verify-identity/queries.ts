import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { getOwnIdentity, submitIdentity } from '@tomoguide/contract/applications/calls';
import type { FileId } from '@tomoguide/contract/primitives';
import { api } from '../../lib/api.ts';

/** Staff may decide in the meantime, and another device may have submitted. */
export const ownIdentity = () =>
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
    onSuccess: (sent) => queryClient.setQueryData(ownIdentity().queryKey, sent),
    // After a rejected submission, another tab may already have submitted.
    onError: () => queryClient.invalidateQueries({ queryKey: ownIdentity().queryKey }),
  });
};
