import type { GuideSort } from '@tomoguide/contract/guides/calls';
import { priceBounds } from '@tomoguide/contract/guides/price-bounds';
import type { Locale } from '@tomoguide/contract/primitives';
import { rowsOf } from '../../../database/rows-of.ts';
import type { BaseDeps } from '../../../deps.ts';
import { MicroCache } from '../../../http/micro-cache.ts';
import { type GuideFilters, searchStatement } from './filters.ts';

export interface SearchPage {
  sort: GuideSort;
  page: number;
  limit: number;
  locale: Locale;
}

/** A search as it is answered: JSON, the cards put together by the database. */
export type Search = (filters: GuideFilters, page: SearchPage) => Promise<string>;

interface Row {
  cards: string | null;
  total?: number;
  lowest?: number | null;
  highest?: number | null;
}

/** What is the same for every page, order and language of a search. */
interface Frame {
  total: number;
  priceBounds: string;
}

const frameOf = (row: Row): Frame => ({
  total: row.total ?? 0,
  priceBounds: JSON.stringify(priceBounds(row.lowest ?? null, row.highest ?? null)),
});

/**
 * The search over listed guides, in one round trip. Counting all that fit is most of its work where
 * many do, so a count is used again for less than a second.
 */
export const createSearch = (deps: BaseDeps): Search => {
  const frames = new MicroCache<Frame>({ ttlMs: deps.config.cacheMs, maxEntries: 2000 });

  const read = async (filters: GuideFilters, page: SearchPage, counted: boolean): Promise<Row> => {
    const cards = {
      sort: page.sort,
      limit: page.limit,
      offset: (page.page - 1) * page.limit,
      card: page.locale === 'zh-CN' ? 'card_zh' : 'card_en',
    } as const;
    const statement = searchStatement(filters, deps.clock.now(), cards, counted);
    const [row] = await rowsOf<Row>(deps.db, statement);
    return row ?? { cards: null };
  };

  return async (filters, page) => {
    const counted: { row?: Row } = {};
    const { total, priceBounds: bounds } = await frames.get(JSON.stringify(filters), async () => {
      counted.row = await read(filters, page, true);
      return frameOf(counted.row);
    });
    const { cards } = counted.row ?? (await read(filters, page, false));
    return `{"data":[${cards ?? ''}],"total":${total},"page":${page.page},"limit":${page.limit},"priceBounds":${bounds}}`;
  };
};
