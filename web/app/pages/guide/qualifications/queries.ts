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
import { ownGuide } from '../../../parts/guides/own-guide/queries.ts';

/**
 * Returns the query for the guide's qualifications. Staff review them, so they are also refetched when a
 * notice arrives (docs/product/pages.md, "Query cache").
 */
export const ownQualifications = () =>
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
      await client.cancelQueries({ queryKey: ownQualifications().queryKey });
      client.setQueryData(ownQualifications().queryKey, list);
      return Promise.all([
        client.invalidateQueries({ queryKey: ownGuide().queryKey }),
        client.invalidateQueries({ queryKey: ['guides'] }),
      ]);
    },
    // The server's rejection means that the list is outdated, for example because another tab removed the
    // item.
    onError: () => void client.invalidateQueries({ queryKey: ownQualifications().queryKey }),
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
