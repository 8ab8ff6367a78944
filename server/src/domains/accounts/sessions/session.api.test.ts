import {
  getMe,
  listDemoAccounts,
  logout,
  switchRole,
  updateMe,
} from '@tomoguide/contract/accounts/calls';
import { getApplicationStatus } from '@tomoguide/contract/applications/calls';
import { GuideId } from '@tomoguide/contract/primitives';
import en from '@tomoguide/contract/words/en/errors';
import { sql } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../../../database/transaction.ts';
import type { BossJobs } from '../../../jobs/jobs.ts';
import { deriveKey } from '../../../secret.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aToken, aUser } from '../../../testing/factories/accounts.ts';
import { upsertApplicationState } from '../../applications/service.ts';
import { listOfferedDemoAccounts } from '../login/demo-accounts.ts';
import { markAsGuide, suspendUser } from '../service.ts';

const NOW = '2026-05-01T00:00:00Z';
let t: TestApp;
beforeAll(async () => {
  t = await testApp({ now: NOW });
});
afterAll(() => t.close());
beforeEach(() => t.clock.set(NOW));

const me = (token: string) => t.inject(getMe, { token });
const getCode = async (token: string) => (await me(token)).body.code;

describe('a session', () => {
  test('lasts exactly seven days', async () => {
    const { token } = await aUser(t);
    t.clock.set('2026-05-07T23:59:59Z');
    expect((await me(token)).status).toBe(200);
    t.clock.advance({ seconds: 1 });
    expect(await getCode(token)).toBe('TOKEN_EXPIRED');
  });

  test('ends immediately on logout, without affecting other sessions', async () => {
    const user = await aUser(t);
    const other = await aToken(t, user.id);
    expect((await t.inject(logout, { token: user.token })).body).toEqual({ loggedOut: true });
    expect(await getCode(user.token)).toBe('TOKEN_INVALID');
    expect((await t.inject(logout, { token: user.token })).status).toBe(401);
    expect((await me(other)).status).toBe(200);
  });

  test('ends immediately on suspension', async () => {
    const user = await aUser(t);
    await inTransaction(t.db, (tx) => suspendUser(tx, user.id, t.clock.now()));
    expect(await getCode(user.token)).toBe('TOKEN_INVALID');
  });

  test('is required; without one, endpoints return AUTH_REQUIRED', async () => {
    for (const call of [getMe, logout, updateMe, switchRole, getApplicationStatus]) {
      const reply = await t.inject(call);
      expect(reply.status).toBe(401);
      expect(reply.body.code).toBe('AUTH_REQUIRED');
    }
  });

  const claims = (secret: string, alg = 'HS256') =>
    new SignJWT()
      .setProtectedHeader({ alg })
      .setIssuer('tomoguide')
      .setJti('made up')
      .setIssuedAt(1_777_000_000)
      .setExpirationTime(1_999_000_000)
      .sign(deriveKey({ ...t.deps.config, sessionSecret: secret }, 'session tokens'));

  test('cannot be forged', async () => {
    const { token } = await aUser(t);
    const [head = '', body = '', signature = ''] = token.split('.');
    const other = (signature.startsWith('A') ? 'B' : 'A') + signature.slice(1);
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    const changed = Buffer.from('{"iss":"tomoguide","jti":"x","exp":1999000000}');
    for (const forged of [
      'a.b.c',
      'not a token',
      `${head}.${body}.${other}`,
      `${none}.${body}.`,
      `${none}.${body}.x`,
      `${head}.${changed.toString('base64url')}.${signature}`,
      await claims('another secret that is long enough, too'),
      await claims('a secret that only the tests know, long enough'),
    ]) {
      expect((await me(forged)).body).toEqual({ code: 'TOKEN_INVALID', message: en.TOKEN_INVALID });
    }
  });

  test('is reported as invalid rather than expired if its token is both forged and expired', async () => {
    const forged = await claims('another secret that is long enough, too');
    t.clock.set('2040-01-01T00:00:00Z');
    expect(await getCode(forged)).toBe('TOKEN_INVALID');
  });

  test('is deleted within an hour of its expiry', async () => {
    await aUser(t);
    t.clock.advance({ hours: 8 * 24 });
    await (t.deps.jobs as BossJobs).handlers.get('accounts.forget')?.({});
    const { rows } = await t.db.execute(
      sql`select 1 from sessions where expires_at < ${t.clock.now().toString()}::timestamptz`,
    );
    expect(rows).toEqual([]);
  });
});

test('only the message of TOKEN_EXPIRED, which logs clients out, contains ‘expired’', () => {
  const having = Object.entries(en).filter(([, sentence]) => /expired/i.test(sentence));
  expect(having.map(([code]) => code)).toEqual(['TOKEN_EXPIRED']);
});

