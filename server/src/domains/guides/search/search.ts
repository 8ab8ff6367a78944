import type { GuideSort } from '@tomoguide/contract/guides/calls';
import { priceBounds } from '@tomoguide/contract/guides/price-bounds';
import type { Locale } from '@tomoguide/contract/primitives';
import type { BaseDeps } from '../../../deps.ts';
import { MicroCache } from '../../../http/micro-cache.ts';
import { countStatement, type GuideFilters, pageStatement } from './filters.ts';
import { runPrepared } from './prepared.ts';

export interface SearchPage {
  sort: GuideSort;
  page: number;
  limit: number;
  locale: Locale;
}

/** A search as it is answered: JSON, the cards put together by the database. */
export type Search = (filters: GuideFilters, page: SearchPage) => Promise<string>;

/**
 * The search over listed guides. Totals and slider ends are the same for every page, order and
 * language, so they are counted once in a while that is shorter than a second.
 */
export const createSearch = (deps: BaseDeps): Search => {
  const ttlMs = deps.config.responseCacheMs;
  const totals = new MicroCache<number>({ ttlMs, maxEntries: 2000 });
  const bounds = new MicroCache<string>({ ttlMs, maxEntries: 1 });

  const countAll = async (filters: GuideFilters): Promise<number> => {
    const statement = countStatement(filters, deps.clock.now());
    // The moment is among the values of a search by date: it must not keep equal searches apart.
    const key = JSON.stringify(filters);
    return totals.get(key, async () => {
      const [row] = await runPrepared<{ total: number }>(deps.db, statement);
      return row?.total ?? 0;
    });
  };

  const readBounds = (): Promise<string> =>
    bounds.get('', async () => {
      const [row] = await runPrepared<{ lowest: number | null; highest: number | null }>(deps.db, {
        text: 'select min(price) as lowest, max(price) as highest from guide_search',
        values: [],
      });
      return JSON.stringify(priceBounds(row?.lowest ?? null, row?.highest ?? null));
    });

  const readCards = async (filters: GuideFilters, page: SearchPage): Promise<string> => {
    const statement = pageStatement(filters, deps.clock.now(), {
      sort: page.sort,
      limit: page.limit,
      offset: (page.page - 1) * page.limit,
      card: page.locale === 'zh-CN' ? 'card_zh' : 'card_en',
    });
    const [row] = await runPrepared<{ cards: string | null }>(deps.db, statement);
    return row?.cards ?? '';
  };

  return async (filters, page) => {
    const [cards, total, priceEnds] = await Promise.all([
      readCards(filters, page),
      countAll(filters),
      readBounds(),
    ]);
    return `{"data":[${cards}],"total":${total},"page":${page.page},"limit":${page.limit},"priceBounds":${priceEnds}}`;
  };
};
