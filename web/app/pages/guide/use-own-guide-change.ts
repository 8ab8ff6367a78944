import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OwnGuide } from '@tomoguide/contract/guides/entities';
import { ownGuideQuery, ownItinerariesQuery } from '../../parts/guides/own-guide/queries.ts';

/**
 * Changes the guide's own data: caches the guide in the response, and invalidates the public guide data and
 * the itineraries, which lose a removed photo (docs/product/guides.md, "Changing the itineraries").
 */
export const useOwnGuideChange = <Input>(change: (input: Input) => Promise<OwnGuide>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async (guide) => {
      // A response to a request sent before the change would restore the old data.
      await client.cancelQueries({ queryKey: ownGuideQuery().queryKey });
      client.setQueryData(ownGuideQuery().queryKey, guide);
      return Promise.all([
        client.invalidateQueries({ queryKey: ['guides'] }),
        client.invalidateQueries({ queryKey: ownItinerariesQuery().queryKey }),
      ]);
    },
  });
};
