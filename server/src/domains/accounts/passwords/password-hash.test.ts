import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './password-hash.ts';

test('a hash fits its password only, and two of one password differ', async () => {
  const [one, two] = await Promise.all([hashPassword('lantern'), hashPassword('lantern')]);
  expect(one).not.toBe(two);
  expect(await verifyPassword(one, 'lantern')).toBe(true);
  expect(await verifyPassword(one, 'lanterns')).toBe(false);
});

test('nothing is cut off: the last of 128 characters counts', async () => {
  const stored = await hashPassword('x'.repeat(128));
  expect(await verifyPassword(stored, 'x'.repeat(128))).toBe(true);
  expect(await verifyPassword(stored, `${'x'.repeat(127)}y`)).toBe(false);
});

test('without an account nothing fits', async () => {
  expect(await verifyPassword(null, 'no password fits this one')).toBe(false);
});

test('a flood is refused instead of queued without end, and the rest still get their turn', async () => {
  const results = await Promise.allSettled(
    Array.from({ length: 520 }, () => verifyPassword(null, 'x')),
  );
  const refused = results.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(18);
  expect(refused[0]).toMatchObject({ reason: { code: 'UNAVAILABLE' } });
  expect(await verifyPassword(null, 'x')).toBe(false);
});
