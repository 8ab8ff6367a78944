import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { retryWhileBusy } from './retry-while-busy.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const replies = (...all: (string | ApiError)[]) =>
  vi.fn(async () => {
    const next = all.length > 1 ? all.shift() : all[0];
    if (next instanceof ApiError) throw next;
    return next;
  });
const busy = new ApiError(503, { code: 'BUSY' });

test('retries while the server is busy', async () => {
  const send = replies(busy, busy, 'done');
  const reply = retryWhileBusy(send);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(send).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await reply).toBe('done');
});

test('gives up after four retries, and immediately on any other error', async () => {
  const send = replies(busy);
  const reply = retryWhileBusy(send).catch(({ code }) => code);
  await vi.advanceTimersByTimeAsync(75_000);
  expect(await reply).toBe('BUSY');
  expect(send).toHaveBeenCalledTimes(5);
  const rejected = replies(new ApiError(422, { code: 'CONTACT_NOT_ALLOWED' }));
  await expect(retryWhileBusy(rejected)).rejects.toThrow();
  expect(rejected).toHaveBeenCalledTimes(1);
});
