import {
  addLinkedPasskey,
  addPasskey,
  checkPasskeyLink,
  closeAccount,
  confirmLogin,
  confirmLoginByPasskey,
  getMe,
  listPasskeys,
  loginByPasskey,
  removePasskey,
  renamePasskey,
  resetPassword,
  startLinkedPasskey,
  startPasskeyConfirmation,
  startPasskeyLogin,
  startPasskeyRegistration,
} from '@tomoguide/contract/accounts/calls';
import { listStaffQueues } from '@tomoguide/contract/staff/calls';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { inTransaction } from '../../../database/transaction.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { Authenticator } from '../../../testing/authenticator.ts';
import { aPasskey, aToken, aUser } from '../../../testing/factories/accounts.ts';
import { emailsTo } from '../../../testing/factories/emails.ts';
import { sendSimultaneously } from '../../../testing/synchronised.ts';
import { listCommonTraces } from '../login-traces/trace-queries.ts';
import { issuePasskeyLink, issueReset, resetToken } from '../service.ts';
import { canOpenConsole } from '../sessions/can-open-console.ts';

const NOW = '2026-05-01T00:00:00Z';
const PASSWORD = 'lantern by the river';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ now: NOW });
});
afterAll(() => t.close());
beforeEach(() => t.clock.set(NOW));

const DEMO_EMAIL = 'staff@demo.tomoguide.example';
const device = () => new Authenticator(t.deps.config.publicUrl);
const options = async (token: string) => (await t.inject(startPasskeyRegistration, { token })).body;
const add = async (token: string, authenticator = device(), simulated = {}) =>
  t.inject(addPasskey, {
    token,
    body: { name: 'Phone', passkey: authenticator.make(await options(token), simulated) },
  });
const begin = async () => (await t.inject(startPasskeyLogin)).body;
const logIn = async (authenticator: Authenticator, simulated = {}) =>
  t.inject(loginByPasskey, { body: { passkey: authenticator.use(await begin(), simulated) } });
const remove = (token: string, id: number) => t.inject(removePasskey, { token, params: { id } });
const list = async (token: string) => (await t.inject(listPasskeys, { token })).body.data;

/** Creates a user with a passkey on a simulated device. */
const aPasskeyOwner = async (given: Parameters<typeof aUser>[1] = {}) => {
  const user = await aUser(t, { password: PASSWORD, ...given });
  const authenticator = device();
  return { ...user, authenticator, passkeyId: await aPasskey(t, user.token, authenticator) };
};

