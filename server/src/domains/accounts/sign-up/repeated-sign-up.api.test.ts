import * as argon2 from '@node-rs/argon2';
import { signup } from '@tomoguide/contract/accounts/calls';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';

const BODY = {
  email: 'mei@example.com',
  password: 'lantern by the river',
  confirmPassword: 'lantern by the river',
  fullName: 'Mei Lin',
};

vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>();
  return { ...real, verify: vi.fn(real.verify) };
});

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

/** Returns whether no transaction has the lock of sign-ups with the address. */
const isLockFree = async (): Promise<boolean> => {
  const { rows } = await t.db.execute<{ free: boolean }>(sql`
    select pg_try_advisory_xact_lock(hashtextextended(${`sign-up ${BODY.email}`}, 0)) as free`);
  return rows[0]?.free === true;
};

test('a repeated sign-up verifies the password once, before it takes a lock', async () => {
  const first = await t.inject(signup, { body: BODY });
  const verify = vi.mocked(argon2.verify);
  verify.mockClear();
  const free: boolean[] = [];
  verify.mockImplementation(async () => {
    free.push(await isLockFree());
    return true;
  });
  const second = await t.inject(signup, { body: BODY });
  expect([second.status, second.body.id]).toEqual([201, first.body.id]);
  expect(free).toEqual([true]);
});
