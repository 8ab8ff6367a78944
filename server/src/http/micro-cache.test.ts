import { expect, test } from 'vitest';
import { MicroCache } from './micro-cache.ts';

const setup = (options: { ttlMs?: number; maxEntries?: number; maxBytes?: number } = {}) => {
  let now = 0;
  let made = 0;
  const cache = new MicroCache<string>({
    ttlMs: 700,
    maxEntries: 3,
    bytesOf: (value) => value.length,
    clock: () => now,
    ...options,
  });
  const get = (key: string, value = `${key} made ${++made}`) => cache.get(key, async () => value);
  return { cache, get, advance: (ms: number) => (now += ms) };
};

test('caches a value for exactly its time to live', async () => {
  const { get, advance } = setup();
  expect(await get('a', 'old')).toBe('old');
  advance(699);
  expect(await get('a', 'new')).toBe('old');
  advance(1);
  expect(await get('a', 'new')).toBe('new');
});

test('measures a value’s age from the start of the computation', async () => {
  const { cache, advance } = setup();
  const slow = cache.get('a', async () => {
    await Promise.resolve();
    return 'old';
  });
  advance(700);
  expect(await slow).toBe('old');
  expect(await cache.get('a', async () => 'new')).toBe('new');
});

test('frees the memory of expired values when a new value is stored', async () => {
  const { cache, get, advance } = setup({ maxEntries: 100 });
  for (const key of ['a', 'b', 'c']) await get(key);
  advance(700);
  await get('d');
  expect(cache.size).toBe(1);
});

test('computes a value once for concurrent callers', async () => {
  const { cache } = setup();
  let made = 0;
  const computeNext = async () => `made ${++made}`;
  const answers = await Promise.all(Array.from({ length: 50 }, () => cache.get('a', computeNext)));
  expect(new Set(answers)).toEqual(new Set(['made 1']));
});

test('passes a failure to all waiting callers, and does not cache it', async () => {
  const { cache } = setup();
  const failing = () => cache.get('a', async () => Promise.reject(new Error('away')));
  const both = await Promise.allSettled([failing(), failing()]);
  expect(both.map((each) => each.status)).toEqual(['rejected', 'rejected']);
  expect(await cache.get('a', async () => 'back')).toBe('back');
});

test('passes an uncacheable value to all waiting callers, and recomputes it for the next caller', async () => {
  let made = 0;
  const cache = new MicroCache<number>({ ttlMs: 700, maxEntries: 3, keeps: (value) => value > 1 });
  const get = () => cache.get('a', async () => ++made);
  expect(await Promise.all([get(), get()])).toEqual([1, 1]);
  expect([await get(), await get()]).toEqual([2, 2]);
});

/**
 * Caches a total, a response computed from it, and a page computed from that; each contains the time of its
 * computation.
 */
const nestedCaches = () => {
  let now = 0;
  const options = { ttlMs: 800, maxEntries: 3, clock: () => now };
  const [totals, replies, pages] = [1, 2, 3].map(() => new MicroCache<string>(options));
  const total = () => totals?.get('', async () => `total ${now}`);
  const reply = () => replies?.get('', async () => `reply ${now}, ${await total()}`);
  const page = () => pages?.get('', async () => `page ${now}, ${await reply()}`);
  return { total, reply, page, at: (ms: number) => (now = ms) };
};

test('a value computed from a cached value inherits its age', async () => {
  const { total, reply, page, at } = nestedCaches();
  await total();
  at(700);
  await reply();
  at(750);
  expect(await page()).toBe('page 750, reply 700, total 0');
  at(799);
  expect(await page()).toBe('page 750, reply 700, total 0');
  at(800);
  expect(await page()).toBe('page 800, reply 800, total 800');
  at(1599);
  expect(await page()).toBe('page 800, reply 800, total 800');
});

test("a value that joins a running computation inherits that computation's age", async () => {
  const { reply, page, at } = nestedCaches();
  const begun = reply();
  at(500);
  const waited = page();
  expect(await Promise.all([begun, waited])).toEqual([
    'reply 0, total 0',
    'page 500, reply 0, total 0',
  ]);
  at(799);
  expect(await page()).toBe('page 500, reply 0, total 0');
  at(800);
  expect(await page()).toBe('page 800, reply 800, total 800');
});

test('does not wait for a value whose input has already expired', async () => {
  let now = 0;
  const options = { ttlMs: 800, maxEntries: 3, clock: () => now };
  const [totals, replies] = [new MicroCache<string>(options), new MicroCache<string>(options)];
  const total = () => totals.get('', async () => `total ${now}`);
  const slow = Promise.withResolvers<void>();
  const reply = () =>
    replies.get('', async () => {
      const made = await total();
      await slow.promise;
      return made;
    });
  await total();
  now = 700;
  const begun = [reply()];
  await Promise.resolve();
  for (now of [799, 900]) begun.push(reply());
  slow.resolve();
  const [first, second, late] = await Promise.all(begun);
  expect(second).toBe(first);
  expect(late).toBe('total 900');
});

test('neither caches nor shares anything if the time to live is zero', async () => {
  const { get, cache } = setup({ ttlMs: 0 });
  expect(await get('a')).not.toBe(await get('a'));
  expect(cache.size).toBe(0);
});

test('evicts the least recently used values beyond the limits on entries and bytes', async () => {
  const { get, cache } = setup();
  for (const key of ['a', 'b', 'c']) await get(key, key);
  await get('a', 'x');
  await get('d', 'd');
  expect(cache.size).toBe(3);
  expect(await get('a', 'x')).toBe('a');
  expect(await get('b', 'again')).toBe('again');

  const looked = setup();
  for (const key of ['a', 'b', 'c']) await looked.get(key, key);
  expect(looked.cache.peek('a')).toBe('a');
  await looked.get('d', 'd');
  expect([looked.cache.peek('a'), looked.cache.peek('b')]).toEqual(['a', undefined]);

  const small = setup({ maxBytes: 10 });
  await small.get('a', '123456');
  await small.get('b', '123456');
  await Promise.resolve();
  expect(small.cache.size).toBe(1);
});
