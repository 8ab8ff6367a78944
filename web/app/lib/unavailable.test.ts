import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { orUnavailable } from './unavailable.ts';

const refused = (error: unknown) => orUnavailable(Promise.reject(error)).catch((thrown) => thrown);

test('a page whose facts cannot be had for now answers 503', async () => {
  for (const error of [new ApiError(503, { code: 'UNAVAILABLE' }), new ApiError(0, null)])
    expect((await refused(error)).init).toEqual({ status: 503 });
});

test('whatever else went wrong stays what it was', async () => {
  for (const error of [new ApiError(500, { code: 'INTERNAL_ERROR' }), new Error('bug')])
    expect(await refused(error)).toBe(error);
  expect(await orUnavailable(Promise.resolve('read'))).toBe('read');
});
