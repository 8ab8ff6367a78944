import {
  forgotPassword,
  login,
  logout,
  resetPassword,
  signup,
} from '@tomoguide/contract/accounts/calls';
import { sql } from 'drizzle-orm';
import { decodeJwt, type JWTPayload, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getClientNetwork, HOUSEHOLD } from '../../../http/client-network.ts';
import { createLog } from '../../../log.ts';
import { deriveKey } from '../../../secret.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aUser } from '../../../testing/factories/accounts.ts';
import { sendSimultaneously } from '../../../testing/synchronised.ts';

const NOW = '2026-05-01T00:00:00Z';
const PASSWORD = 'lantern by the river';
const NEW = 'a bridge in the fog';
const HOME = '192.0.2.1';
const STRANGER = '198.51.100.7';

let t: TestApp;
const lines: string[] = [];
beforeAll(async () => {
  t = await testApp({
    now: NOW,
    env: { TRUST_PROXY: 'true' },
    log: createLog('trace', { write: (line) => void lines.push(line) }),
  });
});
afterAll(() => t.close());
beforeEach(async () => {
  t.clock.set(NOW);
  await t.db.execute(sql`delete from login_attempts`);
});

interface Browser {
  address: string;
  /** The cookies that the browser sends to the login endpoint, by name. */
  jar: Map<string, string>;
}
const browser = (address = HOME): Browser => ({ address, jar: new Map() });

