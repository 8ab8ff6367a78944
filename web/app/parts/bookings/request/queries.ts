import { queryOptions } from '@tanstack/react-query';
import {
  getExchangeRate,
  getRequestLead,
  getTourRequest,
  listTourRequests,
} from '@tomoguide/contract/bookings/calls';
import type { TourRequestId } from '@tomoguide/contract/primitives';
import { api } from '../../../lib/api.ts';
import { BOOKINGS_KEY } from '../../../lib/query-keys.ts';

/**
 * Query keys of tour requests. They start with the bookings key, because an accepted request becomes a
 * booking: invalidating bookings invalidates requests too.
 */
export const requestKeys = {
  open: [...BOOKINGS_KEY, 'requests', 'open'],
  one: (id: TourRequestId) => [...BOOKINGS_KEY, 'requests', id],
} as const;

const POLL_MS = 30_000;
/** The number of open requests to fetch, more than a guide ever has at a time. */
const OPEN_SHOWN = 50;

/**
 * Returns the query for one request. In a conversation, it is refetched when the request's message has a
 * new revision.
 */
export const tourRequestQuery = (id: TourRequestId) =>
  queryOptions({
    queryKey: requestKeys.one(id),
    queryFn: () => api(getTourRequest, { params: { id } }),
    refetchOnMount: 'always',
  });

/** Returns the query for the requests waiting for the current guide, earliest to expire first. */
export const openRequestsQuery = () =>
  queryOptions({
    queryKey: requestKeys.open,
    queryFn: async () => {
      const query = { state: 'open', as: 'guide', limit: OPEN_SHOWN } as const;
      const { data } = await api(listTourRequests, { query });
      return data.toSorted((one, other) =>
        Temporal.Instant.compare(one.expiresAt, other.expiresAt),
      );
    },
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    refetchInterval: POLL_MS,
  });

/** Returns the query for the lead traveler of a request. The guide sees more after the deposit is paid. */
export const requestLeadQuery = (id: TourRequestId) =>
  queryOptions({
    queryKey: [...requestKeys.one(id), 'lead'],
    queryFn: () => api(getRequestLead, { params: { id } }),
  });

/** Returns the query for the yen per RMB, used to display a quote before it is sent. */
export const exchangeRateQuery = () =>
  queryOptions({
    queryKey: ['exchange-rate'],
    queryFn: async () => (await api(getExchangeRate)).jpyPerRmb,
  });
