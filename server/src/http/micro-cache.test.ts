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

test('an answer is kept for its time to live and not a moment longer', async () => {
  const { get, advance } = setup();
  expect(await get('a', 'old')).toBe('old');
  advance(699);
  expect(await get('a', 'new')).toBe('old');
  advance(1);
  expect(await get('a', 'new')).toBe('new');
});

test('its age counts from when the making began', async () => {
  const { cache, advance } = setup();
  const slow = cache.get('a', async () => {
    await Promise.resolve();
    return 'old';
  });
  advance(700);
  expect(await slow).toBe('old');
  expect(await cache.get('a', async () => 'new')).toBe('new');
});

test('however many ask at once, it is made once', async () => {
  const { cache } = setup();
  let made = 0;
  const make = async () => `made ${++made}`;
  const answers = await Promise.all(Array.from({ length: 50 }, () => cache.get('a', make)));
  expect(new Set(answers)).toEqual(new Set(['made 1']));
});

test('a failure goes to all who wait and is not kept', async () => {
  const { cache } = setup();
  const failing = () => cache.get('a', async () => Promise.reject(new Error('away')));
  const both = await Promise.allSettled([failing(), failing()]);
  expect(both.map((each) => each.status)).toEqual(['rejected', 'rejected']);
  expect(await cache.get('a', async () => 'back')).toBe('back');
});

test('a value that is not to be kept goes to all who wait, and is made anew for the next', async () => {
  let made = 0;
  const cache = new MicroCache<number>({ ttlMs: 700, maxEntries: 3, keeps: (value) => value > 1 });
  const get = () => cache.get('a', async () => ++made);
  expect(await Promise.all([get(), get()])).toEqual([1, 1]);
  expect([await get(), await get()]).toEqual([2, 2]);
});

test('without a time to live nothing is kept or shared', async () => {
  const { get, cache } = setup({ ttlMs: 0 });
  expect(await get('a')).not.toBe(await get('a'));
  expect(cache.size).toBe(0);
});

test('it is bounded in entries and bytes, the longest unused going first', async () => {
  const { get, cache } = setup();
  for (const key of ['a', 'b', 'c']) await get(key, key);
  await get('a', 'x');
  await get('d', 'd');
  expect(cache.size).toBe(3);
  expect(await get('a', 'x')).toBe('a');
  expect(await get('b', 'again')).toBe('again');

  const small = setup({ maxBytes: 10 });
  await small.get('a', '123456');
  await small.get('b', '123456');
  await Promise.resolve();
  expect(small.cache.size).toBe(1);
});
