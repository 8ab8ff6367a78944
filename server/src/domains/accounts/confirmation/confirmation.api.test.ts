import { readFile } from 'node:fs/promises';
import {
  cancelPendingEmail,
  changeEmail,
  changePassword,
  checkConfirmation,
  confirmEmail,
  forgotPassword,
  getMe,
  login,
  requestConfirmation,
  signup,
} from '@tomoguide/contract/accounts/calls';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../../../database/transaction.ts';
import { record } from '../../../events/record.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aUser } from '../../../testing/factories/accounts.ts';
import { aBooking } from '../../../testing/factories/bookings.ts';
import { emailsTo as postedTo } from '../../../testing/factories/emails.ts';
import { sendSimultaneously } from '../../../testing/synchronised.ts';
import { suspendUser } from '../service.ts';

const NOW = '2026-05-01T00:00:00Z';
const PASSWORD = 'lantern by the river';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ now: NOW });
});
afterAll(() => t.close());
beforeEach(() => t.clock.set(NOW));

let counter = 0;
/** Signs up a user with this address or, by default, a new one. */
const signUpNewUser = async (email?: string, headers: Record<string, string> = {}) => {
  counter += 1;
  const username = `newcomer${counter}`;
  const { body } = await t.inject(signup, {
    headers,
    body: {
      username,
      email: email ?? `${username}@example.com`,
      password: PASSWORD,
      confirmPassword: PASSWORD,
      fullName: 'Mei Lin',
    },
  });
  return { id: body.id, username, email: body.email, token: body.token };
};

