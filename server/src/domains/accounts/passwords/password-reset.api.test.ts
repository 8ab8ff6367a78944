import {
  checkResetLink,
  forgotPassword,
  getMe,
  login,
  resetPassword,
} from '@tomoguide/contract/accounts/calls';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../../../database/transaction.ts';
import { BossJobs, type JobData } from '../../../jobs/jobs.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aUser } from '../../../testing/factories/accounts.ts';
import { sendSimultaneously } from '../../../testing/synchronised.ts';
import { registerEmailTimers } from '../../notifications/timers.ts';
import { suspendUser } from '../service.ts';

const NOW = '2026-05-01T00:00:00Z';
const OLD = 'lantern by the river';
const NEW = 'a bridge in the fog';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ now: NOW });
});
afterAll(() => t.close());
beforeEach(() => t.clock.set(NOW));

const requestReset = (email: unknown) => t.inject(forgotPassword, { body: { email } });
const setNewPassword = (token: unknown, password = NEW, confirmPassword = password) =>
  t.inject(resetPassword, { body: { token, password, confirmPassword } });
const canLogIn = async (username: string, password: string) =>
  (await t.inject(login, { body: { username, password } })).status;

/** Returns the emails sent to this address, newest first. */
const emailsTo = async (email: string): Promise<{ subject: string; text: string }[]> => {
  await t.drain();
  await t.runDueJobs();
  const { rows } = await t.db.execute<{ subject: string; text: string }>(
    sql`select subject, text from local_mail where "to" = ${email} order by id desc`,
  );
  return rows;
};
const tokenIn = (email?: { text: string }): string =>
  /#token=([\w-]{40,})/.exec(email?.text ?? '')?.[1] ?? '';
const tokenFor = async (email: string): Promise<string> => {
  expect((await requestReset(email)).status).toBe(202);
  return tokenIn((await emailsTo(email))[0]);
};

describe('a reset link', () => {
  test('sets a new password and ends every session', async () => {
    const user = await aUser(t, { password: OLD });
    const token = await tokenFor(user.email);
    expect((await setNewPassword(token)).body).toEqual({ changed: true });
    expect((await t.inject(getMe, { token: user.token })).body.code).toBe('TOKEN_INVALID');
    expect(await canLogIn(user.username, OLD)).toBe(401);
    expect(await canLogIn(user.username, NEW)).toBe(200);
  });

  test.each([
    ['en', 'after one hour'],
    ['zh-CN', '一小时内有效'],
  ] as const)(
    'is emailed with its validity period and the user’s name: %s',
    async (locale, words) => {
      const user = await aUser(t, { password: OLD, locale, fullName: 'Mei Lin' });
      await requestReset(user.email);
      const [email] = await emailsTo(user.email);
      expect(email?.text).toContain(words);
      expect(email?.text).toMatch(/^(Hello Mei,|Mei，)/);
      expect(email?.text).not.toContain(user.username);
      expect(email?.text).not.toMatch(/UTC|2026|协调/);
    },
  );

  test('works only once', async () => {
    const user = await aUser(t, { password: OLD });
    const token = await tokenFor(user.email);
    const isLinkValid = async () =>
      (await t.inject(checkResetLink, { body: { token } })).body.works;
    // Checking whether a link is valid does not use it up.
    expect([await isLinkValid(), await isLinkValid()]).toEqual([true, true]);
    await setNewPassword(token);
    expect(await isLinkValid()).toBe(false);
    const again = await setNewPassword(token, 'yet another password');
    expect(again.status).toBe(422);
    expect(again.body.code).toBe('RESET_LINK_INVALID');
    expect(await canLogIn(user.username, NEW)).toBe(200);
  });

  test('works only once, even under concurrent use', async () => {
    const user = await aUser(t, { password: OLD });
    const token = await tokenFor(user.email);
    const replies = await sendSimultaneously(
      t.app,
      Array.from({ length: 20 }, (_, n) => ({
        method: 'POST',
        path: '/api/auth/reset-password',
        body: { token, password: `password number ${n}`, confirmPassword: `password number ${n}` },
      })),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ body }) => body.code === 'RESET_LINK_INVALID')).toHaveLength(19);
  });

  test('is valid for one hour', async () => {
    const user = await aUser(t, { password: OLD });
    const token = await tokenFor(user.email);
    t.clock.set('2026-05-01T01:00:00Z');
    expect((await setNewPassword(token)).body.code).toBe('RESET_LINK_INVALID');
    t.clock.set('2026-05-01T00:59:59Z');
    expect((await setNewPassword(token)).status).toBe(200);
  });

  test('stays valid after a rejected password, until another link is used', async () => {
    const user = await aUser(t, { password: OLD });
    const [older, newer] = [await tokenFor(user.email), await tokenFor(user.email)];
    for (const [password, confirm, code] of [
      ['seven77', 'seven77', 'PASSWORD_TOO_SHORT'],
      ['x'.repeat(129), 'x'.repeat(129), 'PASSWORD_TOO_LONG'],
      ['password123', 'password123', 'PASSWORD_TOO_COMMON'],
      [NEW, OLD, 'PASSWORDS_DIFFER'],
    ] as const) {
      expect((await setNewPassword(newer, password, confirm)).body.code).toBe(code);
    }
    expect((await setNewPassword(newer)).status).toBe(200);
    expect((await setNewPassword(older)).body.code).toBe('RESET_LINK_INVALID');
  });

  test('unblocks an account that is blocked after too many guesses', async () => {
    const user = await aUser(t, { password: OLD });
    for (let n = 0; n < 10; n += 1) await canLogIn(user.username, 'a wrong guess');
    expect(await canLogIn(user.username, OLD)).toBe(429);
    await setNewPassword(await tokenFor(user.email));
    expect(await canLogIn(user.username, NEW)).toBe(200);
  });

  test('is never stored in the database, even while the email is queued', async () => {
    const user = await aUser(t, { password: OLD });
    await requestReset(user.email);
    await t.drain();
    const { rows } = await t.db.execute<{ name: string; row: string }>(sql`
      select name, to_json(job)::text "row" from pgboss.job
      union all select 'reset', to_json(password_resets)::text from password_resets
      union all select 'outbox', to_json(outbox)::text from outbox`);
    expect(rows.map(({ name }) => name)).toContain('notifications.send-reset-link');
    const [email] = await emailsTo(user.email);
    const token = tokenIn(email);
    expect((await setNewPassword(token)).status).toBe(200);
    for (const { row } of rows) expect(row).not.toContain(token);
  });

  test('stays the same if the email is retried', async () => {
    const user = await aUser(t, { password: OLD });
    await requestReset(user.email);
    await t.drain();
    const { rows } = await t.db.execute<{ name: string; data: JobData }>(
      sql`select name, data from pgboss.job where name = 'notifications.send-reset-link'`,
    );
    const sent: string[] = [];
    const again = new BossJobs({ url: t.databaseUrl, log: t.deps.log, work: false });
    const mailer = { send: async (email: { text: string }) => void sent.push(tokenIn(email)) };
    registerEmailTimers({ ...t.deps, jobs: again }, mailer);
    const run = () => again.handlers.get(rows[0]?.name ?? '')?.(rows[0]?.data ?? {});
    await run();
    await run();
    t.clock.advance({ hours: 1 });
    await run();
    t.clock.set(NOW);
    expect(sent).toEqual([sent[0], sent[0]]);
    expect((await setNewPassword(sent[0])).status).toBe(200);
  });

  test.each(['made up', 'x'.repeat(43)])('rejects the token %j', async (token) => {
    expect((await setNewPassword(token)).body.code).toBe('RESET_LINK_INVALID');
  });
});