describe('a passkey', () => {
  test('logs its owner in and is listed by name, until it is removed', async () => {
    const { token, authenticator, passkeyId, username } = await aPasskeyOwner();
    const { status, body } = await logIn(authenticator);
    expect([status, body.username]).toEqual([200, username]);
    expect((await t.inject(getMe, { token: body.token })).status).toBe(200);
    const params = { id: passkeyId };
    await t.inject(renamePasskey, { token, params, body: { name: 'Old phone' } });
    expect(await list(token)).toEqual([
      {
        id: passkeyId,
        name: 'Old phone',
        createdAt: NOW,
        lastUsedAt: NOW,
      },
    ]);
    expect((await remove(token, passkeyId)).status).toBe(204);
    expect((await logIn(authenticator)).body.code).toBe('PASSKEY_INVALID');
    // The session that was started with the passkey has ended too.
    expect((await t.inject(getMe, { token: body.token })).status).toBe(401);
    expect((await t.inject(getMe, { token })).status).toBe(200);
  });

  test.each([
    ['for another site', { origin: 'https://tomoguide.example.net' }],
    ['for another host', { rpId: 'example.net' }],
    ['without user verification', { unverified: true }],
    ['for a different challenge', { challenge: 'c29tZXRoaW5nIGVsc2U' }],
    ['for a malformed challenge', { challenge: '\u0000' }],
  ])('is rejected if created or used %s', async (_, simulated) => {
    const { id, token, authenticator } = await aPasskeyOwner();
    expect((await add(token, device(), simulated)).body.code).toBe('PASSKEY_INVALID');
    const info = vi.spyOn(t.deps.log, 'info');
    expect((await logIn(authenticator, simulated)).body.code).toBe('PASSKEY_INVALID');
    expect(info).toHaveBeenCalledWith(
      { userId: id, by: 'passkey', ip: '127.0.0.1', code: 'PASSKEY_INVALID' },
      'a login failed',
    );
    info.mockRestore();
    expect(await list(token)).toHaveLength(1);
  });

  test('logs in from a known browser, whose trace its accounts share', async () => {
    const [one, other] = [await aPasskeyOwner(), await aPasskeyOwner()];
    const cookie = String((await logIn(one.authenticator)).headers['set-cookie']);
    const [pair = '', ...attributes] = cookie.split('; ');
    // A browser sends the cookie with calls below its path.
    const path = attributes.find((each) => each.startsWith('Path='))?.slice('Path='.length);
    expect(loginByPasskey.path.startsWith(`${path}/`)).toBe(true);
    const logInWithCookie = async (authenticator: Authenticator) =>
      t.inject(loginByPasskey, {
        body: { passkey: authenticator.use(await begin()) },
        headers: { cookie: pair },
      });
    expect((await logInWithCookie(other.authenticator)).status).toBe(200);
    expect(await listCommonTraces(t.db, [one.id, other.id], t.clock.now())).toEqual(['browser']);
    const again = String((await logInWithCookie(one.authenticator)).headers['set-cookie']);
    const getDevice = (text: string) => decodeJwt(/=([^;]+)/.exec(text)?.[1] ?? '').jti;
    expect(getDevice(again)).toBe(getDevice(cookie));
  });

  test('logs in from a page of the previous release, which requests the old paths', async () => {
    const { authenticator } = await aPasskeyOwner();
    const start = { ...startPasskeyLogin, path: '/api/auth/passkey/options' } as const;
    const finish = { ...loginByPasskey, path: '/api/auth/passkey' } as const;
    const passkey = authenticator.use((await t.inject(start)).body);
    expect((await t.inject(finish, { body: { passkey } })).status).toBe(200);
  });

  test('logs in only its owner', async () => {
    const { authenticator } = await aPasskeyOwner();
    const userHandle = Buffer.from('1').toString('base64url');
    expect((await logIn(authenticator, { userHandle })).body.code).toBe('PASSKEY_INVALID');
  });

  test('is rejected if it has an attestation certificate, which is not read', async () => {
    const { token } = await aUser(t);
    const warn = vi.spyOn(t.deps.log, 'warn');
    const added = await add(token, device(), { format: 'apple' });
    expect(added.body.code).toBe('PASSKEY_INVALID');
    expect(warn.mock.calls).toEqual([[{ error: 'Error: attested' }, expect.any(String)]]);
    warn.mockRestore();
  });

  test('is rejected if its counter decreased, because it may have been copied', async () => {
    const { authenticator } = await aPasskeyOwner();
    expect((await logIn(authenticator, { counter: 50 })).status).toBe(200);
    expect((await logIn(authenticator, { counter: 50 })).body.code).toBe('PASSKEY_INVALID');
    expect((await logIn(authenticator, { counter: 51 })).status).toBe(200);
  });

  test('accepts one response per challenge, within five minutes and only in the same session', async () => {
    const { token, authenticator, id } = await aPasskeyOwner();
    const passkey = authenticator.use(await begin());
    const send = () => t.inject(loginByPasskey, { body: { passkey } });
    expect([(await send()).status, (await send()).body.code]).toEqual([200, 'PASSKEY_INVALID']);
    const late = await begin();
    t.clock.advance({ minutes: 5 });
    const body = { passkey: authenticator.use(late) };
    expect((await t.inject(loginByPasskey, { body })).body.code).toBe('PASSKEY_INVALID');
    const elsewhere = await aToken(t, id);
    const made = device().make(await options(token));
    const moved = await t.inject(addPasskey, {
      token: elsewhere,
      body: { name: 'Phone', passkey: made },
    });
    expect(moved.body.code).toBe('PASSKEY_INVALID');
  });

  test('is deleted with its account', async () => {
    const { token, authenticator } = await aPasskeyOwner();
    const body = { currentPassword: PASSWORD, goodwillCents: 0 };
    expect((await t.inject(closeAccount, { token, body })).status).toBe(200);
    expect((await logIn(authenticator)).body.code).toBe('PASSKEY_INVALID');
  });

  test.each([
    ['is removed by a password reset if the address was never confirmed', false, 422],
    ['stays after a password reset if the address is confirmed', true, 200],
  ])('%s', async (_, emailConfirmed, status) => {
    const { id, authenticator } = await aPasskeyOwner({ emailConfirmed });
    const issued = await inTransaction(t.db, (tx) => issueReset(tx, t.deps, id));
    const token = resetToken(t.deps.config, issued?.seed ?? '');
    const body = { token, password: 'a bridge in the fog', confirmPassword: 'a bridge in the fog' };
    expect((await t.inject(resetPassword, { body })).status).toBe(200);
    expect((await logIn(authenticator)).status).toBe(status);
  });

  test('is limited to ten per account, and cannot be added to a second account', async () => {
    const { token, authenticator } = await aPasskeyOwner();
    const other = await aUser(t);
    expect((await add(other.token, authenticator)).body.code).toBe('PASSKEY_INVALID');
    for (let n = 1; n < 10; n += 1) expect((await add(token)).status).toBe(201);
    expect((await t.inject(startPasskeyRegistration, { token })).body.code).toBe(
      'TOO_MANY_PASSKEYS',
    );
  });

  test('returns 404 to another user', async () => {
    const { passkeyId } = await aPasskeyOwner();
    const { token } = await aUser(t);
    expect((await remove(token, passkeyId)).status).toBe(404);
    const params = { id: passkeyId };
    const renamed = await t.inject(renamePasskey, { token, params, body: { name: 'Mine' } });
    expect(renamed.status).toBe(404);
  });

  test('sends an email when it is added or removed', async () => {
    const { token, passkeyId, email } = await aPasskeyOwner();
    await remove(token, passkeyId);
    expect((await emailsTo(t, email)).map(({ subject }) => subject)).toEqual([
      'A passkey was added to your TomoGuide account',
      'A passkey was removed from your TomoGuide account',
    ]);
  });
});

