import { errors } from '@tomoguide/contract/errors';
import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';

test('keeps every code of the API, and drops what has another form', () => {
  for (const code of Object.keys(errors)) expect(new ApiError(400, { code }).code).toBe(code);
  for (const code of ['', 'not found', 'Not_Found', 'A__B', 404, null, undefined])
    expect(new ApiError(404, { code }).code).toBeNull();
});
