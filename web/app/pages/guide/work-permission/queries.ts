import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyInput } from '@tomoguide/contract/call';
import { getOwnWorkPermission, stateWorkPermission } from '@tomoguide/contract/guides/calls';
import { sendOnce } from '../../../form/send-once.ts';
import { api } from '../../../lib/api.ts';
import { OWN_WORK_PERMISSION_KEY } from '../../../lib/query-keys.ts';
import { ownGuideQuery } from '../../../parts/guides/own-guide/queries.ts';

/**
 * Returns the query for the guide's permission to work. Staff check it, so it is also refetched when a notice
 * arrives (docs/product/pages.md, "Query cache").
 */
export const ownWorkPermissionQuery = () =>
  queryOptions({
    queryKey: OWN_WORK_PERMISSION_KEY,
    queryFn: () => api(getOwnWorkPermission),
    refetchOnMount: 'always',
  });

const state = sendOnce((body: BodyInput<typeof stateWorkPermission>) =>
  api(stateWorkPermission, { body }),
);

/** States the permission: caches the reply, and invalidates the guide's public data. */
export const useStatePermission = () => {
  const client = useQueryClient();
  const { queryKey } = ownWorkPermissionQuery();
  return useMutation({
    mutationFn: state,
    onSuccess: async (permission) => {
      // A response to a request sent before the change would restore the old statement.
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, permission);
      return Promise.all([
        client.invalidateQueries({ queryKey: ownGuideQuery().queryKey }),
        client.invalidateQueries({ queryKey: ['guides'] }),
      ]);
    },
    onError: () => void client.invalidateQueries({ queryKey }),
  });
};
