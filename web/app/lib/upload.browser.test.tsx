import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { interceptUploads, restoreUploads } from '../testing/uploads.ts';
import { getErrorCode } from './api-error.ts';
import { sendFile } from './upload.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(async () => {
  restoreUploads();
  await vi.runAllTimersAsync();
  vi.useRealTimers();
});

const photo = (name: string): File => new File(['photo'], name, { type: 'image/jpeg' });
const begin = (file: File) => {
  const controller = new AbortController();
  const busy: boolean[] = [];
  const outcome = sendFile(file, {
    signal: controller.signal,
    onBusy: (is) => busy.push(is),
  }).then(({ id }) => id, getErrorCode);
  return { outcome, busy, cancel: () => controller.abort() };
};
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

test('retries an upload with the same key after the time in Retry-After', async () => {
  const uploads = interceptUploads();
  const { outcome, busy } = begin(photo('a.jpg'));
  uploads[0]?.refuse(503, 'FILES_UNAVAILABLE', 30);
  await seconds(29);
  expect([uploads.length, busy]).toEqual([1, [true]]);
  await seconds(1);
  expect([uploads.length, busy]).toEqual([2, [true, false]]);
  expect(uploads[0]?.key).toMatch(/^[\w-]{36}$/);
  expect(uploads[1]?.key).toBe(uploads[0]?.key);
  uploads[1]?.finish(7);
  expect(await outcome).toBe(7);
});

test('tries an upload at most five times, with increasing delays', async () => {
  const uploads = interceptUploads();
  const { outcome } = begin(photo('a.jpg'));
  for (const pause of [5, 10, 20, 40]) {
    uploads.at(-1)?.refuse(503, 'BUSY', 5);
    await seconds(pause);
  }
  expect(uploads).toHaveLength(5);
  uploads.at(-1)?.refuse(503, 'BUSY', 5);
  expect(await outcome).toBe('BUSY');
});

test.each([
  ['503 without Retry-After', 503, 'BUSY', undefined],
  ['503 for longer than a minute', 503, 'BUSY', 61],
  ['429', 429, 'TOO_MANY_UPLOADS', 5],
  ['422', 422, 'FILE_UNREADABLE', undefined],
] as const)('does not retry an upload rejected with %s', async (_, status, code, retryAfter) => {
  const uploads = interceptUploads();
  const { outcome } = begin(photo('a.jpg'));
  uploads[0]?.refuse(status, code, retryAfter);
  expect(await outcome).toBe(code);
  expect(uploads).toHaveLength(1);
});

test('keeps the order of uploads while the server is busy, and starts the next upload after a cancelled one', async () => {
  const uploads = interceptUploads();
  const [first, second, third] = ['a', 'b', 'c'].map((name) => begin(photo(name)));
  const keys = () =>
    uploads.map(({ key }) => [...new Set(uploads.map((one) => one.key))].indexOf(key));
  uploads[0]?.refuse(503, 'BUSY', 5);
  uploads[1]?.refuse(503, 'BUSY', 10);
  await seconds(5);
  expect(keys()).toEqual([0, 1, 0]);
  second?.cancel();
  expect(await second?.outcome).toBe('UNAVAILABLE');
  await seconds(20);
  expect(keys()).toEqual([0, 1, 0, 2]);
  uploads[2]?.finish(1);
  uploads[3]?.finish(3);
  expect([await first?.outcome, await third?.outcome]).toEqual([1, 3]);
});