describe('requesting a link', () => {
  test('returns the same response for an unknown address, but sends no email', async () => {
    const user = await aUser(t, { password: OLD });
    const known = await requestReset(user.email.toUpperCase());
    const unknown = await requestReset('nobody@example.com');
    expect([unknown.status, unknown.raw]).toEqual([known.status, known.raw]);
    expect(await emailsTo(user.email)).toHaveLength(1);
    expect(await emailsTo('nobody@example.com')).toEqual([]);
  });

  test('sends at most three emails per hour', async () => {
    const user = await aUser(t, { password: OLD });
    for (let n = 0; n < 5; n += 1) await requestReset(user.email);
    expect(await emailsTo(user.email)).toHaveLength(3);
    t.clock.advance({ minutes: 61 });
    await requestReset(user.email);
    expect(await emailsTo(user.email)).toHaveLength(4);
  });

  test('sends no email to a suspended user', async () => {
    const user = await aUser(t, { password: OLD });
    await inTransaction(t.db, (tx) => suspendUser(tx, user.id, t.clock.now()));
    expect((await requestReset(user.email)).status).toBe(202);
    expect((await emailsTo(user.email)).filter(tokenIn)).toEqual([]);
  });

  test('has no effect if the account is closed in the meantime', async () => {
    const user = await aUser(t, { password: OLD });
    await requestReset(user.email);
    await t.db.execute(sql`update users set closed_at = ${NOW} where id = ${user.id}`);
    await t.drain();
    const links = await t.db.execute(sql`select from password_resets where user_id = ${user.id}`);
    expect(links.rowCount).toBe(0);
  });

  test('sends the email in the user’s language', async () => {
    const reader = { email: 'mei@example.com', username: 'mei', locale: 'zh-CN' as const };
    await aUser(t, { ...reader, password: OLD });
    await requestReset(reader.email);
    const [email] = await emailsTo(reader.email);
    expect(email?.subject).toBe('重设友导密码');
    expect(email?.text).toContain('http://localhost:3000/reset-password#token=');
  });

  test.each([[null], ['mei'], [''], [7], [['mei@example.com']]])(
    'rejects the address %j',
    async (email) => {
      expect((await requestReset(email)).status).toBe(400);
    },
  );
});
