import * as argon2 from '@node-rs/argon2';
import { login } from '@tomoguide/contract/accounts/calls';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { inTransaction } from '../../../database/transaction.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aUser } from '../../../testing/factories/accounts.ts';
import { sendSimultaneously } from '../../../testing/synchronised.ts';
import { suspendUser } from '../service.ts';

const PASSWORD = 'lantern by the river';

/** Wraps the real hash function, so that the test can count its calls and see their arguments. */
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>();
  return { ...real, hash: vi.fn(real.hash), verify: vi.fn(real.verify) };
});
const [hash, verify] = [vi.mocked(argon2.hash), vi.mocked(argon2.verify)];

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ env: { TRUST_PROXY: 'true' } });
  await aUser(t, { username: 'mei', email: 'mei@example.com', password: PASSWORD });
  await aUser(t, { username: 'lin', password: PASSWORD });
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.db.execute(sql`delete from login_attempts`);
});

const attempt = (username: unknown, password: unknown = PASSWORD, ip = '192.0.2.1') =>
  t.inject(login, { body: { username, password }, headers: { 'x-forwarded-for': ip } });
const attemptWrongPassword = (name: string, ip?: string) => attempt(name, 'not the password', ip);
const failRepeatedly = async (times: number, name: string, ip?: string) => {
  for (let n = 0; n < times; n += 1)
    expect((await attemptWrongPassword(name, ip)).status).toBe(401);
};

