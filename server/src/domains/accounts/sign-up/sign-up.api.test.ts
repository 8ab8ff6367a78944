import { checkUsername, getMe, signup } from '@tomoguide/contract/accounts/calls';
import { getClosedAccountNames } from '@tomoguide/contract/accounts/closing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aUser } from '../../../testing/factories/accounts.ts';
import { sendSimultaneously } from '../../../testing/synchronised.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

let counter = 0;
const form = (changes: Record<string, unknown> = {}) => {
  counter += 1;
  return {
    username: `traveler${counter}`,
    email: `traveler${counter}@example.com`,
    password: 'lantern by the river',
    confirmPassword: 'lantern by the river',
    fullName: 'Mei Lin',
    emailUpdates: false,
    ...changes,
  };
};
/** Returns a field with the name that the account with ID 7 would get when closed. */
const getNames = (field: 'username' | 'email') => ({ [field]: getClosedAccountNames(7)[field] });
const passwordTwice = (password: string) => ({ password, confirmPassword: password });
const post = (changes?: Record<string, unknown>) => t.inject(signup, { body: form(changes) });
const userCount = async (): Promise<number> => {
  const { rows } = await t.db.execute<{ n: number }>(sql`select count(*) as n from users`);
  return rows[0]?.n ?? 0;
};

describe('signing up', () => {
  test.each(['TomoGuide', '友导客服', 'T0mo Guide 官方'])(
    'reserves the name %s',
    async (fullName) => {
      const before = await userCount();
      const reply = await post({ fullName });
      expect([reply.status, reply.body.code]).toEqual([422, 'NICKNAME_RESERVED']);
      expect(reply.body.details).toEqual({ field: 'fullName' });
      expect(await userCount()).toBe(before);
    },
  );

  test('creates a traveler account and logs it in', async () => {
    const reply = await post({ username: 'meilin', email: 'Mei@Example.com', emailUpdates: true });
    expect(reply.status).toBe(201);
    expect(reply.body).toMatchObject({
      username: 'meilin',
      email: 'mei@example.com',
      fullName: 'Mei Lin',
      role: 'traveler',
      isGuide: false,
      isStaff: false,
      readReceiptsEnabled: true,
      emailUpdates: true,
      joinedDate: '2026-05-01T00:00:00Z',
      guideStatus: {
        shouldShowRoleSwitch: false,
        shouldShowBecomeGuideButton: true,
        shouldShowViewApplicationButton: false,
      },
    });
    expect(reply.raw).not.toContain('argon2');
    const me = await t.inject(getMe, { token: reply.body.token });
    expect(me.body.id).toBe(reply.body.id);
  });

  test.each([
    ['Mei Lin', 'Mei'],
    ['王小雨', '王小雨'],
    ['Kenji', 'Kenji'],
  ])('greets the user %s as %s', async (fullName, nickname) => {
    expect((await post({ fullName })).body.nickname).toBe(nickname);
  });

  test('converts the username to lower case', async () => {
    expect((await post({ username: 'KyotoFan' })).body.username).toBe('kyotofan');
  });

  test('stores only hashes of the password and the token', async () => {
    const { body } = await post(passwordTwice('a very particular secret'));
    const { rows } = await t.db.execute(sql`
      select password_hash, token_hash from users join sessions on user_id = users.id
      where users.id = ${body.id}`);
    expect(rows[0]?.password_hash).toMatch(/^\$argon2id\$v=19\$/);
    expect(JSON.stringify(rows)).not.toContain(body.token.split('.')[1]);
  });
});

