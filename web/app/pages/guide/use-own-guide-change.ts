import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OwnGuide } from '@tomoguide/contract/guides/entities';
import { ownGuide, ownItineraries } from '../../parts/guides/own-guide/queries.ts';

/**
 * The response is the new guide data. Public data of guides becomes stale, and so do the itineraries, which
 * drop a removed photo (docs/product/guides.md, "Changing the itineraries").
 */
export const useOwnGuideChange = <Input>(change: (input: Input) => Promise<OwnGuide>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async (guide) => {
      // A response requested before the change would restore the old data.
      await client.cancelQueries({ queryKey: ownGuide().queryKey });
      client.setQueryData(ownGuide().queryKey, guide);
      return Promise.all([
        client.invalidateQueries({ queryKey: ['guides'] }),
        client.invalidateQueries({ queryKey: ownItineraries().queryKey }),
      ]);
    },
  });
};
