import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { buildApp, type Program } from '../app.ts';
import { openDatabase } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { updateGuide } from '../domains/guides/service.ts';
import { Changes, type Tag } from '../http/changes.ts';
import { MicroCache, madeFrom } from '../http/micro-cache.ts';
import { BossJobs } from '../jobs/jobs.ts';
import { type TestApp, testApp } from './app.ts';
import { aUser } from './factories/accounts.ts';
import { aGuide, holdRanges, type TestGuide } from './factories/guides.ts';
import { aReview } from './factories/reviews.ts';
import { stallingProxy } from './stalling-proxy.ts';

/**
 * Tests two processes on one database: public responses are cached until their data changes, and every kind
 * of change is visible within a second.
 */
let t: TestApp;
let other: Program;
let apps: FastifyInstance[];
let guide: TestGuide;
let author: Awaited<ReturnType<typeof aUser>>;
let itineraryId: number;
let hold: ReturnType<typeof holdRanges>;

beforeAll(async () => {
  t = await testApp({ env: { CACHE_MS: '800' } });
  hold = holdRanges(t);
  const jobs = new BossJobs({ url: t.databaseUrl, log: t.deps.log, work: false });
  other = await buildApp({ ...t.deps, jobs });
  await other.app.ready();
  apps = [t.app, other.app];
});
afterAll(async () => {
  await other.app.close();
  await t.close();
});
beforeEach(async () => {
  guide = await aGuide(t);
  author = await aUser(t);
  await aReview(t, guide, { fromUserId: author.id });
  const { rows } = await t.db.execute<{ id: number }>(sql`
    insert into itineraries (guide_id, position, title, summary, duration_minutes, stops, picture)
    values (${guide.id}, 0, '{"en":"Along the river","zh":null}', '{"en":"A walk.","zh":null}', 120, '[]',
      'hill')
    returning id`);
  itineraryId = rows[0]?.id ?? 0;
});

const change = (changes: Parameters<typeof updateGuide>[3]) =>
  inTransaction(t.db, (tx) => updateGuide(tx, t.deps, guide.id, changes));

const read = (url: string): Promise<string[]> =>
  Promise.all(
    apps.map(async (app) => {
      const { statusCode, body } = await app.inject({ url });
      expect(statusCode, body).toBe(200);
      return body;
    }),
  );

/** Changes data without recording the change, to find out what is served from the cache. */
const changeUnrecorded = (table: string, statement: string) =>
  inTransaction(t.db, async (tx) => {
    await tx.execute(sql.raw(`alter table ${table} disable trigger user`));
    await tx.execute(sql.raw(statement));
    await tx.execute(sql.raw(`alter table ${table} enable trigger user`));
  });

/** Waits until both processes have cached the responses for these URLs until their data changes. */
const untilCached = async (urls: readonly string[]): Promise<void> => {
  // A value read from a replica is cached only once the last change is old enough.
  await sleep(t.deps.config.databaseReplicaUrls.length > 0 ? 1_500 : 0);
  for (const url of urls) await read(url);
  await sleep(900);
  for (const url of urls) await read(url);
};

const expectWithinASecond = async (url: string, text: string, committedAt: number) => {
  await sleep(Math.max(0, committedAt + 950 - performance.now()));
  for (const body of await read(url)) expect(body).toContain(text);
};

test('serves cached responses for longer than 800 ms, until their data changes', async () => {
  // Waits, because no response is cached beyond the next multiple of five minutes on the clock.
  if (Date.now() % 300_000 > 290_000) await sleep(10_000);
  const url = `/api/v2/guides/${guide.id}`;
  const search = '/api/v2/guides?city=tokyo';
  await untilCached([url, search]);
  await changeUnrecorded(
    'guide_pages',
    `update guide_pages set card_en = replace(card_en, 'quiet', 'loud'), detail_en = replace(detail_en, 'quiet', 'loud')`,
  );
  await sleep(1_500);
  for (const body of [...(await read(url)), ...(await read(search))]) {
    expect(body).toContain('quiet');
    expect(body).not.toContain('loud');
  }
  await change({ bio: { en: 'Cycles along the river.', zh: null } });
  const committedAt = performance.now();
  for (const place of [url, search])
    await expectWithinASecond(place, 'Cycles along the river.', committedAt);
});

