import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getInstantEligibility, listChangeStarts } from '@tomoguide/contract/bookings/calls';
import type { ServiceCategory } from '@tomoguide/contract/catalog/entities';
import {
  getAvailability,
  getGuide,
  getGuideChoices,
  getGuidePricing,
  getQuote,
  getStartTimes,
} from '@tomoguide/contract/guides/calls';
import type { BookingId, GuideId } from '@tomoguide/contract/primitives';
import { api } from '../../../lib/api.ts';
import { loadPlaces } from './particulars/places-in-city.ts';

/**
 * Query options for the data of a purchase, which is refetched each time the page opens, because other
 * users book and edit too.
 */
const fresh = { staleTime: 30_000, refetchOnMount: 'always' } as const;

export const checkoutKeys = {
  guide: (id: GuideId) => ['me', 'checkout', id],
} as const;

export const checkoutGuideQuery = (id: GuideId) =>
  queryOptions({
    queryKey: [...checkoutKeys.guide(id), 'guide'],
    queryFn: async ({ client }) => {
      const guide = await api(getGuide, { params: { id } });
      // Loaded before the form is shown, because the places would push the focused field down.
      await client.prefetchQuery(loadPlaces(guide.serviceCity));
      return guide;
    },
    meta: { failure: 'guideProfile' },
    ...fresh,
  });

/** Returns the query for whether the user can book instantly. */
export const instantEligibilityQuery = (id: GuideId) =>
  queryOptions({
    queryKey: [...checkoutKeys.guide(id), 'instant'],
    queryFn: () => api(getInstantEligibility),
    ...fresh,
  });

/** Returns the query for the days on which a tour of this duration can start. */
export const freeDaysQuery = (id: GuideId, duration: number) =>
  queryOptions({
    queryKey: [...checkoutKeys.guide(id), 'days', duration],
    queryFn: () => api(getAvailability, { params: { id }, query: { duration } }),
    placeholderData: keepPreviousData,
    ...fresh,
  });

/**
 * Returns the query for the start times on a day: those of a new booking, or those to which `moved` can be
 * moved, which ignore its own slot.
 */
export const startTimesQuery = (
  id: GuideId,
  date: string | null,
  duration: number,
  moved?: BookingId,
) =>
  queryOptions({
    queryKey: [...checkoutKeys.guide(id), 'starts', date, duration, moved ?? null],
    queryFn: () =>
      moved === undefined
        ? api(getStartTimes, { params: { id }, query: { date, duration } })
        : api(listChangeStarts, { params: { id: moved }, query: { date: date ?? '', duration } }),
    enabled: date !== null,
    // While the starts for another duration load, keeps showing those of this day.
    placeholderData: (before) => (before?.date === date ? before : undefined),
    ...fresh,
  });

export const priceQuoteQuery = (
  id: GuideId,
  tour: { duration: number; travelers: number | null; services: readonly number[] },
) =>
  queryOptions({
    queryKey: [...checkoutKeys.guide(id), 'quote', tour],
    queryFn: () => api(getQuote, { params: { id }, query: { ...tour } }),
    enabled: tour.travelers !== null,
    placeholderData: keepPreviousData,
    ...fresh,
  });

export type OfferedService = ServiceCategory['subcategories'][number] & {
  /** The service's own hourly price in fen, if it has one. */
  priceCents: number | null;
};

/** Returns how a service changes the guide's hourly price, in fen; 0 if it does not. */
export const getPriceChange = ({ priceCents }: OfferedService, basicCents: number): number =>
  priceCents === null ? 0 : priceCents - basicCents;

/** Returns the query for the guide's services, with their names and their own prices, if any. */
export const offeredServicesQuery = (guideId: GuideId) =>
  queryOptions({
    queryKey: [...checkoutKeys.guide(guideId), 'services'],
    queryFn: async () => {
      const [choices, pricing] = await Promise.all([
        api(getGuideChoices, { params: { guideId } }),
        api(getGuidePricing, { params: { guideId } }),
      ]);
      const prices = new Map(
        pricing.data.map((own) => [Number(own.subcategoryId), own.priceCents]),
      );
      return choices.data.map((category) => ({
        ...category,
        subcategories: category.subcategories.map((one) => ({
          ...one,
          priceCents: prices.get(one.id) ?? null,
        })),
      }));
    },
    ...fresh,
  });
