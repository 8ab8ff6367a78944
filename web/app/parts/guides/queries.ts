import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listServiceCategories } from '@tomoguide/contract/catalog/calls';
import {
  getAvailability,
  getGuide,
  getGuidePricing,
  getGuideStatistics,
  getItinerary,
  getQuote,
  getSavedGuideIds,
  getSavedGuides,
  getStartTimes,
  listGuidePriceRanges,
  searchGuides,
} from '@tomoguide/contract/guides/calls';
import type { GuideId, ItineraryId, Locale, UserId } from '@tomoguide/contract/primitives';
import { getGuideReviews } from '@tomoguide/contract/reviews/calls';
import { api } from '../../lib/api.ts';
import { type SearchFilters, toQuery } from './search/filters.ts';

/** For whom a list of guides is cached. Lists differ by language, because guides write in two languages. */
export interface ListFor {
  locale: Locale;
  /**
   * The ID of the user's own guide, whose listing is excluded from the results; null for everyone else, who
   * share one list.
   */
  ownGuideId: GuideId | null;
}

export const searchQuery = (filters: SearchFilters, reader: ListFor) =>
  queryOptions({
    queryKey: ['guides', 'search', reader, filters],
    queryFn: () => api(searchGuides, { query: toQuery(filters) }),
    meta: { failure: 'guides' },
    placeholderData: keepPreviousData,
  });

/** Returns the query for the number of guides that a search finds, for links to the search. */
export const searchTotalQuery = (filters: SearchFilters, { ownGuideId }: ListFor) =>
  queryOptions({
    queryKey: ['guides', 'total', ownGuideId, filters],
    queryFn: async () => {
      const { total, totalIsExact } = await api(searchGuides, {
        query: { ...toQuery(filters), limit: 1 },
      });
      return { total, totalIsExact };
    },
  });

export const LANDING_GUIDES = 11;

/** Returns the query for the guides on the landing page, recommended ones first. */
export const landingQuery = (reader: ListFor) =>
  queryOptions({
    queryKey: ['guides', 'landing', reader],
    queryFn: () => api(searchGuides, { query: { limit: LANDING_GUIDES } }),
    meta: { failure: 'guides' },
  });

/** Returns the query for the number of listed guides and their tours. */
export const guideStatisticsQuery = () =>
  queryOptions({ queryKey: ['guides', 'figures'], queryFn: () => api(getGuideStatistics) });

/** Returns the query for the names of all services. */
export const serviceCategoriesQuery = () =>
  queryOptions({
    queryKey: ['service-categories'],
    queryFn: async () => (await api(listServiceCategories)).data,
    meta: { failure: 'serviceCategories' },
  });

export const guideQuery = (id: GuideId, locale: Locale) =>
  queryOptions({
    queryKey: ['guides', 'one', id, locale],
    queryFn: () => api(getGuide, { params: { id } }),
    meta: { failure: 'guideProfile' },
  });

export const itineraryQuery = (id: ItineraryId, locale: Locale) =>
  queryOptions({
    queryKey: ['guides', 'itinerary', id, locale],
    queryFn: () => api(getItinerary, { params: { id } }),
  });

/**
 * Returns the query for a guide as seen by a user who has booked, messaged or saved them
 * (docs/product/guides.md, "Listing").
 */
export const ownViewOfGuideQuery = (id: GuideId, userId: UserId, locale: Locale) =>
  queryOptions({
    queryKey: ['me', 'guide', userId, id, locale],
    queryFn: () => api(getGuide, { params: { id } }),
    meta: { failure: 'guideProfile' },
  });

export const guidePricingQuery = (id: GuideId) =>
  queryOptions({
    queryKey: ['guides', 'pricing', id],
    queryFn: async () => (await api(getGuidePricing, { params: { guideId: id } })).data,
  });

/** Returns the query for what most guides in this guide's city ask, by language. */
export const priceRangesQuery = (id: GuideId) =>
  queryOptions({
    queryKey: ['guides', 'price-ranges', id],
    queryFn: async () => (await api(listGuidePriceRanges, { params: { id } })).data,
  });

export const guideReviewsQuery = (id: GuideId) =>
  queryOptions({
    queryKey: ['guides', 'reviews', id],
    queryFn: () => api(getGuideReviews, { params: { guideId: id } }),
  });

/**
 * Query options for free days, starts and quotes, which are fresh only briefly, because other users book
 * and edit too.
 */
const fleeting = { staleTime: 30_000, refetchOnMount: true } as const;

export const guideFreeDaysQuery = (id: GuideId, duration: number) =>
  queryOptions({
    queryKey: ['guides', 'free-days', id, duration],
    queryFn: () => api(getAvailability, { params: { id }, query: { duration } }),
    placeholderData: keepPreviousData,
    ...fleeting,
  });

export const guideStartTimesQuery = (id: GuideId, date: string, duration: number) =>
  queryOptions({
    queryKey: ['guides', 'start-times', id, date, duration],
    queryFn: async () =>
      (await api(getStartTimes, { params: { id }, query: { date, duration } })).data,
    ...fleeting,
  });

export const quoteQuery = (
  id: GuideId,
  choice: { duration: number; travelers: number; services: readonly number[] },
) =>
  queryOptions({
    queryKey: ['guides', 'quote', id, choice],
    queryFn: () => api(getQuote, { params: { id }, query: choice }),
    placeholderData: keepPreviousData,
    ...fleeting,
  });

export const savedKeys = {
  all: ['me', 'saved-guides'],
  ids: (userId: UserId) => ['me', 'saved-guides', 'ids', userId],
  pages: ['me', 'saved-guides', 'pages'],
} as const;

/** Returns the query for the IDs of the saved guides, which determine the hearts. */
export const savedGuideIdsQuery = (userId: UserId) =>
  queryOptions({
    queryKey: savedKeys.ids(userId),
    queryFn: async () => (await api(getSavedGuideIds, { params: { id: userId } })).data,
  });

/**
 * Returns the query for one page of the saved guides, six per page (docs/product/guides.md, "Saved
 * guides"). Refetched on every mount, because hearts on every page can change the list.
 */
export const savedGuidesQuery = (userId: UserId, page: number, locale: Locale) =>
  queryOptions({
    queryKey: [...savedKeys.pages, userId, page, locale],
    queryFn: () => api(getSavedGuides, { params: { id: userId }, query: { page } }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