describe('ten minutes after login', () => {
  test('adding or removing a passkey requires the password or a passkey', async () => {
    const { token, authenticator, passkeyId } = await aPasskeyOwner();
    t.clock.advance({ minutes: 10, seconds: 1 });
    expect((await t.inject(startPasskeyRegistration, { token })).body.code).toBe('LOGIN_TOO_OLD');
    expect((await remove(token, passkeyId)).body.code).toBe('LOGIN_TOO_OLD');
    const wrong = await t.inject(confirmLogin, { token, body: { currentPassword: 'guess' } });
    expect(wrong.body.code).toBe('PASSWORD_WRONG');
    await t.inject(confirmLogin, { token, body: { currentPassword: PASSWORD } });
    expect((await t.inject(startPasskeyRegistration, { token })).status).toBe(200);
    t.clock.advance({ minutes: 11 });
    const challengeOptions = (await t.inject(startPasskeyConfirmation, { token })).body;
    const body = { passkey: authenticator.use(challengeOptions) };
    expect((await t.inject(confirmLoginByPasskey, { token, body })).status).toBe(200);
    expect((await remove(token, passkeyId)).status).toBe(204);
  });

  test('a passkey of another account does not confirm the change', async () => {
    const { token } = await aPasskeyOwner();
    const stranger = await aPasskeyOwner();
    t.clock.advance({ minutes: 11 });
    const challengeOptions = (await t.inject(startPasskeyConfirmation, { token })).body;
    const body = { passkey: stranger.authenticator.use(challengeOptions) };
    expect((await t.inject(confirmLoginByPasskey, { token, body })).body.code).toBe(
      'PASSKEY_INVALID',
    );
    expect((await t.inject(startPasskeyRegistration, { token })).body.code).toBe('LOGIN_TOO_OLD');
  });
});