describe('an invalid sign-up', () => {
  test.each([
    ['a username of 2 characters', { username: 'ab' }, 422, 'USERNAME_INVALID', 'username'],
    [
      'a username of 31 characters',
      { username: 'a'.repeat(31) },
      422,
      'USERNAME_INVALID',
      'username',
    ],
    ['a username with a hyphen', { username: 'mei-lin' }, 422, 'USERNAME_INVALID', 'username'],
    ['an empty username', { username: '' }, 422, 'USERNAME_INVALID', 'username'],
    ['a password of 7 characters', passwordTwice('aB3$efg'), 422, 'PASSWORD_TOO_SHORT', 'password'],
    ['an empty password', passwordTwice(''), 422, 'PASSWORD_TOO_SHORT', 'password'],
    [
      'a password of 129 characters',
      passwordTwice('x'.repeat(129)),
      422,
      'PASSWORD_TOO_LONG',
      'password',
    ],
    ['a common password', passwordTwice('Qwerty123'), 422, 'PASSWORD_TOO_COMMON', 'password'],
    [
      'a different confirmation',
      { confirmPassword: 'x' },
      422,
      'PASSWORDS_DIFFER',
      'confirmPassword',
    ],
    ['terms not accepted', { termsAccepted: false }, 422, 'TERMS_NOT_ACCEPTED', 'termsAccepted'],
    ['the site’s name as username', { username: 'tomoguide' }, 409, 'USERNAME_TAKEN', 'username'],
    ['a booking number as username', { username: 'TG0042' }, 409, 'USERNAME_TAKEN', 'username'],
    ['a closed account’s username', getNames('username'), 409, 'USERNAME_TAKEN', 'username'],
    ['a closed account’s email', getNames('email'), 409, 'EMAIL_TAKEN', 'email'],
  ])('rejects %s and changes nothing', async (_, changes, status, code, field) => {
    const before = await userCount();
    const reply = await post(changes);
    expect(reply.status).toBe(status);
    expect(reply.body).toMatchObject({ code, details: { field } });
    expect(await userCount()).toBe(before);
  });

  test.each([
    ['a number as name', { username: 7 }],
    ['a missing email', { email: undefined }],
    ['a malformed email', { email: 'mei@' }],
    ['a missing name', { fullName: '   ' }],
    ['a name of 130 characters', { fullName: 'x'.repeat(130) }],
    ['a name with invisible characters', { fullName: 'Mei\u202eLin' }],
    ['U+0000', { fullName: 'Mei\u0000' }],
    ['a lone surrogate', { password: 'lantern\ud800river' }],
    ['text for a boolean', { emailUpdates: 'yes' }],
    ['an unknown field', { isStaff: true }],
    ['a role', { role: 'guide' }],
    ['a prototype key', { ['__proto__']: { isStaff: true }, constructor: {} }],
    ['null for a password', { password: null }],
    ['a list for a password', { password: ['lantern by the river'] }],
    ['an overlong password', passwordTwice('x'.repeat(5000))],
  ])('rejects %s as malformed', async (_, changes) => {
    const before = await userCount();
    const reply = await post(changes);
    expect(reply.status).toBe(400);
    expect(await userCount()).toBe(before);
  });

  test('rejects a taken name, in any case', async () => {
    await post({ username: 'hanako' });
    const reply = await post({ username: 'HanaKo' });
    expect(reply.status).toBe(409);
    expect(reply.body).toMatchObject({ code: 'USERNAME_TAKEN', details: { field: 'username' } });
  });

  test('rejects a confirmed email in any spelling', async () => {
    await aUser(t, { email: 'taro@example.com' });
    for (const email of [
      'Taro@EXAMPLE.com',
      ' ｔａｒｏ＠example。com ',
      'mailto:taro@example.com.',
    ]) {
      const reply = await post({ email });
      expect(reply.status).toBe(409);
      expect(reply.body).toMatchObject({ code: 'EMAIL_TAKEN', details: { field: 'email' } });
    }
  });

  test('rejects a confirmed internationalized email in Unicode or ASCII form', async () => {
    await aUser(t, { email: 'yonghu@xn--fsqu00a.xn--fiqs8s' });
    const reply = await post({ email: 'yonghu@例子.中国' });
    expect([reply.status, reply.body.code]).toEqual([409, 'EMAIL_TAKEN']);
  });
});

test('accepts passwords of the minimum and maximum length unchanged', async () => {
  for (const password of ['aB3$efgh', 'x'.repeat(128), '🗻'.repeat(128), '  spaces kept  ']) {
    expect((await post(passwordTwice(password))).status).toBe(201);
  }
});

