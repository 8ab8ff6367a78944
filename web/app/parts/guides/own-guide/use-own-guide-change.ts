import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OwnGuide } from '@tomoguide/contract/guides/entities';
import { ownGuide, ownItineraries } from './queries.ts';

/**
 * The answer is the profile as it now is; what travelers are shown of guides is stale, and so are the
 * routes, which a removed photo leaves (docs/product/guides.md, "Changing the itineraries").
 */
export const useOwnGuideChange = <Input>(change: (input: Input) => Promise<OwnGuide>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async (guide) => {
      // One that was asked for before the change would put the former profile back.
      await client.cancelQueries({ queryKey: ownGuide().queryKey });
      client.setQueryData(ownGuide().queryKey, guide);
      return Promise.all([
        client.invalidateQueries({ queryKey: ['guides'] }),
        client.invalidateQueries({ queryKey: ownItineraries().queryKey }),
      ]);
    },
  });
};