interface Kind {
  what: string;
  url: string;
  make: () => Promise<unknown>;
  shows: string;
}

/** Returns changes as users make them, with the URLs where they must become visible. */
const kindsOfChange = (): Kind[] => [
  {
    what: 'a review',
    url: `/api/v2/reviews/guides/${guide.id}`,
    make: () => aReview(t, guide, { content: 'Walked for hours.' }),
    shows: 'Walked for hours.',
  },
  {
    what: "the name of a review's author",
    url: `/api/v2/reviews/guides/${guide.id}`,
    make: () => t.db.execute(sql`update users set nickname = 'Aki' where id = ${author.id}`),
    shows: '"nickname":"Aki"',
  },
  {
    what: 'the price of a service',
    url: `/api/v2/service-categories/guides/${guide.id}/pricing`,
    make: () =>
      t.db.execute(sql`
        update guide_services set price_cents = 31000
        where guide_id = ${guide.id} and price_cents is not null`),
    shows: '31000',
  },
  {
    what: 'an itinerary',
    url: `/api/v2/itineraries/${itineraryId}`,
    make: () =>
      t.db.execute(sql`
        update itineraries set title = '{"en":"Up the hill","zh":null}' where id = ${itineraryId}`),
    shows: 'Up the hill',
  },
  {
    what: "an itinerary's photo",
    url: `/api/v2/itineraries/${itineraryId}`,
    make: () =>
      t.db.execute(sql`
        update guides set gallery = '[{"name":"hill","alt":{"en":"The view","zh":null}}]'
        where id = ${guide.id}`),
    shows: 'The view',
  },
  {
    what: 'the number of tours',
    url: '/api/v2/guide-figures',
    make: () => t.db.execute(sql`update guides set completed_tours = 4711 where id = ${guide.id}`),
    shows: '"tours":4711',
  },
  {
    what: 'a bio',
    url: `/api/v2/guides/${guide.id}`,
    make: () => change({ bio: { en: 'Shows every lighthouse.', zh: null } }),
    shows: 'lighthouse',
  },
  {
    what: 'a bio, in a list',
    url: `/api/v2/guides?city=tokyo&limit=100`,
    make: async () => {},
    shows: 'lighthouse',
  },
  {
    what: 'a word, in a search for it',
    url: '/api/v2/guides?q=lighthouse',
    make: async () => {},
    shows: '"total":1,',
  },
  {
    what: 'a city, in a search for it',
    url: '/api/v2/guides?city=sapporo',
    make: () => aGuide(t, { serviceCity: 'sapporo' }),
    shows: '"total":1,',
  },
  {
    what: 'a taken day, in a search for it',
    url: '/api/v2/guides?city=nara&date=2026-05-20',
    make: () => hold(inNara.id, '2026-05-19T15:00:00Z', '2026-05-20T15:00:00Z'),
    shows: '"total":0,',
  },
];
let inNara: TestGuide;

test('shows every kind of change in every process within a second', async () => {
  inNara = await aGuide(t, { serviceCity: 'nara' });
  const kinds = kindsOfChange();
  await untilCached(kinds.map(({ url }) => url));
  for (const { what, url, shows } of kinds)
    for (const body of await read(url)) expect(body, what).not.toContain(shows);
  for (const { make } of kinds) await make();
  const committedAt = performance.now();
  for (const { what, url, shows } of kinds) {
    await sleep(Math.max(0, committedAt + 950 - performance.now()));
    for (const body of await read(url)) expect.soft(body, what).toContain(shows);
  }
});

