import { setTimeout as sleep } from 'node:timers/promises';
import { CITY_SLUGS } from '@tomoguide/contract/catalog/cities';
import { LOCALES } from '@tomoguide/contract/locale';
import { GuideId } from '@tomoguide/contract/primitives';
import { buildApp } from '../../server/src/app.ts';
import { systemClock } from '../../server/src/clock.ts';
import { readConfig } from '../../server/src/config.ts';
import { openDatabase } from '../../server/src/database/database.ts';
import { inTransaction } from '../../server/src/database/transaction.ts';
import type { Deps } from '../../server/src/deps.ts';
import { updateGuide } from '../../server/src/domains/guides/service.ts';
import { BossJobs } from '../../server/src/jobs/jobs.ts';
import { createLog } from '../../server/src/log.ts';
import { load } from '../support/load.ts';
import { serve } from '../support/process.ts';
import { printFigure, printLoad } from '../support/report.ts';
import { buildBookingBody } from './bookings.ts';

/**
 * Measures pages per second while guides edit and travelers book: with values cached for 800 ms, and with
 * values cached until their data changes (docs/decisions/039). Checks that no page is more than a second
 * out of date.
 */

const EDITS_A_SECOND = 5;
const BOOKINGS_A_SECOND = 2;
const OLDEST_MS = 1_000;
/** Maximum number of bookings per caching rule, so that the two rules use different slots. */
const MAX_BOOKINGS = 1_000;

/** Returns a generator of pseudorandom numbers from 0 to 1, which are the same in every run. */
const createSeededRandom = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

const shuffle = <Item>(items: readonly Item[], random: () => number): Item[] =>
  items
    .map((item) => ({ item, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);

/**
 * Returns a function that draws items by Zipf's law: the n-th item with a probability proportional to 1/n.
 */
const createZipfSampler = <Item>(
  items: readonly Item[],
  random: () => number,
): (() => Item | undefined) => {
  let sum = 0;
  const cumulative = items.map((_, n) => (sum += 1 / (n + 1)));
  return () => {
    const at = random() * sum;
    return items[cumulative.findIndex((end) => end >= at)];
  };
};

const SEARCHES = CITY_SLUGS.flatMap((city) => [
  `/search?city=${city}`,
  ...['rating', 'price_asc'].map((sort) => `/search?city=${city}&sort=${sort}`),
  ...['zh', 'ja'].map((language) => `/search?city=${city}&language=${language}`),
  ...[2, 4, 6].map((travelers) => `/search?city=${city}&travelers=${travelers}`),
  ...Array.from({ length: 12 }, (_, n) => {
    const date = Temporal.Now.plainDateISO('Asia/Tokyo').add({ days: 3 + 7 * n });
    return `/search?city=${city}&date=${date}`;
  }),
]);

/** Returns the URLs of pages: seven guide pages for every three searches, in two languages. */
const listPageUrls = (guides: number): string[] => {
  const random = createSeededRandom(39);
  const ids = Array.from({ length: guides }, (_, n) => `/guides/${n + 1}?`);
  const guide = createZipfSampler(shuffle(ids, random), random);
  const search = createZipfSampler(shuffle(SEARCHES, random), random);
  return Array.from({ length: 20_000 }, () => {
    const page = random() < 0.7 ? guide() : search();
    const lang = LOCALES[Math.floor(random() * LOCALES.length)];
    return `${page}&lang=${lang}`.replace('?&', '?');
  });
};

const getText = async (url: string): Promise<string | null> => {
  const reply = await fetch(url);
  const text = await reply.text();
  return reply.status === 200 ? text : null;
};

/** Edits guides and books tours until `stop` is called, which returns how many were checked and stale. */
const startChanges = (
  deps: Deps,
  {
    url,
    tokens,
    guides,
    first,
  }: { url: string; tokens: readonly string[]; guides: number; first: number },
) => {
  const random = createSeededRandom(first + 1);
  const stopping = new AbortController();
  const done = { edits: 0, bookings: 0, checked: 0, stale: 0 };
  const running = new Set<Promise<void>>();
  const anyGuide = () => GuideId.parse(1 + Math.floor(random() * guides));

  /** Edits a guide whose page and API response are cached, and checks both a second later. */
  const edit = async (n: number): Promise<void> => {
    const id = anyGuide();
    const places = [`${url}/guides/${id}?lang=en`, `${url}/api/v2/guides/${id}`];
    await Promise.all(places.map(getText));
    const mark = `Edited for the ${first + n}th time.`;
    const bio = { en: mark, zh: null };
    const basicPriceCents = 100 * (80 + Math.floor(random() * 500));
    await inTransaction(deps.db, (tx) =>
      updateGuide(tx, deps, id, n % EDITS_A_SECOND === 0 ? { bio, basicPriceCents } : { bio }),
    );
    done.edits += 1;
    await sleep(OLDEST_MS);
    for (const text of await Promise.all(places.map(getText))) {
      if (text === null) continue;
      done.checked += 1;
      // A later edit of the same guide is fine too.
      const shown = Number(/Edited for the (\d+)th time/.exec(text)?.[1] ?? -1);
      if (shown < first + n) done.stale += 1;
    }
  };
  const book = async (n: number): Promise<void> => {
    const slot = first + n * 7919;
    const reply = await fetch(`${url}/api/v2/bookings`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': `bench-mixture-${first + n}`,
        authorization: `Bearer ${tokens[(first + n) % tokens.length]}`,
      },
      body: buildBookingBody(slot, guides),
    });
    await reply.arrayBuffer();
    if (reply.status === 201) done.bookings += 1;
  };
  const repeat = async (perSecond: number, task: (n: number) => Promise<void>): Promise<void> => {
    for (let n = 0; !stopping.signal.aborted && n < MAX_BOOKINGS; n += 1) {
      const started = task(n).catch(() => {});
      running.add(started);
      started.finally(() => running.delete(started));
      await sleep(1000 / perSecond);
    }
  };
  const all = Promise.all([repeat(EDITS_A_SECOND, edit), repeat(BOOKINGS_A_SECOND, book)]);
  return async () => {
    stopping.abort();
    await all;
    await Promise.all(running);
    return done;
  };
};

