import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { sendAttempt } from './attempt.ts';

const lost = new ApiError(0, undefined);
const refusal = (status: number, code: string) => new ApiError(status, { code });

/** Sends the request once with the given outcome, and returns its idempotency key. */
const sendAndGetKey = async (name: string, request: unknown, answer?: Error): Promise<string> => {
  let under = '';
  const sent = sendAttempt(name, request, async (key) => {
    under = key;
    if (answer) throw answer;
  });
  if (answer) await expect(sent).rejects.toBe(answer);
  else await sent;
  return under;
};

test('reuses the idempotency key until a reply arrives, and uses a new one for a different request', async () => {
  const first = await sendAndGetKey('book:1', { start: 'a' }, lost);
  expect(first).toMatch(/^[\w-]{8,200}$/);
  expect(await sendAndGetKey('book:1', { start: 'a' }, lost)).toBe(first);
  expect(await sendAndGetKey('book:1', { start: 'b' }, lost)).not.toBe(first);
});

test.each([
  ['done', undefined],
  ['refused', refusal(409, 'SLOT_TAKEN')],
])('ends an attempt that is %s', async (_, answer) => {
  const first = await sendAndGetKey('book:2', { start: 'a' }, answer);
  expect(await sendAndGetKey('book:2', { start: 'a' })).not.toBe(first);
});

test.each([
  refusal(401, 'TOKEN_EXPIRED'),
  refusal(429, 'RATE_LIMITED'),
  refusal(409, 'IDEMPOTENCY_KEY_IN_USE'),
  refusal(503, 'UNAVAILABLE'),
])(
  'keeps an attempt open after an error that leaves the outcome of an earlier request unknown: %s',
  async (error) => {
    const first = await sendAndGetKey('goodwill:3', null, lost);
    expect(await sendAndGetKey('goodwill:3', null, error)).toBe(first);
    expect(await sendAndGetKey('goodwill:3', null)).toBe(first);
    expect(await sendAndGetKey('goodwill:3', null)).not.toBe(first);
  },
);
