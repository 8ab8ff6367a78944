import { CITY_SLUGS } from '@tomoguide/contract/catalog/cities';
import { load } from '../support/load.ts';
import { serve } from '../support/process.ts';
import { printLoad } from '../support/report.ts';

/** Measures rendered pages per second: a cached page, and pages that were never requested before. */

const getNthDay = (n: number): string =>
  Temporal.Now.plainDateISO('Asia/Tokyo')
    .add({ days: 2 + (n % 170) })
    .toString();

/** Enough URLs that no page is requested again while it is cached. */
const SEARCHES = Array.from({ length: 30_000 }, (_, n) => {
  const city = CITY_SLUGS[n % CITY_SLUGS.length];
  const price = 50 + (Math.floor(n / 10) % 50) * 10;
  return `/search?city=${city}&minPrice=${price}&travelers=${1 + (n % 6)}&date=${getNthDay(n)}`;
});

const LISTS = SEARCHES.map((path) => path.replace('/search', '/api/v2/guides'));

/** Returns guide pages. The date in the URL makes each page unique. */
const listGuidePages = (guides: number): string[] =>
  Array.from(
    { length: 30_000 },
    (_, n) => `/guides/${1 + ((n * 7919) % guides)}?date=${getNthDay(n)}`,
  );

export const measurePages = async (databaseUrl: string, guides: number): Promise<void> => {
  const ours = await serve('ours.ts', {
    DATABASE_URL: databaseUrl,
    RATE_LIMITS: 'off',
    DEMO: 'false',
  });
  const details = listGuidePages(guides);
  const few = { connections: 10 };
  await load(ours.url, SEARCHES, few);
  printLoad('landing page from the cache', await load(ours.url, ['/']));
  const aim = { rate: 250, p99: 100 };
  printLoad('search pages rendered anew', await load(ours.url, SEARCHES, few), aim);
  printLoad('guide pages rendered anew', await load(ours.url, details, few), aim);

  const [crowd, lists] = await Promise.all([
    load(ours.url, SEARCHES, { connections: 50, seconds: 8 }),
    load(ours.url, LISTS, { connections: 5, seconds: 8 }),
  ]);
  printLoad('50 connections asking for distinct pages', crowd);
  printLoad('/api/v2/guides meanwhile', lists, { p99: 50 });
  await ours.stop();
};
