import { queryOptions } from '@tanstack/react-query';
import {
  getBooking,
  getExtensionOffer,
  getRefundQuote,
  listGuideBookings,
  listTravelerBookings,
} from '@tomoguide/contract/bookings/calls';
import { getPostalCode, listServiceCategories } from '@tomoguide/contract/catalog/calls';
import { getWallet } from '@tomoguide/contract/payments/calls';
import type { BookingId, UserId } from '@tomoguide/contract/primitives';
import { api } from '../../lib/api.ts';
import { BOOKINGS_KEY, WALLET_KEY } from '../../lib/query-keys.ts';

export const bookingKeys = {
  all: BOOKINGS_KEY,
  traveler: (userId: UserId) => [...BOOKINGS_KEY, 'traveler', userId],
  guide: (userId: UserId) => [...BOOKINGS_KEY, 'guide', userId],
  one: (id: BookingId) => [...BOOKINGS_KEY, 'one', id],
} as const;

/** The polling interval of an open page while no socket pushes changes. */
const POLL_MS = 30_000;

/**
 * Query options for bookings. Other users change bookings too, so they are refetched on window focus, and
 * every half minute while the page is visible (docs/product/pages.md, "Query cache").
 */
const POLLED = {
  refetchOnMount: 'always',
  refetchOnWindowFocus: 'always',
  refetchInterval: POLL_MS,
} as const;

export const travelerBookingsQuery = (userId: UserId) =>
  queryOptions({
    queryKey: bookingKeys.traveler(userId),
    queryFn: async () => (await api(listTravelerBookings, { params: { userId } })).data,
    meta: { failure: 'bookings' },
    ...POLLED,
  });

export const guideBookingsQuery = (userId: UserId) =>
  queryOptions({
    queryKey: bookingKeys.guide(userId),
    queryFn: async () => (await api(listGuideBookings, { params: { userId } })).data,
    meta: { failure: 'bookings' },
    ...POLLED,
  });

/**
 * Returns the query for one booking with its history. The data is always refetched, so that no decision is
 * based on the state before a payment elsewhere.
 */
export const bookingDetailQuery = (id: BookingId) =>
  queryOptions({
    queryKey: bookingKeys.one(id),
    queryFn: () => api(getBooking, { params: { id } }),
    gcTime: 0,
    ...POLLED,
  });

/** Returns the query for the refund, which decreases over time, so it is never cached. */
export const refundQuoteQuery = (id: BookingId) =>
  queryOptions({
    queryKey: ['me', 'refund-quote', id],
    queryFn: () => api(getRefundQuote, { params: { id } }),
    staleTime: 0,
    gcTime: 0,
  });

/**
 * Returns the query for the possible extensions. The guide's next tour can be booked at any time, so they
 * are never cached.
 */
export const extensionOfferQuery = (id: BookingId) =>
  queryOptions({
    queryKey: ['me', 'extension-offer', id],
    queryFn: () => api(getExtensionOffer, { params: { id } }),
    staleTime: 0,
    gcTime: 0,
  });

export const walletQuery = () =>
  queryOptions({
    queryKey: WALLET_KEY,
    queryFn: () => api(getWallet),
    refetchOnMount: 'always',
  });

/** Returns the query for the names of services by ID, which are the same for all users. */
export const serviceNamesQuery = () =>
  queryOptions({
    queryKey: ['service-names'],
    queryFn: async () => {
      const { data } = await api(listServiceCategories, { query: {} });
      return new Map(
        data.flatMap((category) => category.subcategories.map((one) => [one.id, one])),
      );
    },
    meta: { failure: 'serviceCategories' },
  });

/** Returns the query for the places of a seven-digit postal code. */
export const postalPlacesQuery = (code: string) =>
  queryOptions({
    queryKey: ['postal-codes', code],
    queryFn: async () => (await api(getPostalCode, { params: { code } })).data,
    staleTime: Number.POSITIVE_INFINITY,
  });
