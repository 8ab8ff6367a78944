import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyInput } from '@tomoguide/contract/call';
import {
  addQualification,
  changeQualification,
  getOwnQualifications,
  removeQualification,
} from '@tomoguide/contract/guides/calls';
import type { OwnQualifications } from '@tomoguide/contract/guides/qualifications';
import type { QualificationId } from '@tomoguide/contract/primitives';
import { sendOnce } from '../../../form/send-once.ts';
import { api } from '../../../lib/api.ts';
import { OWN_QUALIFICATIONS_KEY } from '../../../lib/query-keys.ts';
import { ownGuideQuery } from '../../../parts/guides/own-guide/queries.ts';

/**
 * Returns the query for the guide's qualifications. Staff review them, so they are also refetched when a
 * notice arrives (docs/product/pages.md, "Query cache").
 */
export const ownQualificationsQuery = () =>
  queryOptions({
    queryKey: OWN_QUALIFICATIONS_KEY,
    queryFn: () => api(getOwnQualifications),
    refetchOnMount: 'always',
  });

/** Changes a qualification: caches the list in the response, and invalidates the guide's public data. */
const useChange = <Input>(change: (input: Input) => Promise<OwnQualifications>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async (list) => {
      // A response to a request sent before the change would restore the old list.
      await client.cancelQueries({ queryKey: ownQualificationsQuery().queryKey });
      client.setQueryData(ownQualificationsQuery().queryKey, list);
      return Promise.all([
        client.invalidateQueries({ queryKey: ownGuideQuery().queryKey }),
        client.invalidateQueries({ queryKey: ['guides'] }),
      ]);
    },
    // The server's rejection means that the list is outdated, for example because another tab removed the
    // item.
    onError: () => void client.invalidateQueries({ queryKey: ownQualificationsQuery().queryKey }),
  });
};

const add = sendOnce((body: BodyInput<typeof addQualification>) => api(addQualification, { body }));
const change = sendOnce(
  ({ id, ...body }: { id: QualificationId } & BodyInput<typeof changeQualification>) =>
    api(changeQualification, { params: { id }, body }),
);
const remove = sendOnce((id: QualificationId) => api(removeQualification, { params: { id } }));

export const useAddQualification = () => useChange(add);
export const useChangeQualification = () => useChange(change);
export const useRemoveQualification = () => useChange(remove);