describe('logging in', () => {
  test.each(['mei', 'MEI', ' mei ', 'mei@example.com', 'Mei@Example.COM'])(
    'accepts %j: the username or the email, in any case',
    async (name) => {
      const reply = await attempt(name);
      expect(reply.status).toBe(200);
      expect(reply.body).toMatchObject({ username: 'mei', expiresAt: '2026-05-08T00:00:00Z' });
      expect(reply.body.token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    },
  );

  test('compares the password case-sensitively', async () => {
    for (const password of [PASSWORD.toUpperCase(), ` ${PASSWORD}`, PASSWORD.slice(0, -1)]) {
      expect((await attempt('mei', password)).status).toBe(401);
    }
  });

  test('returns byte-identical responses for an unknown name, an unknown email and a wrong password', async () => {
    const replies = [
      await attemptWrongPassword('mei'),
      await attemptWrongPassword('nobody'),
      await attemptWrongPassword('nobody@example.com'),
      await attempt('no such name at all!', PASSWORD),
    ];
    expect(new Set(replies.map(({ raw }) => raw)).size).toBe(1);
    expect(replies[0]).toMatchObject({ status: 401, body: { code: 'INVALID_CREDENTIALS' } });
  });

  // Counts hashes instead of measuring time, because hashing dominates the time and measuring is unreliable
  // on a busy machine.
  test.each(['nobody', 'nobody@example.com'])(
    'computes as many hashes for an unknown name as for a wrong password: %s',
    async (unknown) => {
      const hashCalls = async (name: string) => {
        verify.mockClear();
        hash.mockClear();
        await attemptWrongPassword(name);
        const costs = verify.mock.calls.map(([stored]) => String(stored).split('$').slice(0, 4));
        return { costs, hashed: hash.mock.calls.length };
      };
      await attemptWrongPassword('mei');
      const known = await hashCalls('lin');
      expect(known).toEqual({ costs: [['', 'argon2id', 'v=19', 'm=19456,t=2,p=1']], hashed: 0 });
      expect(await hashCalls(unknown)).toEqual(known);
    },
  );

  test.each([
    ['a missing password', { username: 'mei' }],
    ['an empty name', { username: '', password: PASSWORD }],
    ['a number', { username: 'mei', password: 12345678 }],
    ['a list', { username: ['mei'], password: PASSWORD }],
    ['an extra field', { username: 'mei', password: PASSWORD, role: 'guide' }],
    ['U+0000', { username: 'mei\u0000', password: PASSWORD }],
    ['null', null],
  ])('rejects malformed input: %s', async (_, body) => {
    expect((await t.inject(login, { body })).status).toBe(400);
  });

  test('reveals a suspension only with the correct password', async () => {
    const user = await aUser(t, { username: 'banned', password: PASSWORD });
    await inTransaction(t.db, (tx) => suspendUser(tx, user.id, t.clock.now()));
    expect((await attemptWrongPassword('banned')).body.code).toBe('INVALID_CREDENTIALS');
    const reply = await attempt('banned');
    expect(reply.status).toBe(403);
    expect(reply.body.code).toBe('ACCOUNT_SUSPENDED');
  });

  test('rejects a user who has no password', async () => {
    await aUser(t, { username: 'nopassword' });
    expect((await attempt('nopassword', 'no password fits this one')).status).toBe(401);
  });
});

describe('guessing', () => {
  test('blocks a name after ten failures, even with the correct password', async () => {
    await failRepeatedly(9, 'mei');
    expect((await attempt('mei')).status).toBe(200);
    await failRepeatedly(1, 'mei');
    const reply = await attempt('mei');
    expect(reply.status).toBe(429);
    expect(reply.body.code).toBe('TOO_MANY_LOGINS');
    expect(reply.headers['retry-after']).toBe('900');
    expect((await attempt('lin')).status).toBe(200);
  });

  test('ignores the case of the name, and keeps counting after the email changes', async () => {
    await failRepeatedly(5, 'mei', '192.0.2.1');
    await failRepeatedly(5, 'MEI', '192.0.2.2');
    expect((await attempt('mei', PASSWORD, '192.0.2.3')).status).toBe(429);
  });

  test('counts the username and the email of one account together', async () => {
    await failRepeatedly(5, 'mei');
    await failRepeatedly(5, 'Mei@Example.com');
    for (const name of ['mei', 'mei@example.com']) expect((await attempt(name)).status).toBe(429);
  });

  test.each(['nobody', 'nobody@example.com'])(
    'blocks an unknown name like a known one: %s',
    async (unknown) => {
      const repliesFor = async (name: string) => {
        const replies = [];
        for (let n = 0; n <= 10; n += 1) replies.push(await attemptWrongPassword(name));
        return replies.map(({ status, raw, headers }) => [status, raw, headers['retry-after']]);
      };
      expect(await repliesFor(unknown)).toEqual(await repliesFor('lin'));
    },
  );

  test('no longer counts failures once the fifteen minutes stated in Retry-After have passed', async () => {
    await failRepeatedly(1, 'mei');
    t.clock.advance({ minutes: 5 });
    await failRepeatedly(9, 'mei');
    const rejected = await attempt('mei');
    expect(rejected.headers['retry-after']).toBe('600');
    t.clock.advance({ seconds: 599 });
    expect((await attempt('mei')).status).toBe(429);
    t.clock.advance({ seconds: 1 });
    expect((await attempt('mei')).status).toBe(200);
  });

  test('blocks all logins from an address after a hundred failures', async () => {
    await t.db.execute(sql`
      insert into login_attempts (name, address, at, failed)
      select 'name' || n, '192.0.2.9/32', ${t.clock.now().toString()}::timestamptz, true
      from generate_series(1, 99) n`);
    expect((await attempt('mei', PASSWORD, '192.0.2.9')).status).toBe(200);
    await failRepeatedly(1, 'lin', '192.0.2.9');
    expect((await attempt('mei', PASSWORD, '192.0.2.9')).status).toBe(429);
    expect((await attempt('mei', PASSWORD, '192.0.2.10')).status).toBe(200);
  });

  test('allows only ten of a hundred concurrent guesses', async () => {
    const replies = await sendSimultaneously(
      t.app,
      Array.from({ length: 100 }, (_, n) => ({
        method: 'POST',
        path: '/api/auth/login',
        body: { username: 'mei', password: `guess number ${n}` },
      })),
    );
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(90);
  });

  test('accepts forty concurrent logins with the correct password, because only failures count', async () => {
    const replies = await sendSimultaneously(
      t.app,
      Array.from({ length: 40 }, () => ({
        method: 'POST',
        path: '/api/auth/login',
        body: { username: 'mei', password: PASSWORD },
      })),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array(40).fill(200));
  });

  test('counts an attempt interrupted by a crash as failed', async () => {
    const at = t.clock.now().subtract({ seconds: 31 }).toString();
    await t.db.execute(sql`
      insert into login_attempts (name, address, at)
      select 'mei', '192.0.2.1', ${at}::timestamptz from generate_series(1, 10)`);
    expect((await attempt('mei')).status).toBe(429);
  });
});
