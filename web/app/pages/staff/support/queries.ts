import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type { SupportCaseId } from '@tomoguide/contract/primitives';
import {
  claimCase,
  closeCase,
  getSupportCase,
  listCaseMessages,
  listSupportCases,
  releaseCase,
} from '@tomoguide/contract/support/calls';
import { api } from '../../../lib/api.ts';
import { cursorQueryOptions } from '../../../lib/by-cursor.ts';
import { POLLING_OPTIONS, STAFF_KEY } from '../queries.ts';

export type Shown = 'waiting' | 'answered' | 'closed';
export type CaseAction = 'claim' | 'release' | 'close';

export const SUPPORT_CASES_KEY = [...STAFF_KEY, 'support'] as const;

export const supportCasesQuery = (show: Shown) =>
  infiniteQueryOptions({
    queryKey: [...SUPPORT_CASES_KEY, 'list', show],
    ...cursorQueryOptions(listSupportCases, { query: { show } }),
    ...POLLING_OPTIONS,
  });

export const supportCaseQuery = (id: SupportCaseId) =>
  queryOptions({
    queryKey: [...SUPPORT_CASES_KEY, 'one', id],
    queryFn: () => api(getSupportCase, { params: { id } }),
    ...POLLING_OPTIONS,
  });

export const caseMessagesQuery = (id: SupportCaseId) =>
  infiniteQueryOptions({
    queryKey: [...SUPPORT_CASES_KEY, 'messages', id],
    ...cursorQueryOptions(listCaseMessages, { params: { id } }),
    ...POLLING_OPTIONS,
  });

/** Returns the sequence number of the last message on the page; later messages are unread. */
export const getLastShownSeq = (client: QueryClient, id: SupportCaseId): number =>
  client.getQueryData(caseMessagesQuery(id).queryKey)?.pages[0]?.data[0]?.seq ?? 0;

const sendAction = (client: QueryClient, id: SupportCaseId, action: CaseAction) => {
  const params = { id };
  if (action === 'close')
    return api(closeCase, { params, body: { upToSeq: getLastShownSeq(client, id) } });
  return api(action === 'claim' ? claimCase : releaseCase, { params });
};

/**
 * Returns the mutation for an action on a case. It invalidates all of the console's data, even if it fails
 * because a colleague acted first.
 */
export const useCaseAction = (id: SupportCaseId) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (action: CaseAction) => sendAction(queryClient, id, action),
    onSettled: () => queryClient.invalidateQueries({ queryKey: STAFF_KEY }),
  });
};
