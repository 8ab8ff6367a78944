import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { attempt } from './attempt.ts';

const lost = new ApiError(0, undefined);
const refused = (status: number, code: string) => new ApiError(status, { code });

/** Sends once, as it is answered; the key it was sent under. */
const sentUnder = async (name: string, request: unknown, answer?: Error): Promise<string> => {
  let under = '';
  const sent = attempt(name, request, async (key) => {
    under = key;
    if (answer) throw answer;
  });
  if (answer) await expect(sent).rejects.toBe(answer);
  else await sent;
  return under;
};

test('the same request keeps its key while its answer is lost, another one gets its own', async () => {
  const first = await sentUnder('book:1', { start: 'a' }, lost);
  expect(first).toMatch(/^[\w-]{8,200}$/);
  expect(await sentUnder('book:1', { start: 'a' }, lost)).toBe(first);
  expect(await sentUnder('book:1', { start: 'b' }, lost)).not.toBe(first);
});

test.each([
  ['done', undefined],
  ['refused', refused(409, 'SLOT_TAKEN')],
])('an attempt that is %s is over', async (_, answer) => {
  const first = await sentUnder('book:2', { start: 'a' }, answer);
  expect(await sentUnder('book:2', { start: 'a' })).not.toBe(first);
});

test.each([
  refused(401, 'TOKEN_EXPIRED'),
  refused(429, 'RATE_LIMITED'),
  refused(409, 'IDEMPOTENCY_KEY_IN_USE'),
  refused(503, 'UNAVAILABLE'),
])('what does not tell of an earlier attempt does not end it: %s', async (error) => {
  const first = await sentUnder('goodwill:3', null, lost);
  expect(await sentUnder('goodwill:3', null, error)).toBe(first);
  expect(await sentUnder('goodwill:3', null)).toBe(first);
  expect(await sentUnder('goodwill:3', null)).not.toBe(first);
});
