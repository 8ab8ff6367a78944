import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { openTravelersPage, reportMeeting } from '@tomoguide/contract/bookings/calls';
import { sendOnce } from '../../form/send-once.ts';
import { api } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';

/** How often the page polls, because the booker and the guide change the tour on other pages. */
const POLL_MS = 30_000;

const getKey = (token: string) => ['travelers-page', token];

/**
 * Returns the query for the page behind the link. The data is kept only in memory, and removed when the
 * user leaves the page.
 */
export const travelersPageQuery = (token: string) =>
  queryOptions({
    queryKey: getKey(token),
    queryFn: () => api(openTravelersPage, { body: { token } }),
    refetchInterval: POLL_MS,
    refetchOnWindowFocus: 'always',
    gcTime: 0,
  });

const met = sendOnce((token: string) => api(reportMeeting, { body: { token } }));

/** Returns the mutation that tells the booker that the travelers have met their guide. */
export const useReportMeeting = (token: string) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => met(token),
    onSuccess: (page) => queryClient.setQueryData(getKey(token), page),
    // If the server rejects the report, the page is outdated.
    onError: (error) =>
      error instanceof ApiError
        ? queryClient.invalidateQueries({ queryKey: getKey(token) })
        : undefined,
  });
};
