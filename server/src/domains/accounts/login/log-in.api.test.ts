import * as argon2 from '@node-rs/argon2';
import { login } from '@tomoguide/contract/accounts/calls';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { inTransaction } from '../../../database/transaction.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aUser } from '../../../testing/factories/accounts.ts';
import { synchronised } from '../../../testing/synchronised.ts';
import { suspendUser } from '../service.ts';

const PASSWORD = 'lantern by the river';

/** The real hashing, wrapped so that the test sees its arguments. */
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
const wrong = (name: string, ip?: string) => attempt(name, 'not the password', ip);
const failTimes = async (times: number, name: string, ip?: string) => {
  for (let n = 0; n < times; n += 1) expect((await wrong(name, ip)).status).toBe(401);
};

describe('logging in', () => {
  test.each(['mei', 'MEI', ' mei ', 'mei@example.com', 'Mei@Example.COM'])(
    'takes %j: the username or the e-mail, in whatever case',
    async (name) => {
      const reply = await attempt(name);
      expect(reply.status).toBe(200);
      expect(reply.body).toMatchObject({ username: 'mei', expiresAt: '2026-05-08T00:00:00Z' });
      expect(reply.body.token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    },
  );

  test('the password counts letter by letter', async () => {
    for (const password of [PASSWORD.toUpperCase(), ` ${PASSWORD}`, PASSWORD.slice(0, -1)]) {
      expect((await attempt('mei', password)).status).toBe(401);
    }
  });

  test('an unknown name, an unknown e-mail and a wrong password answer byte for byte the same', async () => {
    const replies = [
      await wrong('mei'),
      await wrong('nobody'),
      await wrong('nobody@example.com'),
      await attempt('no such name at all!', PASSWORD),
    ];
    expect(new Set(replies.map(({ raw }) => raw)).size).toBe(1);
    expect(replies[0]).toMatchObject({ status: 401, body: { code: 'INVALID_CREDENTIALS' } });
  });

  // Counts hashes instead of measuring time: hashing is nearly all of it, and time is unreliable on
  // a busy machine.
  test.each(['nobody', 'nobody@example.com'])(
    'a name that nobody has takes as much hashing as a wrong password: %s',
    async (unknown) => {
      const hashing = async (name: string) => {
        verify.mockClear();
        hash.mockClear();
        await wrong(name);
        const costs = verify.mock.calls.map(([stored]) => String(stored).split('$').slice(0, 4));
        return { costs, hashed: hash.mock.calls.length };
      };
      await wrong('mei');
      const known = await hashing('lin');
      expect(known).toEqual({ costs: [['', 'argon2id', 'v=19', 'm=19456,t=2,p=1']], hashed: 0 });
      expect(await hashing(unknown)).toEqual(known);
    },
  );

  test.each([
    ['no password', { username: 'mei' }],
    ['an empty name', { username: '', password: PASSWORD }],
    ['a number', { username: 'mei', password: 12345678 }],
    ['a list', { username: ['mei'], password: PASSWORD }],
    ['one field more', { username: 'mei', password: PASSWORD, role: 'guide' }],
    ['U+0000', { username: 'mei\u0000', password: PASSWORD }],
    ['null', null],
  ])('%s is malformed', async (_, body) => {
    expect((await t.inject(login, { body })).status).toBe(400);
  });

  test('a suspended person is told so, but only with the right password', async () => {
    const user = await aUser(t, { username: 'banned', password: PASSWORD });
    await inTransaction(t.db, (tx) => suspendUser(tx, user.id, t.clock.now()));
    expect((await wrong('banned')).body.code).toBe('INVALID_CREDENTIALS');
    const reply = await attempt('banned');
    expect(reply.status).toBe(403);
    expect(reply.body.code).toBe('ACCOUNT_SUSPENDED');
  });

  test('who has no password cannot log in', async () => {
    await aUser(t, { username: 'nopassword' });
    expect((await attempt('nopassword', 'no password fits this one')).status).toBe(401);
  });
});

describe('guessing', () => {
  test('after ten failures for one name even the right password waits', async () => {
    await failTimes(9, 'mei');
    expect((await attempt('mei')).status).toBe(200);
    await failTimes(1, 'mei');
    const reply = await attempt('mei');
    expect(reply.status).toBe(429);
    expect(reply.body.code).toBe('TOO_MANY_LOGINS');
    expect(reply.headers['retry-after']).toBe('900');
    expect((await attempt('lin')).status).toBe(200);
  });

  test('the case of the name and another address make no difference', async () => {
    await failTimes(5, 'mei', '192.0.2.1');
    await failTimes(5, 'MEI', '192.0.2.2');
    expect((await attempt('mei', PASSWORD, '192.0.2.3')).status).toBe(429);
  });

  test('the username and the e-mail of one account count together', async () => {
    await failTimes(5, 'mei');
    await failTimes(5, 'Mei@Example.com');
    for (const name of ['mei', 'mei@example.com']) expect((await attempt(name)).status).toBe(429);
  });

  test.each(['nobody', 'nobody@example.com'])(
    'a name that nobody has closes like one that somebody has: %s',
    async (unknown) => {
      const answers = async (name: string) => {
        const replies = [];
        for (let n = 0; n <= 10; n += 1) replies.push(await wrong(name));
        return replies.map(({ status, raw, headers }) => [status, raw, headers['retry-after']]);
      };
      expect(await answers(unknown)).toEqual(await answers('lin'));
    },
  );

  test('failures stop counting after a quarter of an hour, and Retry-After says when', async () => {
    await failTimes(1, 'mei');
    t.clock.advance({ minutes: 5 });
    await failTimes(9, 'mei');
    const refused = await attempt('mei');
    expect(refused.headers['retry-after']).toBe('600');
    t.clock.advance({ seconds: 599 });
    expect((await attempt('mei')).status).toBe(429);
    t.clock.advance({ seconds: 1 });
    expect((await attempt('mei')).status).toBe(200);
  });

  test('a hundred failures for one address close it to every name', async () => {
    await t.db.execute(sql`
      insert into login_attempts (name, address, at, failed)
      select 'name' || n, '192.0.2.9/32', ${t.clock.now().toString()}::timestamptz, true
      from generate_series(1, 99) n`);
    expect((await attempt('mei', PASSWORD, '192.0.2.9')).status).toBe(200);
    await failTimes(1, 'lin', '192.0.2.9');
    expect((await attempt('mei', PASSWORD, '192.0.2.9')).status).toBe(429);
    expect((await attempt('mei', PASSWORD, '192.0.2.10')).status).toBe(200);
  });

  test('a hundred guesses at once get no further than ten', async () => {
    const replies = await synchronised(
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

  test('forty right passwords at once all pass: only failures count', async () => {
    const replies = await synchronised(
      t.app,
      Array.from({ length: 40 }, () => ({
        method: 'POST',
        path: '/api/auth/login',
        body: { username: 'mei', password: PASSWORD },
      })),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array(40).fill(200));
  });

  test('an attempt that a crash left unfinished counts as failed', async () => {
    const at = t.clock.now().subtract({ seconds: 31 }).toString();
    await t.db.execute(sql`
      insert into login_attempts (name, address, at)
      select 'mei', '192.0.2.1', ${at}::timestamptz from generate_series(1, 10)`);
    expect((await attempt('mei')).status).toBe(429);
  });
});