export const measureMixture = async (
  databaseUrl: string,
  tokens: readonly string[],
  guides: number,
): Promise<void> => {
  const log = createLog('error');
  const db = openDatabase(databaseUrl, { max: 4, log });
  const config = readConfig({ NODE_ENV: 'test', DATABASE_URL: databaseUrl, DEMO: 'false' });
  const jobs = new BossJobs({ url: databaseUrl, log, work: false });
  const { app, deps } = await buildApp({ config, db, clock: systemClock, log, jobs });
  await app.ready();
  await jobs.start();
  const paths = listPageUrls(guides);
  const rates: number[] = [];
  const rules = [
    { name: 'cached for 800 ms', env: { CHANGES: 'unread' }, warmUp: 20, seconds: 20, first: 0 },
    { name: 'cached until changed', env: {}, warmUp: 90, seconds: 20, first: MAX_BOOKINGS },
  ];
  for (const { name, env, warmUp, seconds, first } of rules) {
    const common = { DATABASE_URL: databaseUrl, RATE_LIMITS: 'off', DEMO: 'false' };
    const ours = await serve('ours.ts', { ...common, ...env });
    const stop = startChanges(deps, { url: ours.url, tokens, guides, first });
    const browser = { connections: 50, headers: { 'accept-encoding': 'br' } };
    await load(ours.url, paths, { ...browser, seconds: warmUp });
    const figure = await load(ours.url, paths, { ...browser, seconds });
    const { edits, bookings, checked, stale } = await stop();
    printLoad(`mixture of pages, ${name}`, figure, { p99: 100 });
    printFigure('  edits, bookings, checks a second later', `${edits}, ${bookings}, ${checked}`);
    if (stale > 0)
      throw new Error(`${stale} of ${checked} replies were older than ${OLDEST_MS} ms`);
    rates.push(figure.rate);
    await ours.stop();
  }
  const [before = Number.NaN, after = Number.NaN] = rates;
  printFigure('  ratio', (after / before).toFixed(1), 'at least 12');
  await app.close();
  await jobs.stop();
  await db.$client.end();
};