describe('a user’s view', () => {
  const switchTo = (token: string, role: unknown) =>
    t.inject(switchRole, { token, body: { role } });

  test('can be switched in both directions by a guide, and is stored', async () => {
    const user = await aUser(t);
    await inTransaction(t.db, async (tx) => {
      await markAsGuide(tx, user.id, GuideId.parse(700_001));
      await upsertApplicationState(tx, user.id, 'approved', {
        decidedAt: t.clock.now(),
        updatedAt: t.clock.now(),
      });
    });
    const reply = await switchTo(user.token, 'guide');
    expect(reply.body).toMatchObject({
      role: 'guide',
      isGuide: true,
      guideId: 700_001,
      guideStatus: { shouldShowRoleSwitch: true, shouldShowBecomeGuideButton: false },
    });
    expect((await me(user.token)).body.role).toBe('guide');
    expect((await switchTo(user.token, 'traveler')).body.role).toBe('traveler');
  });

  test('cannot be switched by a traveler who is not a guide', async () => {
    const { token } = await aUser(t);
    const reply = await switchTo(token, 'guide');
    expect(reply.status).toBe(403);
    expect(reply.body.code).toBe('ROLE_NOT_ALLOWED');
    expect((await switchTo(token, 'traveler')).status).toBe(200);
    expect((await me(token)).body.role).toBe('traveler');
  });

  test.each(['staff', 'admin', 'GUIDE', '', null, 1])('rejects the view %j', async (role) => {
    const { token } = await aUser(t);
    expect((await switchTo(token, role)).status).toBe(400);
  });
});

describe('settings', () => {
  test('can be changed independently', async () => {
    const { token } = await aUser(t);
    const before = (await me(token)).body;
    const reply = await t.inject(updateMe, { token, body: { readReceiptsEnabled: false } });
    expect(reply.body).toEqual({ ...before, readReceiptsEnabled: false });
    expect((await t.inject(updateMe, { token, body: {} })).body).toEqual(reply.body);
  });

  test('have no time zone initially, and store it in canonical form', async () => {
    const { token } = await aUser(t);
    expect((await me(token)).body.timeZone).toBeNull();
    for (const [sent, kept] of [
      ['Asia/Shanghai', 'Asia/Shanghai'],
      ['america/argentina/buenos_aires', 'America/Argentina/Buenos_Aires'],
      ['UTC', 'UTC'],
    ]) {
      const reply = await t.inject(updateMe, { token, body: { timeZone: sent } });
      expect(reply.body.timeZone).toBe(kept);
      expect((await me(token)).body.timeZone).toBe(kept);
    }
  });

  test.each([
    'Mars/Phobos',
    '',
    '+09:00',
    '9',
    'Asia/Tokyo ',
    'Asia/Tokyo\u0000',
    null,
    9,
    'A'.repeat(500),
  ])('reject the time zone %j', async (timeZone) => {
    const { token } = await aUser(t);
    const body = { timeZone, emailUpdates: true };
    expect((await t.inject(updateMe, { token, body })).status).toBe(400);
    expect((await me(token)).body).toMatchObject({ timeZone: null, emailUpdates: false });
  });

  test.each([{ isStaff: true }, { guideId: 1 }, { passwordHash: 'x' }, { readReceiptsEnabled: 1 }])(
    'reject %j',
    async (body) => {
      const { token } = await aUser(t);
      expect((await t.inject(updateMe, { token, body })).status).toBe(400);
    },
  );
});

describe('the user’s own guide application', () => {
  const status = (token: string) => t.inject(getApplicationStatus, { token });

  test('is absent if the user has not started one', async () => {
    const { token } = await aUser(t);
    expect((await status(token)).body).toEqual({
      status: 'none',
      reason: null,
      submittedAt: null,
      decidedAt: null,
      mayReapplyAt: null,
      guideStatus: {
        shouldShowRoleSwitch: false,
        shouldShowBecomeGuideButton: true,
        shouldShowViewApplicationButton: false,
      },
    });
  });

  test('includes the reason for a rejection, and when the user can apply again', async () => {
    const user = await aUser(t);
    await inTransaction(t.db, (tx) =>
      upsertApplicationState(tx, user.id, 'rejected', {
        reason: 'The description of your tours is missing.',
        submittedAt: t.clock.now(),
        decidedAt: t.clock.now(),
        updatedAt: t.clock.now(),
      }),
    );
    const reply = await status(user.token);
    expect(reply.body).toMatchObject({
      status: 'rejected',
      reason: 'The description of your tours is missing.',
      mayReapplyAt: '2026-05-31T00:00:00Z',
      guideStatus: { shouldShowViewApplicationButton: true },
    });
    t.clock.set('2026-05-31T00:00:01Z');
    const token = await aToken(t, user.id);
    expect((await status(token)).body.guideStatus.shouldShowBecomeGuideButton).toBe(true);
  });
});

describe('demo accounts', () => {
  test('are listed only in demo mode', async () => {
    expect((await t.inject(listDemoAccounts)).body).toEqual({ data: [] });
    const demo = await testApp({ env: { DEMO: 'true' } });
    const { data } = (await demo.inject(listDemoAccounts)).body;
    expect(data.map(({ username }: { username: string }) => username)).toEqual([
      'mei',
      'kenji',
      'staff',
    ]);
    await demo.close();
  });

  test('include staff only if the site is served on loopback', () => {
    const kinds = (local: boolean) =>
      listOfferedDemoAccounts({ demo: true, local }).map(({ kind }) => kind);
    expect(kinds(true)).toEqual(['traveler', 'guide', 'staff']);
    expect(kinds(false)).toEqual(['traveler', 'guide']);
  });
});