const cookieHeader = ({ jar }: Browser) =>
  jar.size === 0 ? {} : { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') };

const getHeaders = (from: Browser) => ({ 'x-forwarded-for': from.address, ...cookieHeader(from) });

/** Stores a response's cookies, as a browser does. */
const storeCookies = ({ jar }: Browser, setCookie: unknown): void => {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(String(setCookie ?? '')) ?? [];
  if (name) jar.set(name, value);
};

const attempt = async (from: Browser, username: string, password = PASSWORD) => {
  const reply = await t.inject(login, { body: { username, password }, headers: getHeaders(from) });
  storeCookies(from, reply.headers['set-cookie']);
  return reply;
};
const failRepeatedly = async (times: number, from: Browser, username: string) => {
  for (let n = 0; n < times; n += 1) {
    expect((await attempt(from, username, 'a wrong guess')).status).toBe(401);
  }
};
const getStatus = async (from: Browser, username: string, password?: string) =>
  (await attempt(from, username, password)).status;

/** Creates a user and a browser that has logged in to the user's account before. */
const knownBrowser = async () => {
  const user = await aUser(t, { password: PASSWORD });
  const home = browser();
  expect(await getStatus(home, user.username)).toBe(200);
  return { user, home, name: user.username };
};

const resetByLink = async (email: string, from: Browser) => {
  await t.inject(forgotPassword, { body: { email } });
  await t.drain();
  await t.runDueJobs();
  const { rows } = await t.db.execute<{ text: string }>(
    sql`select text from local_mail where "to" = ${email} order by id desc limit 1`,
  );
  const token = /#token=([\w-]{40,})/.exec(rows[0]?.text ?? '')?.[1];
  const reply = await t.inject(resetPassword, {
    body: { token, password: NEW, confirmPassword: NEW },
    headers: { 'x-forwarded-for': from.address },
  });
  expect(reply.status).toBe(200);
  storeCookies(from, reply.headers['set-cookie']);
};

describe('the cookie', () => {
  test('is sent only to the login endpoint, and is not accessible to scripts or other sites', async () => {
    const { user } = await knownBrowser();
    const cookie = String((await attempt(browser(), user.username)).headers['set-cookie']);
    expect(cookie.split('; ').slice(1).sort()).toEqual([
      'HttpOnly',
      'Max-Age=15552000',
      'Path=/api/auth/login',
      'SameSite=Strict',
    ]);
  });

  test('is Secure if the site uses https', async () => {
    const secure = await testApp({ env: { PUBLIC_URL: 'https://tomoguide.example' } });
    const user = await aUser(secure, { password: PASSWORD });
    const body = { username: user.username, password: PASSWORD };
    const reply = await secure.inject(login, { body });
    await secure.close();
    expect(String(reply.headers['set-cookie'])).toMatch(/; Secure(;|$)/);
  });

  test('is set by login, sign-up and a used reset link, but not by a rejected request', async () => {
    const form = {
      username: 'deviceowner',
      email: 'deviceowner@example.com',
      password: PASSWORD,
      confirmPassword: PASSWORD,
      fullName: 'Mei Lin',
    };
    const home = browser();
    storeCookies(home, (await t.inject(signup, { body: form })).headers['set-cookie']);
    expect(home.jar.size).toBe(1);
    expect((await t.inject(signup, { body: form })).headers['set-cookie']).toBeUndefined();
    const phone = browser();
    await failRepeatedly(1, phone, 'deviceowner');
    expect(phone.jar.size).toBe(0);
    await resetByLink(form.email, phone);
    expect(phone.jar.size).toBe(1);
  });

  test('contains no name, email or password hash', async () => {
    const { user, home } = await knownBrowser();
    const [token = ''] = home.jar.values();
    const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
    for (const secret of [user.username, user.email, '$argon2']) {
      expect(payload).not.toContain(secret);
    }
  });

  test('is not logged, whether received or set', async () => {
    const { name, home } = await knownBrowser();
    await attempt(home, name, 'a wrong guess');
    await attempt(home, name);
    expect(lines.join('')).toContain('/api/auth/login');
    for (const token of home.jar.values()) {
      for (const part of token.split('.').slice(1)) expect(lines.join('')).not.toContain(part);
    }
  });
});

describe("a stranger's guesses", () => {
  test('do not lock the owner out of a known browser', async () => {
    const { name, home } = await knownBrowser();
    await failRepeatedly(10, browser(STRANGER), name);
    expect(await getStatus(browser(STRANGER), name)).toBe(429);
    expect(await getStatus(browser(HOME), name)).toBe(429);
    expect(await getStatus(home, name)).toBe(200);
  });

  test('do not lock the owner out even after a hundred failures from the same address', async () => {
    const { name, home } = await knownBrowser();
    await t.db.execute(sql`
      insert into login_attempts (name, address, at, failed)
      select 'name' || n, ${getClientNetwork(HOME, HOUSEHOLD)}, ${NOW}::timestamptz, true
      from generate_series(1, 100) n`);
    expect(await getStatus(browser(HOME), name)).toBe(429);
    expect(await getStatus(home, name)).toBe(200);
  });
});

describe('a known browser', () => {
  test('is limited to ten failures in fifteen minutes, and then receives Retry-After', async () => {
    const { name, home } = await knownBrowser();
    await failRepeatedly(9, home, name);
    expect(await getStatus(home, name)).toBe(200);
    t.clock.advance({ minutes: 5 });
    await failRepeatedly(1, home, name);
    const rejected = await attempt(home, name);
    expect([rejected.status, rejected.body.code]).toEqual([429, 'TOO_MANY_LOGINS']);
    expect(rejected.headers['retry-after']).toBe('600');
    t.clock.advance({ seconds: 599 });
    expect(await getStatus(home, name)).toBe(429);
    t.clock.advance({ seconds: 1 });
    expect(await getStatus(home, name)).toBe(200);
  });

  test('does not use up the attempts allowed per name and address', async () => {
    const { name, home } = await knownBrowser();
    await failRepeatedly(10, home, name);
    expect(await getStatus(home, name)).toBe(429);
    await failRepeatedly(9, browser(HOME), name);
    expect(await getStatus(browser(HOME), name)).toBe(200);
    const { rows } = await t.db.execute(
      sql`select count(*)::int n from login_attempts where device is not null and (name is not null or address is not null)`,
    );
    expect(rows).toEqual([{ n: 0 }]);
  });

  test('is counted separately from the user’s other browsers', async () => {
    const { name, home } = await knownBrowser();
    const phone = browser('203.0.113.5');
    await attempt(phone, name);
    await failRepeatedly(10, home, name);
    expect(await getStatus(home, name)).toBe(429);
    expect(await getStatus(phone, name)).toBe(200);
  });

  test('keeps its id across logins, so that a login does not allow more guesses', async () => {
    const { name, home } = await knownBrowser();
    const before = new Map(home.jar);
    await failRepeatedly(5, home, name);
    t.clock.advance({ seconds: 1 });
    await attempt(home, name);
    expect([...home.jar.values()]).not.toEqual([...before.values()]);
    await failRepeatedly(5, home, name);
    expect(await getStatus({ address: HOME, jar: before }, name)).toBe(429);
    expect(await getStatus(home, name)).toBe(429);
  });

  test('is recognized by username and by email', async () => {
    const { user, home } = await knownBrowser();
    await failRepeatedly(5, home, user.username);
    await failRepeatedly(5, home, user.email.toUpperCase());
    expect(await getStatus(home, user.email)).toBe(429);
  });

  test('stays recognized after logout', async () => {
    const { name, home } = await knownBrowser();
    const { token } = (await attempt(home, name)).body;
    const reply = await t.inject(logout, { token });
    expect([reply.status, reply.headers['set-cookie']]).toEqual([200, undefined]);
    await failRepeatedly(10, browser(STRANGER), name);
    expect(await getStatus(home, name)).toBe(200);
  });

  test('stays recognized for 180 days after its last login', async () => {
    const { name, home } = await knownBrowser();
    const lockOutStranger = async () => {
      await t.db.execute(sql`delete from login_attempts`);
      await failRepeatedly(10, browser(STRANGER), name);
    };
    const old = { address: HOME, jar: new Map(home.jar) };
    t.clock.advance({ seconds: 180 * 24 * 3600 - 1 });
    await lockOutStranger();
    expect(await getStatus(home, name)).toBe(200);
    t.clock.advance({ seconds: 1 });
    await lockOutStranger();
    expect(await getStatus(old, name)).toBe(429);
    expect(await getStatus(home, name)).toBe(200);
  });

  test('is recognized for each of two users who share it', async () => {
    const [one, other] = [await knownBrowser(), await aUser(t, { password: PASSWORD })];
    await attempt(one.home, other.username);
    for (const name of [one.name, other.username]) {
      await failRepeatedly(10, browser(STRANGER), name);
      expect(await getStatus(one.home, name)).toBe(200);
    }
  });

  test('is not recognized for a different user', async () => {
    const { home } = await knownBrowser();
    const other = await aUser(t, { password: PASSWORD });
    await failRepeatedly(10, home, other.username);
    expect(await getStatus(browser(STRANGER), other.username)).toBe(429);
    expect(await getStatus(home, other.username)).toBe(429);
  });
});

describe('a password reset by link', () => {
  test('invalidates every cookie, and sets a valid one in the browser that used the link', async () => {
    const { user, home, name } = await knownBrowser();
    const phone = browser('203.0.113.5');
    await resetByLink(user.email, phone);
    await failRepeatedly(10, browser(STRANGER), name);
    expect(await getStatus(home, name, NEW)).toBe(429);
    expect(await getStatus(phone, name, NEW)).toBe(200);
  });
});

describe('an invalid cookie is treated as missing', () => {
  /** Changes a cookie's claims and signs it again with the real key. */
  const signedAgain = async (
    own: string,
    changes: Record<string, unknown>,
    { purpose = 'device cookies', secret = t.deps.config.sessionSecret } = {},
  ): Promise<string> =>
    new SignJWT({ ...(decodeJwt(own) as JWTPayload), ...changes })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(deriveKey({ ...t.deps.config, sessionSecret: secret }, purpose));

  test.each<[string, (own: string, anothers: string) => string | Promise<string>]>([
    ['an empty one', () => ''],
    ['nonsense', () => 'a.b.c'],
    ['broken escapes', () => '%E0%A4%A'],
    ['a long one', () => 'x'.repeat(4000)],
    ["somebody else's", (_, anothers) => anothers],
    [
      "another user's with this id",
      (own, anothers) => signedAgain(anothers, { sub: decodeJwt(own).sub }),
    ],
    [
      'another secret',
      (own) => signedAgain(own, {}, { secret: 'another secret that is long enough, too' }),
    ],
    ['a key for something else', (own) => signedAgain(own, {}, { purpose: 'session tokens' })],
    ['another issuer', (own) => signedAgain(own, { iss: 'tomoguide' })],
    ['no end', (own) => signedAgain(own, { exp: undefined })],
    ['no id', (own) => signedAgain(own, { jti: undefined })],
    [
      'no signature',
      (own) => `${Buffer.from('{"alg":"none"}').toString('base64url')}.${own.split('.')[1]}.`,
    ],
    ['a changed signature', (own) => own.replace(/(.)(?=.{5}$)/, (c) => (c === 'A' ? 'B' : 'A'))],
  ])('%s', async (_, forge) => {
    const [{ home, name }, other] = [await knownBrowser(), await knownBrowser()];
    const [[cookie, own] = ['', '']] = [...home.jar];
    const [anothers = ''] = other.home.jar.values();
    const forged = { address: HOME, jar: new Map([[cookie, await forge(own, anothers)]]) };
    await failRepeatedly(10, forged, name);
    expect(await getStatus(browser(STRANGER), name)).toBe(429);
    expect(await getStatus(home, name)).toBe(200);
  });
});

describe('concurrently', () => {
  const guessConcurrently = (
    name: string,
    count: number,
    password: (n: number) => string,
    from?: Browser,
  ) =>
    Array.from({ length: count }, (_, n) => ({
      method: 'POST',
      path: '/api/auth/login',
      headers: from ? getHeaders(from) : { 'x-forwarded-for': STRANGER },
      body: { username: name, password: password(n) },
    }));

  test('fifty guesses with one cookie are limited to ten attempts, and do not affect other users', async () => {
    const { name, home } = await knownBrowser();
    const replies = await sendSimultaneously(
      t.app,
      guessConcurrently(name, 50, (n) => `guess ${n}`, home),
    );
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(40);
    expect(await getStatus(browser(HOME), name)).toBe(200);
  });

  test('twenty logins by the owner succeed among a stranger’s thirty guesses', async () => {
    const { name, home } = await knownBrowser();
    const replies = await sendSimultaneously(t.app, [
      ...guessConcurrently(name, 30, (n) => `guess ${n}`),
      ...guessConcurrently(name, 20, () => PASSWORD, home),
    ]);
    expect(replies.slice(30).map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(replies.slice(0, 30).filter(({ status }) => status === 401)).toHaveLength(10);
  });
});

describe('the responses to a login with a cookie', () => {
  test('are the same for unknown and known names', async () => {
    const { home } = await knownBrowser();
    const other = await aUser(t, { password: PASSWORD });
    const repliesFor = async (name: string) => {
      const replies = [];
      for (let n = 0; n <= 10; n += 1) replies.push(await attempt(home, name, 'a wrong guess'));
      return replies.map(({ status, raw, headers }) => [
        status,
        raw,
        headers['retry-after'],
        headers['set-cookie'],
      ]);
    };
    expect(await repliesFor('nobodyhasthis')).toEqual(await repliesFor(other.username));
  });
});