describe('a hundred concurrent sign-ups', () => {
  const postAll = async (bodies: Record<string, unknown>[]) =>
    sendSimultaneously(
      t.app,
      bodies.map((body) => ({ method: 'POST', path: '/api/auth/signup', body })),
    );

  test('create only one account per username, and return USERNAME_TAKEN to the others', async () => {
    const replies = await postAll(
      Array.from({ length: 100 }, () => form({ username: 'yuzuracer' })),
    );
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
    const others = replies.filter(({ status }) => status === 409);
    expect(others).toHaveLength(99);
    expect(new Set(others.map(({ body }) => body.code))).toEqual(new Set(['USERNAME_TAKEN']));
  });
});

describe('a sign-up without a username', () => {
  const formWithoutUsername = (changes: Record<string, unknown> = {}) => {
    const { username: _, ...body } = form(changes);
    return body;
  };
  const postQuick = (changes?: Record<string, unknown>) =>
    t.inject(signup, { body: formWithoutUsername(changes) });
  const postAll = (bodies: Record<string, unknown>[]) =>
    sendSimultaneously(
      t.app,
      bodies.map((body) => ({ method: 'POST', path: '/api/auth/signup', body })),
    );

  test('derives the username from the name, and adds a number if it is taken', async () => {
    expect((await postQuick({ fullName: '欧阳明月' })).body.username).toBe('ouyangmingyue');
    expect((await postQuick({ fullName: '欧阳明月' })).body.username).toMatch(/^ouyangmingyue\d+$/);
    expect((await postQuick({ fullName: 'さくら' })).body.username).toMatch(/^traveler\d*$/);
  });

  test('creates a hundred accounts for a hundred concurrent requests with the same name', async () => {
    const replies = await postAll(
      Array.from({ length: 100 }, () => formWithoutUsername({ fullName: 'Hana Mori' })),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(replies.map(({ body }) => body.username)).size).toBe(100);
  });

  test('creates only one account if sent twice, concurrently or within minutes', async () => {
    const body = formWithoutUsername();
    const [first, second] = await postAll([body, body]);
    const third = await t.inject(signup, { body });
    expect([first?.status, second?.status, third.status]).toEqual([201, 201, 201]);
    expect(new Set([first?.body.id, second?.body.id, third.body.id]).size).toBe(1);
    const { rows } = await t.db.execute(
      sql`select count(*)::int as n from email_confirmations where user_id = ${third.body.id}`,
    );
    expect(rows).toEqual([{ n: 1 }]);
  });

  test.each([
    ['a different password', passwordTwice('another by the river')],
    ['a different name', { fullName: 'Lin Mei' }],
  ])('creates another account if sent with the same address but %s', async (_, changes) => {
    const body = formWithoutUsername();
    const first = await t.inject(signup, { body });
    const other = await t.inject(signup, { body: { ...body, ...changes } });
    expect(other.status).toBe(201);
    expect(other.body.id).not.toBe(first.body.id);
  });

  test('creates another account if sent again after ten minutes', async () => {
    const body = formWithoutUsername();
    const first = await t.inject(signup, { body });
    t.clock.set('2026-05-01T00:11:00Z');
    const other = await t.inject(signup, { body });
    expect(other.body.id).not.toBe(first.body.id);
  });
});

describe('the username check', () => {
  const checkName = (username: unknown) => t.inject(checkUsername, { query: { username } });

  test('reports a free name as available', async () => {
    expect((await checkName('nobodyyet')).body).toEqual({ available: true, suggestion: null });
  });

  test('suggests an available name that is similar to a taken one', async () => {
    await aUser(t, { username: 'sakura' });
    const { body } = await checkName('Sakura');
    expect(body.available).toBe(false);
    expect(body.suggestion).toMatch(/^sakura\d{1,3}$/);
    expect((await checkName(body.suggestion)).body.available).toBe(true);
  });

  test.each(['ab', 'mei lin', 'mei-lin', ''])('rejects the username %j', async (name) => {
    const reply = await checkName(name);
    expect(reply.status).toBe(422);
    expect(reply.body.code).toBe('USERNAME_INVALID');
  });

  test('rejects a request with two names or none as malformed', async () => {
    expect((await checkName(['mei', 'lin'])).status).toBe(400);
    expect((await t.inject(checkUsername)).status).toBe(400);
  });
});
