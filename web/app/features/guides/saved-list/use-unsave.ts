import { useMutation, useQueryClient } from '@tanstack/react-query';
import { unsaveGuide } from '@tomoguide/contract/guides/calls';
import type { GuideId, UserId } from '@tomoguide/contract/primitives';
import { api } from '../../../lib/api.ts';
import { savedKeys } from '../queries.ts';

/** Takes a guide from the list; every list and heart of saved guides becomes stale. */
export const useUnsave = (userId: UserId) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (guideId: GuideId) => api(unsaveGuide, { params: { id: userId, guideId } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: savedKeys.all }),
  });
};
