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
import { cursorQueryOptions } from '../../../lib/by-cursor.ts';
import { POLLING_OPTIONS, STAFF_KEY } from '../queries.ts';

export const SHOWN = ['waiting', 'handled'] as const;
export type Shown = (typeof SHOWN)[number];

export const reportsQuery = (show: Shown) =>
  infiniteQueryOptions({
    queryKey: [...STAFF_KEY, 'reports', show],
    ...cursorQueryOptions(listReports, { query: { show } }),
    ...POLLING_OPTIONS,
  });

/** Returns the query for the messages before a report, which never change except by being recalled. */
export const reportedMessagesQuery = (id: ReportId) =>
  infiniteQueryOptions({
    queryKey: [...STAFF_KEY, 'reported', id],
    ...cursorQueryOptions(listReportedMessages, { params: { id } }),
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