/** Returns the tags that this statement records in a transaction, which is then rolled back. */
const getTags = async (statement: string): Promise<string[]> => {
  const client = new pg.Client(t.databaseUrl);
  await client.connect();
  await client.query('begin');
  await client.query(statement);
  const { rows } = await client.query<{ tag: string }>(
    'select tag from public_changes where xid = pg_current_xact_id() order by tag',
  );
  await client.end();
  return rows.map(({ tag }) => tag);
};

test('the tables that public responses depend on record their changes, and no other tables do', async () => {
  const ofGuide = `where guide_id = ${guide.id}`;
  const ofUser = `where id = ${author.id}`;
  const page = `guide:${guide.id}`;
  const day = `insert into guide_day_overrides (guide_id, day) values (${guide.id}, '2026-05-20')`;
  const addFigure = `insert into day_figures (kind, name, staff_id) values ('ride', 'new', ${author.id})`;
  for (const [statement, tags] of [
    [`update guide_pages set detail_en = detail_en || ' ' ${ofGuide}`, [page]],
    [`update guide_pages set detail_en = detail_en ${ofGuide}`, []],
    [`delete from guide_pages ${ofGuide}`, [page]],
    [`update guide_services set price_cents = 31000 ${ofGuide}`, [page]],
    [`delete from guide_services ${ofGuide}`, [page]],
    [`update itineraries set title = '{"en":"Up","zh":null}' ${ofGuide}`, [page]],
    [`delete from itineraries ${ofGuide}`, [page]],
    [`update reviews set content = 'Changed.' ${ofGuide}`, [page]],
    [`delete from reviews ${ofGuide}`, [page]],
    [`update guides set gallery = '[{}]' where id = ${guide.id}`, [page]],
    [`update guides set completed_tours = 4711 where id = ${guide.id}`, ['listing']],
    [`update guide_search set price = price + 1 ${ofGuide}`, ['listing']],
    [`update guide_search set price = price ${ofGuide}`, []],
    [`delete from guide_search ${ofGuide}`, ['listing']],
    [`update guide_texts set words = words || 'x' ${ofGuide}`, ['texts']],
    [`delete from guide_texts ${ofGuide}`, ['texts']],
    [day, ['days']],
    [addFigure, ['day-figures']],
    [`update users set nickname = 'Aki' ${ofUser}`, [`user:${author.id}`]],
    [`update users set profile_picture = 'new' ${ofUser}`, [`user:${author.id}`]],
    [`update users set bio = 'Private.' ${ofUser}`, []],
  ] as const)
    expect.soft(await getTags(statement), statement).toEqual(tags);
});

test('every process uses a figure that staff corrected within a second', async () => {
  const stops = ['Senso-ji', 'Ueno Zoo'].map((name) => ({ names: [name], minutes: 60 }));
  const payload = { stops, minutes: null, day: null, startMinute: null };
  const check = async (): Promise<number[]> =>
    Promise.all(
      apps.map(async (app) => {
        const reply = await app.inject({ method: 'POST', url: '/api/v2/day-fit', payload });
        return reply.json().travelMinutes;
      }),
    );
  const setMinutes = (minutes: number) => `
    insert into day_figures (kind, name, minutes, checked_on, staff_id)
    values ('ride', 'tokyo.asakusa--tokyo.ueno', ${minutes}, '2026-05-01', ${author.id})
    on conflict (kind, name) do update set minutes = excluded.minutes`;
  expect(await check()).toEqual([15, 15]);
  await sleep(900);
  expect(await check()).toEqual([15, 15]);
  await changeUnrecorded('day_figures', setMinutes(4));
  // Nothing is read again for a check.
  expect(await check()).toEqual([15, 15]);
  await t.db.execute(sql.raw(setMinutes(3)));
  const committedAt = performance.now();
  await sleep(Math.max(0, committedAt + 950 - performance.now()));
  expect(await check()).toEqual([13, 13]);
});