/** Returns all emails sent to this address, newest first. */
const emailsTo = async (email: string): Promise<{ subject: string; text: string }[]> => {
  await t.drain();
  await t.runDueJobs();
  const { rows } = await t.db.execute<{ subject: string; text: string }>(
    sql`select subject, text from local_mail where "to" = ${email} order by id desc`,
  );
  return rows;
};
const tokensTo = async (email: string): Promise<string[]> =>
  (await emailsTo(email)).flatMap(({ text }) => /confirm-email#token=(\S+)/.exec(text)?.[1] ?? []);
const getToken = async (email: string): Promise<string> => (await tokensTo(email))[0] ?? '';
const confirm = (token: string) => t.inject(confirmEmail, { body: { token } });
const check = async (token: string) =>
  (await t.inject(checkConfirmation, { body: { token } })).body;
const me = async (token: string) => (await t.inject(getMe, { token })).body;
const requestAddress = (token: string, email: string) =>
  t.inject(changeEmail, { token, body: { email, currentPassword: PASSWORD } });
const requestLink = (token: string) => t.inject(requestConfirmation, { token });

describe('a new account', () => {
  test('is confirmed with the button on the linked page, without a login', async () => {
    const mei = await signUpNewUser();
    expect(await me(mei.token)).toMatchObject({ emailStatus: 'unconfirmed', pendingEmail: null });
    const token = await getToken(mei.email);
    const open = { state: 'open', email: mei.email, username: mei.username };
    // Opening the link, as email scanners do, has no effect.
    expect([await check(token), await check(token)]).toEqual([open, open]);
    expect((await me(mei.token)).emailStatus).toBe('unconfirmed');
    expect((await confirm(token)).body).toEqual({ email: mei.email });
    expect((await me(mei.token)).emailStatus).toBe('confirmed');
    expect(await check(token)).toEqual({ ...open, state: 'done' });
    expect((await confirm(token)).body.code).toBe('CONFIRMATION_LINK_INVALID');
    expect((await requestLink(mei.token)).body.code).toBe('EMAIL_CONFIRMED');
  });

  test.each([
    ['en', 'expires after 24 hours', 'Hello Mei,'],
    ['zh-CN', '24 小时内有效', 'Mei，'],
  ])('receives an email in its language that names the account: %s', async (lang, words, hello) => {
    const mei = await signUpNewUser(undefined, { 'accept-language': lang });
    const [email] = await emailsTo(mei.email);
    expect(email?.text).toContain(words);
    expect(email?.text).toContain(mei.username);
    expect(email?.text.startsWith(hello)).toBe(true);
  });

  test('can request three links a day, each of which is valid for 24 hours', async () => {
    const mei = await signUpNewUser();
    expect([(await requestLink(mei.token)).status, (await requestLink(mei.token)).status]).toEqual([
      202, 202,
    ]);
    const rejected = await requestLink(mei.token);
    expect([rejected.status, rejected.body.code]).toEqual([429, 'TOO_MANY_CONFIRMATIONS']);
    expect(rejected.headers['retry-after']).toBe(String(24 * 60 * 60));
    const links = await tokensTo(mei.email);
    expect(new Set(links).size).toBe(3);
    t.clock.advance({ hours: 24 });
    expect(await check(links[0] ?? '')).toMatchObject({ state: 'over', email: null });
    expect((await confirm(links[0] ?? '')).body.code).toBe('CONFIRMATION_LINK_INVALID');
    expect((await requestLink(mei.token)).status).toBe(202);
  });

  test('cannot be used to send another person more than ten emails a day', async () => {
    const email = 'pestered@example.com';
    for (let n = 0; n < 4; n += 1) {
      const { token } = await signUpNewUser(email);
      await requestLink(token);
      await requestLink(token);
    }
    expect(await tokensTo(email)).toHaveLength(10);
  });

  test.each(['', 'x', '1', '1.', '1.AAAA', '999999.AAAA', '99999999999999999999.AAAA'])(
    'rejects the token %j',
    async (token) => {
      const reply = await confirm(token);
      expect([400, 422]).toContain(reply.status);
    },
  );

  test('accepts a token only for the account that it was sent to', async () => {
    const [one, other] = [await signUpNewUser(), await signUpNewUser()];
    const [own, foreign] = [await getToken(one.email), await getToken(other.email)];
    const mixed = `${own.split('.')[0]}.${foreign.split('.')[1]}`;
    expect((await confirm(mixed)).body.code).toBe('CONFIRMATION_LINK_INVALID');
    expect((await me(one.token)).emailStatus).toBe('unconfirmed');
  });
});

describe('an unconfirmed address', () => {
  test('can be used by several accounts until one of them confirms it', async () => {
    const email = 'shared@example.com';
    const first = await signUpNewUser(email);
    const second = await signUpNewUser(email.toUpperCase());
    expect(second.id).toBeDefined();
    const [late, early] = [await tokensTo(email)].flat();
    expect((await confirm(late ?? '')).status).toBe(200);
    const rejected = await confirm(early ?? '');
    expect([rejected.status, rejected.body.code]).toEqual([409, 'EMAIL_TAKEN']);
    expect((await me(second.token)).emailStatus).toBe('confirmed');
    expect((await me(first.token)).emailStatus).toBe('taken');
    expect((await requestLink(first.token)).body.code).toBe('EMAIL_TAKEN');
    // The address is now taken by the account that confirmed it.
    const third = await t.inject(signup, {
      body: {
        username: 'thirdone',
        email,
        password: PASSWORD,
        confirmPassword: PASSWORD,
        fullName: 'A',
      },
    });
    expect([third.status, third.body.code]).toEqual([409, 'EMAIL_TAKEN']);
  });

  test('belongs to exactly one of twelve accounts that confirm it concurrently', async () => {
    const email = 'raced@example.com';
    const people = [];
    for (let n = 0; n < 6; n += 1) people.push(await signUpNewUser(email));
    const tokens = await tokensTo(email);
    const replies = await sendSimultaneously(
      t.app,
      [...tokens, ...tokens].map((token) => ({
        method: confirmEmail.method,
        path: confirmEmail.path,
        body: { token },
      })),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.every(({ status }) => [200, 409, 422].includes(status))).toBe(true);
    const states = await Promise.all(people.map(({ token }) => me(token)));
    expect(states.map(({ emailStatus }) => emailStatus).sort()).toEqual([
      'confirmed',
      ...Array.from({ length: 5 }, () => 'taken'),
    ]);
  });

  test('logs in to the first account that uses it or, once confirmed, to the account that confirmed it', async () => {
    const email = 'doubled@example.com';
    const [first, second] = [await signUpNewUser(email), await signUpNewUser(email)];
    const loginUserId = async () =>
      (await t.inject(login, { body: { username: email, password: PASSWORD } })).body.id;
    expect(await loginUserId()).toBe(first.id);
    await confirm((await tokensTo(email))[0] ?? '');
    expect(await loginUserId()).toBe(second.id);
  });

  test('receives only confirmation and password reset emails', async () => {
    const person = await aUser(t, { emailConfirmed: false });
    await inTransaction(t.db, (tx) => suspendUser(tx, person.id, t.clock.now()));
    expect(await postedTo(t, person.email)).toEqual([]);
    const other = await aUser(t, { emailConfirmed: false });
    await t.inject(forgotPassword, { body: { email: other.email } });
    expect(await emailsTo(other.email)).toHaveLength(1);
  });

  test('receives emails about bookings that its account paid for, until another user confirms the address', async () => {
    const booking = await aBooking(t, { status: 'confirmed' });
    const { traveler } = booking;
    const subjects = async () => (await postedTo(t, traveler.email)).length;
    const before = await subjects();
    expect(before).toBeGreaterThan(0);
    await t.db.execute(
      sql`update users set email_confirmed_at = null where id in (${traveler.id}, ${booking.guide.user.id})`,
    );
    const remind = () =>
      inTransaction(t.db, (tx) =>
        record(tx, {
          type: 'booking.starts_tomorrow',
          payload: {
            bookingId: booking.id,
            guideId: booking.guide.id,
            guideUserId: booking.guide.user.id,
            travelerId: traveler.id,
          },
          occurredAt: t.clock.now(),
        }),
      );
    const toGuide = (await postedTo(t, booking.guide.user.email)).length;
    await remind();
    expect(await subjects()).toBe(before + 1);
    // The guide's account has not paid for a booking, so the guide receives no email.
    expect(await postedTo(t, booking.guide.user.email)).toHaveLength(toGuide);
    await aUser(t, { email: traveler.email });
    await remind();
    expect(await subjects()).toBe(before + 1);
  });

  test('is replaced immediately by another unconfirmed address', async () => {
    const mei = await signUpNewUser();
    const old = await getToken(mei.email);
    const reply = await requestAddress(mei.token, 'Typo.Fixed@example.com');
    expect(reply.body).toMatchObject({
      email: 'typo.fixed@example.com',
      emailStatus: 'unconfirmed',
      pendingEmail: null,
    });
    expect((await confirm(old)).body.code).toBe('CONFIRMATION_LINK_INVALID');
    expect((await confirm(await getToken('typo.fixed@example.com'))).status).toBe(200);
  });
});

describe('a new address in addition to a confirmed one', () => {
  const member = () => aUser(t, { password: PASSWORD });
  const status = async (username: string) =>
    (await t.inject(login, { body: { username, password: PASSWORD } })).status;

  test('replaces the old address after confirmation; the old address is notified of the request and of the change', async () => {
    const user = await member();
    const next = `next.${user.email}`;
    const reply = await requestAddress(user.token, next);
    expect(reply.body).toMatchObject({
      email: user.email,
      emailStatus: 'confirmed',
      pendingEmail: next,
    });
    expect([await status(user.email), await status(next)]).toEqual([200, 401]);
    expect((await emailsTo(user.email))[0]?.text).toContain(next);
    expect((await confirm(await getToken(next))).status).toBe(200);
    expect(await me(user.token)).toMatchObject({
      email: next,
      emailStatus: 'confirmed',
      pendingEmail: null,
    });
    expect([await status(user.email), await status(next)]).toEqual([401, 200]);
    expect((await emailsTo(user.email)).map(({ subject }) => subject)).toEqual([
      'Your TomoGuide email has changed',
      'Your TomoGuide email is about to change',
    ]);
  });

  test('is discarded by cancelling, by a new password or by another new address', async () => {
    const discards = [
      (token: string) => t.inject(cancelPendingEmail, { token }),
      (token: string) =>
        t.inject(changePassword, {
          token,
          body: {
            currentPassword: PASSWORD,
            password: 'a bridge in the fog',
            confirmPassword: 'a bridge in the fog',
          },
        }),
      (token: string) => requestAddress(token, `other${counter}@example.com`),
    ];
    for (const act of discards) {
      counter += 1;
      const user = await member();
      await requestAddress(user.token, `next.${user.email}`);
      const link = await getToken(`next.${user.email}`);
      expect((await act(user.token)).status).toBe(200);
      expect((await confirm(link)).body.code).toBe('CONFIRMATION_LINK_INVALID');
      expect((await me(user.token)).email).toBe(user.email);
    }
  });

  test('is discarded if another user confirms it first', async () => {
    const user = await member();
    await requestAddress(user.token, 'wanted@example.com');
    await aUser(t, { email: 'wanted@example.com' });
    const reply = await confirm(await getToken('wanted@example.com'));
    expect([reply.status, reply.body.code]).toEqual([409, 'EMAIL_TAKEN']);
    expect((await me(user.token)).email).toBe(user.email);
  });
});

test('treats addresses set before email confirmation existed as confirmed', async () => {
  const file = new URL('../../../../migrations/0059_email-confirmation.sql', import.meta.url);
  const [update = ''] = /^UPDATE .*;/m.exec(await readFile(file, 'utf8')) ?? [];
  const old = await aUser(t, { emailConfirmed: false });
  await t.db.execute(sql.raw(update.replace(/;.*/, ` AND id = ${old.id}`)));
  expect((await me(old.token)).emailStatus).toBe('confirmed');
});
