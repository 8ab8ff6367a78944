import { acceptBooking } from '@tomoguide/contract/bookings/calls';
import * as calls from '@tomoguide/contract/notifications/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../database/transaction.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aUser } from '../../../testing/factories/accounts.ts';
import { aBooking } from '../../../testing/factories/bookings.ts';
import { emailsTo } from '../../../testing/factories/emails.ts';
import { enqueueEmail } from '../emails/send-emails.ts';
import { createEmailToken, ONE_CLICK_PATH } from './email-link.ts';
import { disableTopic, loadChoices } from './queries.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ now: '2026-05-01T00:00:00Z' });
});
afterAll(() => t.close());

const settings = async (token: string) =>
  (await t.inject(calls.getNotificationSettings, { token })).body.off;
const change = (token: string, topic: string, channel: string, on: boolean) =>
  t.inject(calls.changeNotificationSetting, { token, body: { topic, channel, on } });
const changeByLink = (token: string, on: boolean) =>
  t.inject(calls.setEmailSubscription, { body: { token, on } });
const subjects = async (email: string) => (await emailsTo(t, email)).map(({ subject }) => subject);
const accepted = async (booking: Awaited<ReturnType<typeof aBooking>>) => {
  await t.inject(acceptBooking, { token: booking.guide.user.token, params: { id: booking.id } });
  await t.drain();
};

test('all topics are on by default; changes affect only that user and are idempotent', async () => {
  const [mine, other] = [await aUser(t), await aUser(t)];
  expect(await settings(mine.token)).toEqual([]);
  const off = await change(mine.token, 'completed', 'email', false);
  expect(off.body).toEqual({ off: [{ topic: 'completed', channel: 'email' }] });
  expect((await change(mine.token, 'completed', 'email', false)).body).toEqual(off.body);
  await change(mine.token, 'messages', 'browser', false);
  expect(await settings(mine.token)).toHaveLength(2);
  expect(await settings(other.token)).toEqual([]);
  await change(mine.token, 'messages', 'browser', true);
  expect((await change(mine.token, 'completed', 'email', true)).body).toEqual({ off: [] });
  expect((await change(mine.token, 'completed', 'email', true)).body).toEqual({ off: [] });
});

test.each([
  ['security', 'email'],
  ['cases', 'email'],
  ['refunds', 'inApp'],
  ['paid', 'inApp'],
  ['messages', 'email'],
  ['security', 'inApp'],
  ['nothing', 'email'],
  ['completed', 'pigeon'],
])('rejects %s by %s', async (topic, channel) => {
  const { token } = await aUser(t);
  expect((await change(token, topic, channel, false)).status).toBe(400);
  expect(await settings(token)).toEqual([]);
});

test('sends no emails and notices on topics that are turned off, but all others', async () => {
  const booking = await aBooking(t, { status: 'confirmed' });
  const { traveler, guide } = booking;
  await change(traveler.token, 'accepted', 'email', false);
  await change(traveler.token, 'accepted', 'inApp', false);
  await change(guide.user.token, 'paid', 'email', false);
  await accepted(booking);
  expect(await subjects(traveler.email)).toEqual([expect.stringMatching(/^Deposit received: /)]);
  const { body } = await t.inject(calls.listSystemMessages, { token: traveler.token });
  expect(body.data.map(({ topic }: { topic: string }) => topic)).toEqual(['paid']);
  const again = await aBooking(t, { status: 'confirmed', traveler });
  await change(traveler.token, 'accepted', 'email', true);
  await accepted(again);
  expect((await subjects(traveler.email)).at(-1)).toContain('is booked');
});

test('a setting stored before its topic became mandatory has no effect', async () => {
  const { id } = await aUser(t);
  await inTransaction(t.db, (tx) => disableTopic(tx, id, { topic: 'refunds', channel: 'email' }));
  await inTransaction(t.db, (tx) => disableTopic(tx, id, { topic: 'completed', channel: 'email' }));
  const isOff = await loadChoices(t.db, [id]);
  expect([isOff(id, 'refunds', 'email'), isOff(id, 'completed', 'email')]).toEqual([false, true]);
});

test('the link in an email turns its topic off without a login, and can turn it on again', async () => {
  const booking = await aBooking(t, { status: 'confirmed' });
  const { traveler } = booking;
  const [email] = await emailsTo(t, traveler.email);
  const token = /\/settings\/notifications#token=(\S+)$/.exec(email?.text ?? '')?.[1] ?? '';
  expect((await changeByLink(token, false)).body).toEqual({ topic: 'paid', on: false });
  expect((await changeByLink(token, false)).status).toBe(200);
  expect(await settings(traveler.token)).toEqual([{ topic: 'paid', channel: 'email' }]);
  expect((await changeByLink(token, true)).body).toEqual({ topic: 'paid', on: true });
  expect(await settings(traveler.token)).toEqual([]);
});

test('accepts the form that a mail client’s unsubscribe button posts, and redirects a GET to the confirmation page', async () => {
  const { id, token } = await aUser(t);
  const url = `${ONE_CLICK_PATH}?token=${createEmailToken(t.deps.config, id, 'completed')}`;
  const opened = await t.app.inject({ method: 'GET', url });
  expect([opened.statusCode, opened.headers.location]).toEqual([
    303,
    `/settings/notifications#token=${createEmailToken(t.deps.config, id, 'completed')}`,
  ]);
  expect(await settings(token)).toEqual([]);
  const reply = await t.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });
  expect(reply.statusCode).toBe(200);
  expect(await settings(token)).toEqual([{ topic: 'completed', channel: 'email' }]);
});

test('ignores a forged or modified link', async () => {
  const [mine, other] = [await aUser(t), await aUser(t)];
  const token = createEmailToken(t.deps.config, mine.id, 'completed');
  const [id, topic, signature] = token.split('.');
  for (const wrong of [
    'x',
    `${other.id}.${topic}.${signature}`,
    `${id}.accepted.${signature}`,
    `${id}.${topic}.${signature?.slice(1)}`,
    `${id}.${topic}.`,
    `${id}.security.${signature}`,
    createEmailToken(t.deps.config, mine.id, 'security'),
    createEmailToken(t.deps.config, 2_000_000_000 as never, 'completed'),
  ]) {
    expect((await changeByLink(wrong, false)).body).toMatchObject({ code: 'LETTER_LINK_INVALID' });
    const url = `${ONE_CLICK_PATH}?token=${encodeURIComponent(wrong)}`;
    expect((await t.app.inject({ method: 'POST', url })).statusCode).toBe(422);
  }
  expect(await settings(mine.token)).toEqual([]);
  expect(await settings(other.token)).toEqual([]);
});

test('sends required emails without an unsubscribe link', async () => {
  const { id, token } = await aUser(t);
  const reader = { id, locale: 'en', emailConfirmed: true };
  const email = { reader, to: 'always@example.com', subject: '', text: 'X' };
  await change(token, 'completed', 'email', false);
  await inTransaction(t.db, async (tx) => {
    await enqueueEmail(tx, t.deps, email as never, 'cases', 'event-900001-0');
    await enqueueEmail(tx, t.deps, email as never, 'completed', 'event-900002-0');
    await enqueueEmail(tx, t.deps, email as never, 'accepted', 'event-900003-0');
  });
  const texts = (await emailsTo(t, email.to)).map(({ text }) => text);
  expect(texts).toEqual(['X', expect.stringMatching(/^X\n\nStop emails like this: /)]);
});
