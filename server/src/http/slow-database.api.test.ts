import { setTimeout as sleep } from 'node:timers/promises';
import type { GuideId } from '@tomoguide/contract/primitives';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '../database/database.ts';
import { createLog } from '../log.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { aToken, aUser } from '../testing/factories/accounts.ts';
import { aCheckout, aKey } from '../testing/factories/bookings.ts';
import { aGuide } from '../testing/factories/guides.ts';
import { renderedPage } from '../testing/rendered-page.ts';
import { type StallingProxy, stallingProxy } from '../testing/stalling-proxy.ts';
import { registerPageRoutes } from '../web/pages.ts';
import { RenderQueue } from '../web/render-queue.ts';
import { createServer } from './server.ts';

/** The production limits (4 s, 4 s, 4.5 s within a deadline of 5 s), at twice the speed. */
const LIMITS = {
  statementTimeoutMs: 2000,
  connectionTimeoutMs: 2000,
  graceMs: 250,
};
const REQUEST_MS = 2250;
/**
 * A response within this time shows that the limits do not add up, because consecutive limits would take up
 * to four seconds.
 */
const IN_TIME_MS = 3300;
const CONNECTIONS = 4;

let t: TestApp;
let proxy: StallingProxy;
let url: string;
let token: string;
let guideId: GuideId;
let trips: string;
let other: pg.Client;
beforeAll(async () => {
  t = await testApp({
    env: { CACHE_MS: '500' },
    requestMs: REQUEST_MS,
    connect: async (databaseUrl) => {
      proxy = await stallingProxy(databaseUrl);
      return openDatabase(proxy.url, { max: CONNECTIONS, log: createLog('silent'), ...LIMITS });
    },
  });
  url = await t.app.listen({ port: 0, host: '127.0.0.1' });
  const { id } = await aUser(t);
  token = await aToken(t, id);
  trips = `/api/v2/bookings-new/traveler/${id}`;
  ({ id: guideId } = await aGuide(t));
});
beforeEach(async () => {
  other = new pg.Client(t.databaseUrl);
  await other.connect();
});
afterEach(async () => {
  await other.end();
  proxy.resume();
});
afterAll(async () => {
  await t.close();
  await proxy.close();
});

/** Returns a body whose first byte arrives immediately and the rest later, as on a slow connection. */
const completeAfter = (ms: number, body: unknown): ReadableStream => {
  const bytes = new TextEncoder().encode(JSON.stringify(body));
  return new ReadableStream({
    start: async (controller) => {
      controller.enqueue(bytes.slice(0, 1));
      await sleep(ms);
      controller.enqueue(bytes.slice(1));
      controller.close();
    },
  });
};

/** Returns the status and the Retry-After header, or 'not in time' on timeout. */
const fetchStatus = async (path: string, init: RequestInit = {}): Promise<string> => {
  const answered = fetch(new URL(path, url), init).then(
    ({ status, headers }) => `${status}, retry after ${headers.get('retry-after')}`,
  );
  return Promise.race([answered, sleep(IN_TIME_MS, 'not in time', { ref: false })]);
};
const authHeaders = () => ({ headers: { authorization: `Bearer ${token}` } });
const unavailable = '503, retry after 5';
const distinctOutcomes = async (count: number, asks: () => Promise<string>) =>
  new Set(await Promise.all(Array.from({ length: count }, asks)));

test('visitors who wait for the same response share its error when the database stops', async () => {
  const path = `/api/v2/guides/${guideId}`;
  expect(await fetchStatus(path)).toContain('200');
  await sleep(550);
  proxy.stall();
  const first = fetchStatus(path);
  await sleep(LIMITS.statementTimeoutMs / 2);
  expect(await distinctOutcomes(5, () => fetchStatus(path))).toEqual(new Set([unavailable]));
  expect(await first).toBe(unavailable);
});

test('returns 503 in time if a table is locked and there are more reads than connections', async () => {
  await other.query('begin; lock table bookings in access exclusive mode');
  const outcomes = await distinctOutcomes(30, () => fetchStatus(trips, authHeaders()));
  expect(outcomes).toEqual(new Set([unavailable]));
});

test('applies one deadline to all waits of a request, including its body and its transaction', async () => {
  await other.query('begin; lock table bookings in access exclusive mode');
  const waiting = LIMITS.statementTimeoutMs * 0.7;
  // Reading the session takes long, which leaves less time for the booking.
  const sessions = new pg.Client(t.databaseUrl);
  await sessions.connect();
  await sessions.query('begin; lock table sessions in access exclusive mode');
  const booking = fetchStatus('/api/v2/bookings', {
    method: 'POST',
    headers: { ...authHeaders().headers, ...aKey(), 'content-type': 'application/json' },
    body: completeAfter(waiting + 200, aCheckout(guideId)),
    duplex: 'half',
  });
  await sleep(waiting);
  await sessions.end();
  expect(await booking).toBe(unavailable);
});

describe('pages', () => {
  let site: FastifyInstance;
  let siteUrl: string;
  const open = async (queueTimeoutMs: number) => {
    site = await createServer(t.deps);
    registerPageRoutes(site, t.deps.config, {
      cache: false,
      api: t.app,
      queue: new RenderQueue({ queueTimeoutMs }),
      renderer: async () => ({
        render: async (_request, callApi) => {
          const { status } = await callApi({ method: 'GET', url: trips, ...authHeaders() });
          return renderedPage('', { status });
        },
      }),
    });
    siteUrl = await site.listen({ port: 0, host: '127.0.0.1' });
  };
  afterEach(() => site.close());
  const page = (path: string) => fetchStatus(siteUrl + path);

  test('have a single deadline for waiting in the queue and for the database', async () => {
    await open(REQUEST_MS);
    await other.query('begin; lock table bookings in access exclusive mode');
    const hanging = [page('/search?1'), page('/search?2')];
    await sleep(0.3 * LIMITS.statementTimeoutMs);
    // The page's turn comes when the earlier requests have exhausted their database timeout.
    expect(await page('/search?3')).toBe(unavailable);
    for (const answer of hanging) expect(await answer).toBe(unavailable);
  });

  test('that hang delay others no longer than their own deadline', async () => {
    await open(0.5 * LIMITS.statementTimeoutMs);
    await other.query('begin; lock table bookings in access exclusive mode');
    const hanging = [page('/search?1'), page('/search?2')];
    await sleep(50);
    expect(await page('/search?3')).toBe('503, retry after 2');
    for (const answer of hanging) expect(await answer).toBe(unavailable);
  });
});

test('the site recovers when the database is back', async () => {
  expect(await fetchStatus(trips, authHeaders())).toContain('200');
  expect(await fetchStatus(`/api/v2/guides/${guideId}`)).toContain('200');
});
