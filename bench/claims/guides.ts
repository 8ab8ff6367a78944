import { CITY_SLUGS } from '@tomoguide/contract/catalog/cities';
import { compare, load, type Request } from '../support/load.ts';
import { serve } from '../support/process.ts';
import { printComparison } from '../support/report.ts';

/** How fast guides are listed and shown, uncached and from the cache, against bare Fastify + pg. */

const LISTS: Request[] = CITY_SLUGS.map((city) => ({ path: `/api/v2/guides?city=${city}` }));
const ones = (guides: number): Request[] =>
  Array.from({ length: 200 }, (_, i) => ({ path: `/api/v2/guides/${1 + ((i * 7919) % guides)}` }));

/** Both must answer the same bytes, or the comparison says nothing. */
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
  const [list] = LISTS;
  const [one] = ones(guides);
  for (const { path } of [list, one].filter((each) => each !== undefined)) {
    await assertSame(uncached.url, bare.url, path);
  }
  const claims = [
    { name: 'list of 24, one city, uncached', ours: uncached, requests: LISTS, aim: 0.8 },
    { name: 'one guide, uncached', ours: uncached, requests: ones(guides), aim: 0.6 },
    { name: 'list of 24, one city, from the cache', ours: cached, requests: LISTS, aim: 10 },
    { name: 'one guide, from the cache', ours: cached, requests: ones(guides), aim: 2.5 },
  ];
  for (const { name, ours, requests, aim } of claims) {
    const result = await compare(
      () => load(ours.url, requests),
      () => load(bare.url, requests),
    );
    printComparison(`${name} (${guides.toLocaleString('en')} guides)`, result, aim);
  }
  await Promise.all([bare, uncached, cached].map((server) => server.stop()));
};
