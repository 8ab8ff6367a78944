import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { openTravelersPage, reportMet } from '@tomoguide/contract/bookings/calls';
import { api } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { sendOnce } from '../send-once.ts';

/** The page is asked again so often: the booker and the guide change the tour elsewhere. */
const POLL_MS = 30_000;

const keyOf = (token: string) => ['travelers-page', token];

/** What the link shows; it goes with the page, and lies nowhere but in its memory. */
export const travelersPage = (token: string) =>
  queryOptions({
    queryKey: keyOf(token),
    queryFn: () => api(openTravelersPage, { body: { token } }),
    refetchInterval: POLL_MS,
    refetchOnWindowFocus: 'always',
    gcTime: 0,
  });

const met = sendOnce((token: string) => api(reportMet, { body: { token } }));

/** Tells the booker that the travelers have met their guide. */
export const useReportMet = (token: string) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => met(token),
    onSuccess: (page) => queryClient.setQueryData(keyOf(token), page),
    // Refused: the tour is not what the page shows.
    onError: (error) =>
      error instanceof ApiError
        ? queryClient.invalidateQueries({ queryKey: keyOf(token) })
        : undefined,
  });
};
