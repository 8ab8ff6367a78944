import { CITY_SLUGS } from '@tomoguide/contract/catalog/cities';
import { compare } from '../support/compare.ts';
import { load } from '../support/load.ts';
import { serve } from '../support/process.ts';
import { printComparison } from '../support/report.ts';

/**
 * Measures how fast guides are listed and shown, both uncached and cached, compared with the bare baseline.
 */

const LISTS = CITY_SLUGS.map((city) => `/api/v2/guides?city=${city}`);
const listGuidePaths = (guides: number): string[] =>
  Array.from({ length: 200 }, (_, i) => `/api/v2/guides/${1 + ((i * 7919) % guides)}`);

/** Throws if the two servers return different bytes, because the comparison would then be meaningless. */
const assertSame = async (ours: string, bare: string, path: string): Promise<void> => {
  const [a, b] = await Promise.all(
    [ours, bare].map(async (url) => (await fetch(url + path)).text()),
  );
  if (a !== b) throw new Error(`${path} differs:\n${a?.slice(0, 300)}\n${b?.slice(0, 300)}`);
};

export const measureGuides = async (databaseUrl: string, guides: number): Promise<void> => {
  const bare = await serve('bare.ts', { DATABASE_URL: databaseUrl });
  const common = { DATABASE_URL: databaseUrl, RATE_LIMITS: 'off', DEMO: 'false' };
  const uncached = await serve('ours.ts', { ...common, CACHE_MS: '0' });
  const cached = await serve('ours.ts', common);
  const fromMemory = await serve('from-memory.ts', {
    ORIGIN: cached.url,
    PATHS: JSON.stringify(LISTS),
  });
  const details = listGuidePaths(guides);
  for (const path of [...LISTS.slice(0, 1), ...details.slice(0, 1)]) {
    await assertSame(uncached.url, bare.url, path);
    await assertSame(cached.url, bare.url, path);
  }
  const claims = [
    { name: 'list of 24, one city, uncached', ours: uncached, bare, paths: LISTS, aim: 1.2 },
    { name: 'one guide, uncached', ours: uncached, bare, paths: details, aim: 0.7 },
    { name: 'list of 24, one city, from the cache', ours: cached, bare, paths: LISTS, aim: 10 },
    { name: 'one guide, from the cache', ours: cached, bare, paths: details, aim: 2.5 },
    {
      name: 'list of 24 from the cache, against node:http sending the same bytes',
      ours: cached,
      bare: fromMemory,
      paths: LISTS,
      aim: 0.8,
    },
  ];
  for (const { name, ours, bare: limit, paths, aim } of claims) {
    const result = await compare(
      () => load(ours.url, paths),
      () => load(limit.url, paths),
    );
    printComparison(`${name} (${guides.toLocaleString('en')} guides)`, result, aim);
  }
  await Promise.all([bare, uncached, cached, fromMemory].map((server) => server.stop()));
};
