import type { GuideSort } from '@tomoguide/contract/guides/calls';
import { SEARCH_COUNT_MAX } from '@tomoguide/contract/guides/figures';
import { calculatePriceBounds } from '@tomoguide/contract/guides/price-slider';
import { LANGUAGES, type Locale } from '@tomoguide/contract/locale';
import type { Deps } from '../../../deps.ts';
import type { Changes, Tag } from '../../../http/changes.ts';
import { MicroCache, madeFrom } from '../../../http/micro-cache.ts';
import { dependsOnTime, type Found, findCards, type GuideFilters } from './search-queries.ts';

export interface SearchPage {
  sort: GuideSort;
  page: number;
  limit: number;
  locale: Locale;
}

/** A function that returns the response to a search as JSON. The database concatenates the cards. */
export type Search = (filters: GuideFilters, page: SearchPage) => Promise<string>;

/** The part of the response, as JSON, that is the same for every order and language. */
type Frame = string;

/** Returns the frame of a response. The total is exact unless more than `most` guides were counted. */
const getFrame = ({ counted = 0, lowest = null, highest = null }: Found, maxCount: number): Frame =>
  `"total":${Math.min(counted, maxCount)},"totalIsExact":${counted <= maxCount},` +
  `"priceBounds":${JSON.stringify(calculatePriceBounds(lowest, highest))}`;

/**
 * Searches the listed guides in one round trip. On the first page, counting stops at SEARCH_COUNT_MAX,
 * because with many matches it is most of the work. On later pages, it stops at the end of the page, which
 * costs no more than reading that far and shows whether another page follows. A count is cached until the
 * counted data changes.
 */
export const createSearch = (deps: Deps, changes: Changes): Search => {
  const { cacheMs: ttlMs } = deps.config;
  const frames = new MicroCache<Frame>({ ttlMs, changes, maxEntries: 2000 });

  /** Declares which data the cached result depends on, unless it also depends on the time. */
  const declareSources = (filters: GuideFilters, more: readonly Tag[] = []): void => {
    if (filters.date && dependsOnTime(filters.date, deps.clock.now())) return;
    madeFrom('listing', ...more);
    if (filters.text) madeFrom('texts');
    if (filters.date) madeFrom('days');
  };

  const read = async (
    filters: GuideFilters,
    page: SearchPage,
    countTo: number | null,
  ): Promise<Found> => {
    const cards = {
      sort: page.sort,
      limit: page.limit,
      offset: (page.page - 1) * page.limit,
      card: `card_${LANGUAGES[page.locale].reads}`,
    } as const;
    const now = deps.clock.now();
    return deps.replicas.read((db) => findCards(db, filters, now, cards, countTo));
  };

  return async (filters, page) => {
    const maxCount = Math.max(SEARCH_COUNT_MAX, page.page * page.limit);
    const counted: { row?: Found } = {};
    const frame = await frames.get(JSON.stringify([maxCount, filters]), async () => {
      declareSources(filters);
      counted.row = await read(filters, page, maxCount + 1);
      return getFrame(counted.row, maxCount);
    });
    const { cards, ids } = counted.row ?? (await read(filters, page, null));
    const shown = ids ?? [];
    declareSources(
      filters,
      shown.map((id): Tag => `guide:${id}`),
    );
    return `{"data":[${cards ?? ''}],"page":${page.page},"limit":${page.limit},${frame}}`;
  };
};
