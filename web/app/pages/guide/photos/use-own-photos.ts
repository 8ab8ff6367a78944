import { useQueryClient } from '@tanstack/react-query';
import type { BodyInput } from '@tomoguide/contract/call';
import {
  addPhoto,
  describePhoto,
  orderPhotos,
  removeCover,
  removePhoto,
  setCover,
} from '@tomoguide/contract/guides/calls';
import { api } from '../../../lib/api.ts';
import { retryWhileBusy } from '../../../lib/retry-while-busy.ts';
import { ownGuideQuery } from '../../../parts/guides/own-guide/queries.ts';
import { useOwnGuideChange } from '../use-own-guide-change.ts';

export const useSavePhoto = (kind: 'cover' | 'photo') =>
  useOwnGuideChange((body: BodyInput<typeof addPhoto>) =>
    retryWhileBusy(() => (kind === 'cover' ? api(setCover, { body }) : api(addPhoto, { body }))),
  );

export const useDescribePhoto = () =>
  useOwnGuideChange((body: BodyInput<typeof describePhoto>) => api(describePhoto, { body }));

/** Removes a photo or, if the name is null, the cover. */
export const useRemovePhoto = () =>
  useOwnGuideChange((name: string | null) =>
    name === null ? api(removeCover) : api(removePhoto, { query: { name } }),
  );

/** Saves the order of the photos. If it is rejected, loads the current state. */
export const useOrderPhotos = () => {
  const client = useQueryClient();
  return useOwnGuideChange((names: string[]) =>
    api(orderPhotos, { body: { names } }).catch(async (error) => {
      await client.invalidateQueries({ queryKey: ownGuideQuery().queryKey });
      throw error;
    }),
  );
};
