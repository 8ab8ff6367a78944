import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  decideReport,
  listReportedMessages,
  listReports,
} from '@tomoguide/contract/messaging/calls';
import type { ReportDecision } from '@tomoguide/contract/messaging/fields';
import type { ReportId } from '@tomoguide/contract/primitives';
import { sendOnce } from '../../../form/send-once.ts';
import { api } from '../../../lib/api.ts';
import { LIVELY, STAFF_KEY } from '../queries.ts';

export type Shown = 'waiting' | 'handled';

const next = ({ nextCursor }: { nextCursor: number | null }) => nextCursor;
const from = (cursor: number | null) => (cursor === null ? {} : { cursor });

export const reports = (show: Shown) =>
  infiniteQueryOptions({
    queryKey: [...STAFF_KEY, 'reports', show],
    queryFn: ({ pageParam }) => api(listReports, { query: { show, ...from(pageParam) } }),
    initialPageParam: null as number | null,
    getNextPageParam: next,
    ...LIVELY,
  });

/** Messages before a report never change, except by being recalled. */
export const reportedMessages = (id: ReportId) =>
  infiniteQueryOptions({
    queryKey: [...STAFF_KEY, 'reported', id],
    queryFn: ({ pageParam }) =>
      api(listReportedMessages, { params: { id }, query: from(pageParam) }),
    initialPageParam: null as number | null,
    getNextPageParam: next,
  });

const send = sendOnce(
  ({ id, ...body }: { id: ReportId; decision: ReportDecision; reason: string }) =>
    api(decideReport, { params: { id }, body }),
);

export const useDecideReport = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: () => queryClient.invalidateQueries({ queryKey: STAFF_KEY }),
  });
};
