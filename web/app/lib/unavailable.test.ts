import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { withUnavailableStatus } from './unavailable.ts';

const statusAfter = (error: unknown) =>
  withUnavailableStatus(Promise.reject(error)).catch((thrown) => thrown);

test('responds with 503 if the data of a page is temporarily unavailable', async () => {
  for (const error of [new ApiError(503, { code: 'UNAVAILABLE' }), new ApiError(0, null)])
    expect((await statusAfter(error)).init).toEqual({ status: 503 });
});

test('rethrows any other error unchanged', async () => {
  for (const error of [new ApiError(500, { code: 'INTERNAL_ERROR' }), new Error('bug')])
    expect(await statusAfter(error)).toBe(error);
  expect(await withUnavailableStatus(Promise.resolve('read'))).toBe('read');
});
