import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './password-hash.ts';

test('verifies only the hashed password, and creates a different hash each time', async () => {
  const [one, two] = await Promise.all([hashPassword('lantern'), hashPassword('lantern')]);
  expect(one).not.toBe(two);
  expect(await verifyPassword(one, 'lantern')).toBe(true);
  expect(await verifyPassword(one, 'lanterns')).toBe(false);
});

test('does not truncate passwords, even if they have 128 characters', async () => {
  const stored = await hashPassword('x'.repeat(128));
  expect(await verifyPassword(stored, 'x'.repeat(128))).toBe(true);
  expect(await verifyPassword(stored, `${'x'.repeat(127)}y`)).toBe(false);
});

test('rejects every password if there is no account', async () => {
  expect(await verifyPassword(null, 'no password fits this one')).toBe(false);
});

test('rejects requests beyond the queue limit, and serves the queued ones', async () => {
  const results = await Promise.allSettled(
    Array.from({ length: 520 }, () => verifyPassword(null, 'x')),
  );
  const rejected = results.filter(({ status }) => status === 'rejected');
  expect(rejected).toHaveLength(18);
  expect(rejected[0]).toMatchObject({ reason: { code: 'UNAVAILABLE' } });
  expect(await verifyPassword(null, 'x')).toBe(false);
});
