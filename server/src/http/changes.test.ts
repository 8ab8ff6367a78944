import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Db } from '../database/database.ts';
import { createDrizzle } from '../database/drizzle-on.ts';
import { createLog } from '../log.ts';
import { Changes } from './changes.ts';
import { MicroCache, madeFrom } from './micro-cache.ts';

/** Creates a cache on a fake database whose next read returns these tags, or fails. */
const setup = ({ lagMs = 0 } = {}) => {
  const database = { tags: [] as string[], works: true };
  const query = async () => {
    if (!database.works) throw new Error('the database is away');
    return { rows: [{ snapshot: '1:1:', tags: database.tags.splice(0) }] };
  };
  const db = createDrizzle({ query } as never) as unknown as Db;
  const changes = new Changes({ db, log: createLog('silent'), lagMs });
  const cache = new MicroCache<string>({ ttlMs: 800, maxEntries: 10, changes });
  let made = 0;
  /** Returns the cached value, or computes it from data with the tag `listing`. */
  const get = (key = 'a') =>
    cache.get(key, async () => {
      madeFrom('listing');
      made += 1;
      return `${key} ${made}`;
    });
  /** Advances the time, with four reads of the changes per second. */
  const advanceTime = async (ms: number) => {
    for (let left = ms; left > 0; left -= 250) {
      vi.advanceTimersByTime(Math.min(left, 250));
      await changes.read();
    }
  };
  return { database, changes, cache, get, advanceTime };
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.parse('2026-05-01T12:01:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

test('serves a value until its data changes', async () => {
  const { database, get, advanceTime } = setup();
  await advanceTime(1);
  vi.advanceTimersByTime(1);
  expect(await get()).toBe('a 1');
  await advanceTime(60_000);
  expect(await get()).toBe('a 1');
  database.tags.push('days', 'guide:1');
  await advanceTime(2_000);
  expect(await get()).toBe('a 1');
  database.tags.push('listing');
  await advanceTime(1);
  expect(await get()).toBe('a 2');
});

test('a value computed before a change but stored after it is served no longer than a value without tags', async () => {
  const { database, cache, changes, advanceTime } = setup();
  await advanceTime(1);
  vi.advanceTimersByTime(1);
  const stored = Promise.withResolvers<void>();
  const slow = cache.get('a', async () => {
    madeFrom('listing');
    await stored.promise;
    return 'old';
  });
  database.tags.push('listing');
  vi.advanceTimersByTime(100);
  await changes.read();
  stored.resolve();
  await slow;
  await advanceTime(699);
  expect(cache.peek('a')).toBe('old');
  await advanceTime(1);
  expect(cache.peek('a')).toBeUndefined();
});

test('a value with unknown sources, or with a part whose sources are unknown, is served for 800 ms', async () => {
  const { cache, get, advanceTime } = setup();
  await advanceTime(1);
  vi.advanceTimersByTime(1);
  const untagged = () => cache.get('untagged', async () => 'any');
  const whole = () =>
    cache.get('whole', async () => {
      madeFrom();
      return `${await get()}, ${await untagged()}`;
    });
  await whole();
  await advanceTime(799);
  expect(['untagged', 'whole', 'a'].map((key) => cache.peek(key))).toEqual([
    'any',
    'a 1, any',
    'a 1',
  ]);
  await advanceTime(1);
  expect(['untagged', 'whole', 'a'].map((key) => cache.peek(key))).toEqual([
    undefined,
    undefined,
    'a 1',
  ]);
});

test('a value computed from cached values is invalidated with each of them', async () => {
  const { database, cache, get, advanceTime } = setup();
  await advanceTime(1);
  vi.advanceTimersByTime(1);
  await get();
  await advanceTime(5_000);
  const whole = () =>
    cache.get('whole', async () => {
      madeFrom('texts');
      return `whole of ${await get()}`;
    });
  expect(await whole()).toBe('whole of a 1');
  await advanceTime(5_000);
  expect(await whole()).toBe('whole of a 1');
  database.tags.push('listing');
  await advanceTime(1);
  expect(await whole()).toBe('whole of a 2');
});

test('serves values for 800 ms while changes cannot be read, and then recomputes them', async () => {
  const { database, get, advanceTime } = setup();
  await advanceTime(1);
  vi.advanceTimersByTime(1);
  await get();
  await advanceTime(5_000);
  database.works = false;
  await advanceTime(500);
  expect(await get()).toBe('a 2');
  await advanceTime(600);
  expect(await get()).toBe('a 2');
  await advanceTime(200);
  expect(await get()).toBe('a 3');
  database.works = true;
  await advanceTime(1_000);
  expect(await get()).toBe('a 4');
});

test('serves values for 800 ms while a read hangs', async () => {
  const { cache, get, advanceTime } = setup();
  await advanceTime(1);
  vi.advanceTimersByTime(1);
  await get();
  await advanceTime(5_000);
  vi.advanceTimersByTime(799);
  expect(cache.peek('a')).toBe('a 1');
  vi.advanceTimersByTime(1);
  expect(cache.peek('a')).toBeUndefined();
});

test('a value read from a replica counts as older by the maximum lag of the replica', async () => {
  const { database, get, advanceTime } = setup({ lagMs: 1_000 });
  await advanceTime(2_000);
  database.tags.push('listing');
  await advanceTime(1);
  vi.advanceTimersByTime(999);
  expect(await get()).toBe('a 1');
  await advanceTime(800);
  expect(await get()).toBe('a 2');
  await advanceTime(10_000);
  expect(await get()).toBe('a 2');
});

test('no value, however nested, is served beyond the next multiple of five minutes on the clock', async () => {
  const { cache, get, advanceTime } = setup();
  vi.setSystemTime(Date.parse('2026-05-01T14:59:50Z')); // Ten seconds before midnight in Japan.
  await advanceTime(1);
  vi.advanceTimersByTime(1);
  await get();
  await advanceTime(10_300);
  const whole = () =>
    cache.get('whole', async () => {
      madeFrom();
      return `whole of ${await get()}`;
    });
  expect(await whole()).toBe('whole of a 1');
  await advanceTime(500);
  expect(await whole()).toBe('whole of a 2');
  await advanceTime(60_000);
  expect(await whole()).toBe('whole of a 2');
});

test('drops all values after a pause in which changes may have been deleted unread', async () => {
  const { changes, get, advanceTime } = setup();
  await advanceTime(1);
  vi.advanceTimersByTime(1);
  await get();
  await advanceTime(1_000);
  vi.advanceTimersByTime(60_001);
  await changes.read();
  expect(await get()).toBe('a 2');
});