describe('staff', () => {
  const staff = () => aUser(t, { isStaff: true, password: PASSWORD });
  const link = async (id: Awaited<ReturnType<typeof staff>>['id']) => {
    const url = await inTransaction(t.db, (tx) => issuePasskeyLink(tx, t.deps, id));
    return url.slice(url.indexOf('=') + 1);
  };

  test('can open the console only in a session started with a passkey', async () => {
    const user = await staff();
    const byPassword = await aToken(t, user.id, 'password');
    const rejected = await t.inject(listStaffQueues, { token: byPassword });
    expect([rejected.status, rejected.body.code]).toEqual([404, 'NOT_FOUND']);
    const me = (await t.inject(getMe, { token: byPassword })).body;
    expect([me.isStaff, me.mayUseConsole]).toEqual([true, false]);
    // A password login is not enough to add or remove a passkey.
    expect((await t.inject(startPasskeyRegistration, { token: byPassword })).body.code).toBe(
      'PASSKEY_LOGIN_NEEDED',
    );
    const remaining = await aPasskey(t, user.token);
    expect((await remove(byPassword, remaining)).body.code).toBe('PASSKEY_LOGIN_NEEDED');

    const token = await link(user.id);
    expect((await t.inject(checkPasskeyLink, { body: { token } })).body.username).toBe(
      user.username,
    );
    const authenticator = device();
    const challengeOptions = (await t.inject(startLinkedPasskey, { body: { token } })).body;
    const body = { token, name: 'Key', passkey: authenticator.make(challengeOptions) };
    expect((await t.inject(addLinkedPasskey, { body })).status).toBe(201);
    expect((await t.inject(startLinkedPasskey, { body: { token } })).body.code).toBe(
      'PASSKEY_LINK_INVALID',
    );
    const loggedIn = (await logIn(authenticator)).body;
    expect(loggedIn.mayUseConsole).toBe(true);
    expect((await t.inject(listStaffQueues, { token: loggedIn.token })).status).toBe(200);
  });

  test('receive links that work for an hour or until a newer link is created', async () => {
    const user = await staff();
    const [older, newer] = [await link(user.id), await link(user.id)];
    const isLinkValid = async (token: string) =>
      (await t.inject(checkPasskeyLink, { body: { token } })).body.username !== null;
    expect([await isLinkValid(older), await isLinkValid(newer)]).toEqual([false, true]);
    t.clock.advance({ hours: 1 });
    expect(await isLinkValid(newer)).toBe(false);
  });

  test('keep at least one passkey, even if two sessions remove the last two concurrently', async () => {
    const user = await staff();
    const ids = [(await add(user.token)).body.id, (await add(user.token)).body.id];
    const elsewhere = await aToken(t, user.id);
    const replies = await sendSimultaneously(
      t.app,
      ids.map((id, n) => ({
        method: 'DELETE',
        path: `/api/v2/me/passkeys/${id}`,
        headers: { authorization: `Bearer ${n === 0 ? user.token : elsewhere}` },
      })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(replies.find(({ status }) => status === 409)?.body.code).toBe('PASSKEY_LAST');
    expect(await list(user.token)).toHaveLength(1);
  });

  test.each([
    [
      'can log in with the demo’s account and its password on a local address',
      DEMO_EMAIL,
      true,
      null,
      true,
    ],
    [
      'cannot log in with the demo’s account and its password on a public address',
      DEMO_EMAIL,
      false,
      null,
      false,
    ],
    [
      'cannot log in with another account of the demo’s username and a password',
      'staff@example.com',
      true,
      null,
      false,
    ],
    ['can log in with any account and a passkey', 'staff@example.com', false, 1, true],
  ])('%s', (_, email, local, passkeyId, opens) => {
    expect(canOpenConsole({ local }, { isStaff: true, email, passkeyId })).toBe(opens);
    expect(canOpenConsole({ local }, { isStaff: false, email, passkeyId })).toBe(false);
  });
});