test('a search for a day depends on the time, even if no data changes', async () => {
  await change({ serviceCity: 'kobe' });
  const url = '/api/v2/guides?city=kobe&date=2026-05-02';
  await untilCached([url]);
  for (const body of await read(url)) expect(body).toContain('"total":1,');
  // The day's last start, 16:00 in Japan, is now less than 12 hours ahead.
  t.clock.set('2026-05-01T19:05:00Z');
  await expectWithinASecond(url, '"total":0,', performance.now());
  t.clock.set('2026-05-01T00:00:00Z');
});

test('shows a change even if the process that made it is killed at the commit', async () => {
  const url = `/api/v2/reviews/guides/${guide.id}`;
  await untilCached([url]);
  const client = new pg.Client(t.databaseUrl);
  await client.connect();
  const ended = new Promise((resolve) => client.once('end', resolve));
  client.on('error', () => {});
  // The connection ends with the commit, so the process can send nothing after it.
  await client
    .query(
      `begin; update reviews set content = 'Last words.' where guide_id = ${guide.id}; commit;
       select pg_terminate_backend(pg_backend_pid())`,
    )
    .catch(() => {});
  const committedAt = performance.now();
  await ended;
  await expectWithinASecond(url, 'Last words.', committedAt);
});

test('shows a change by a transaction that began long before others that were already read', async () => {
  const url = `/api/v2/reviews/guides/${guide.id}`;
  const client = new pg.Client(t.databaseUrl);
  await client.connect();
  await client.query('begin');
  await client.query(`update reviews set content = 'Long thought.' where guide_id = ${guide.id}`);
  await untilCached([url]);
  await aReview(t, await aGuide(t));
  await sleep(600);
  await client.query('commit');
  const committedAt = performance.now();
  await client.end();
  await expectWithinASecond(url, 'Long thought.', committedAt);
});

/** Creates a separate cache with `changes`, which contains the guide's review. */
const reviewCache = (changes: Changes) => {
  const cache = new MicroCache<string>({ ttlMs: 800, maxEntries: 10, changes });
  const tag: Tag = `guide:${guide.id}`;
  return {
    cached: () => cache.peek('review'),
    get: (beforeStoring = async () => {}) =>
      cache.get('review', async () => {
        madeFrom(tag);
        const { rows } = await t.db.execute<{ content: string }>(
          sql`select content from reviews where guide_id = ${guide.id}`,
        );
        await beforeStoring();
        return rows[0]?.content ?? '';
      }),
  };
};
const rewrite = (content: string) =>
  t.db.execute(sql`update reviews set content = ${content} where guide_id = ${guide.id}`);

test('drops a value that was read before a commit and stored after the change was read', async () => {
  const { changes } = t.app;
  const { get, cached } = reviewCache(changes);
  await changes.read();
  const old = await get(async () => {
    await rewrite('Changed.');
    await changes.read();
  });
  expect(old).toBe('Lovely.');
  await sleep(850);
  expect(cached()).toBeUndefined();
});

test('shows within a second a change made while changes could not be read', async () => {
  const proxy = await stallingProxy(t.databaseUrl);
  const db = openDatabase(proxy.url, {
    max: 2,
    log: t.deps.log,
    statementTimeoutMs: 500,
    connectionTimeoutMs: 500,
    graceMs: 100,
  });
  const changes = new Changes({ db, log: t.deps.log, lagMs: 0 });
  changes.start();
  const { get } = reviewCache(changes);
  const untilShownFromCache = async (content: string) => {
    await vi.waitUntil(async () => (await get()) === content, { timeout: 20_000 });
    await sleep(900);
    expect(await get()).toBe(content);
  };
  await untilShownFromCache('Lovely.');
  for (const [content, cut] of [
    ['Hung.', async () => proxy.stall()],
    ['Cut.', async () => proxy.cut()],
  ] as const) {
    await cut();
    await rewrite(content);
    await sleep(950);
    expect(await get()).toBe(content);
    proxy.resume();
    await untilShownFromCache(content);
  }
  await changes.stop();
  await db.$client.end();
  await proxy.close();
});
