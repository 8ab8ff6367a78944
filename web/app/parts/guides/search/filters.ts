import { CITY_SLUGS, type CitySlug } from '@tomoguide/contract/catalog/cities';
import type { ServiceCategory } from '@tomoguide/contract/catalog/entities';
import { matchCity } from '@tomoguide/contract/catalog/match-cities';
import type { GuideSort } from '@tomoguide/contract/guides/calls';
import type { GuideLanguage } from '@tomoguide/contract/guides/entities';
import {
  DAYS_AHEAD,
  PRICE_MAX,
  SEARCH_TEXT_MAX,
  SERVICES_MAX,
} from '@tomoguide/contract/guides/figures';
import { parseTypedDate } from '@tomoguide/contract/typed-date';
import { SEARCH_LANGUAGES } from './search-language.ts';

/** The search filters, all of which are in the URL (docs/product/pages.md, "Addresses"). */
export interface SearchFilters {
  city: CitySlug | null;
  language: GuideLanguage | null;
  /** Subcategory IDs, in ascending order. */
  services: number[];
  /** The day of the tour, such as '2026-05-03'. */
  date: string | null;
  /** The group size: '1' … '8', or '10+'. */
  travelers: string | null;
  /** The minimum price in RMB per hour. */
  minPrice: number | null;
  maxPrice: number | null;
  /** True to find only guides who offer instant booking. */
  instant: boolean;
  q: string | null;
  sort: GuideSort;
  page: number;
}

/** The group size for ten or more travelers. */
export const TEN_PLUS = '10+';
/** The group sizes that the form offers. */
export const TRAVELER_OPTIONS = ['1', '2', '3', '4', '5', '6', '8', TEN_PLUS] as const;
export const SORTS: readonly GuideSort[] = ['recommended', 'rating', 'price_asc', 'price_desc'];

export const NO_FILTERS: SearchFilters = {
  city: null,
  language: null,
  services: [],
  date: null,
  travelers: null,
  minPrice: null,
  maxPrice: null,
  instant: false,
  q: null,
  sort: 'recommended',
  page: 1,
};

const parseOption = <Value extends string>(values: readonly Value[], text: string | null) =>
  values.find((value) => value === text) ?? null;

const parseInteger = (text: string | null, min: number, max: number): number | null => {
  if (text === null || !/^\d{1,6}$/.test(text)) return null;
  const value = Number(text);
  return value >= min && value <= max ? value : null;
};

/**
 * Returns today's date in UTC, shifted by a number of hours. Guides' time zones are within 14 hours of UTC.
 */
const getDayAround = (hours: number): Temporal.PlainDate =>
  Temporal.Instant.fromEpochMilliseconds(Date.now() + hours * 3_600_000)
    .toZonedDateTimeISO('UTC')
    .toPlainDate();

/**
 * Parses a day. Accepts typed formats too, because the landing page's form can be submitted before
 * hydration.
 */
const parseDay = (text: string | null): string | null => {
  if (!text) return null;
  const typed = parseTypedDate(text, getDayAround(9));
  // Drops days that are past, or too far ahead to book, in every time zone. The API rejects past days.
  if (typed === null || typed < getDayAround(-14).toString()) return null;
  return typed > getDayAround(14).add({ days: DAYS_AHEAD }).toString() ? null : typed;
};

/** The largest group size to search for exactly; larger groups search for ten or more. */
const LARGEST_EXACT_GROUP = 10;

/** Control characters, which users cannot type. PostgreSQL cannot store all of them. */
const UNTYPED = /\p{Cc}/gu;

const cleanWords = (text: string | null): string | null => {
  const clean = (text ?? '').toWellFormed().replace(UNTYPED, ' ').trim();
  return [...clean].slice(0, SEARCH_TEXT_MAX).join('').trim() || null;
};

/** Parses a city from its slug or any of its names. */
const parseCity = (text: string | null): CitySlug | null =>
  parseOption(CITY_SLUGS, text) ?? (text ? (matchCity(text)?.slug ?? null) : null);

const parseServiceIds = (texts: readonly string[]): number[] => {
  const ids = texts.map((text) => parseInteger(text, 1, 999_999)).filter((id) => id !== null);
  return [...new Set(ids)].sort((a, b) => a - b).slice(0, SERVICES_MAX);
};

/**
 * Parses the filters of a URL. Drops invalid values instead of failing (docs/product/pages.md, "Bad
 * parameters").
 */
export const readFilters = (params: URLSearchParams): SearchFilters => {
  const minPrice = parseInteger(params.get('minPrice'), 0, PRICE_MAX);
  const maxPrice = parseInteger(params.get('maxPrice'), 0, PRICE_MAX);
  const crossed = minPrice !== null && maxPrice !== null && minPrice > maxPrice;
  // An unescaped plus sign arrives as a space.
  const travelers = params.get('travelers')?.replace(/^10 $/, '10+') ?? null;
  const size = parseInteger(travelers, 1, LARGEST_EXACT_GROUP);
  return {
    city: parseCity(params.get('city')),
    language: parseOption(SEARCH_LANGUAGES, params.get('language')),
    services: parseServiceIds(params.getAll('services')),
    date: parseDay(params.get('date')),
    travelers: travelers === '10+' ? travelers : size === null ? null : String(size),
    minPrice: crossed ? null : minPrice,
    maxPrice: crossed ? null : maxPrice,
    instant: params.get('instant') === 'true',
    q: cleanWords(params.get('q')),
    sort: parseOption(SORTS, params.get('sort')) ?? 'recommended',
    page: parseInteger(params.get('page'), 1, 10_000) ?? 1,
  };
};

/** Returns the filters for a price range in RMB. A price at an end of the slider does not filter. */
export const getPriceFilters = (
  [low, high]: readonly [number, number],
  bounds: { min: number; max: number },
): Pick<SearchFilters, 'minPrice' | 'maxPrice'> => ({
  minPrice: low <= bounds.min ? null : low,
  maxPrice: high >= bounds.max ? null : high,
});

/** Returns the query of the API call and of the page's URL: the filters that are set, in a fixed order. */
export const toQuery = (filters: SearchFilters) => ({
  city: filters.city,
  date: filters.date,
  travelers: filters.travelers,
  language: filters.language,
  services: filters.services,
  minPrice: filters.minPrice,
  maxPrice: filters.maxPrice,
  instant: filters.instant ? ('true' as const) : null,
  q: filters.q,
  sort: filters.sort === 'recommended' ? null : filters.sort,
  page: filters.page === 1 ? null : filters.page,
});

/** Returns the URL of a search. */
export const searchPath = (filters: SearchFilters): string => {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(toQuery(filters))) {
    if (value === null) continue;
    for (const one of Array.isArray(value) ? value : [value]) params.append(name, String(one));
  }
  const query = params.toString();
  return query ? `/search?${query}` : '/search';
};

/**
 * Returns the filters without services that are not in the catalog; unchanged while the catalog is not
 * loaded.
 */
export const withKnownServices = (
  filters: SearchFilters,
  categories: readonly ServiceCategory[] | null | undefined,
): SearchFilters => {
  if (!categories) return filters;
  const known = new Set(
    categories.flatMap(({ subcategories }) => subcategories.map(({ id }) => id)),
  );
  return { ...filters, services: filters.services.filter((id) => known.has(id)) };
};
