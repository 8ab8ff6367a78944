import { setTimeout as sleep } from 'node:timers/promises';
import { closeAccount, logout } from '@tomoguide/contract/accounts/calls';
import { acceptBooking } from '@tomoguide/contract/bookings/calls';
import { markConversationRead, recallMessage } from '@tomoguide/contract/messaging/calls';
import * as calls from '@tomoguide/contract/notifications/calls';
import {
  PUSH_DAYS_AFTER_LOGIN,
  PUSH_DEVICES_MAX,
  PUSH_FAILURES_MAX,
} from '@tomoguide/contract/notifications/figures';
import type { UserId } from '@tomoguide/contract/primitives';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { inTransaction } from '../../../database/transaction.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aToken, aUser } from '../../../testing/factories/accounts.ts';
import { aBooking } from '../../../testing/factories/bookings.ts';
import { aConversation, sendText } from '../../../testing/factories/conversations.ts';
import { readVapid, startPushService } from '../../../testing/push-service.ts';
import { deleteOldRecords } from '../../accounts/queries.ts';
import { personalDataHandler } from '../accounts-port.ts';
import { writeNotices } from '../inbox/write-notices.ts';
import { postPush } from './post-push.ts';
import { derivePushKeys } from './push-keys.ts';
import { claimDuePushes, getPushLag } from './push-queries.ts';
import { sendDuePushes } from './send-due-pushes.ts';

const NOW = '2026-05-01T00:00:00Z';
const ANSWERED = { timeout: 60_000 };
let t: TestApp;
let service: Awaited<ReturnType<typeof startPushService>>;
let accept: typeof service.answer;

beforeAll(async () => {
  service = await startPushService();
  accept = service.answer;
  t = await testApp({ now: NOW, env: { PUSH_ALLOW_HOSTS: service.host } });
});
afterAll(async () => {
  service.close();
  await t.close();
});
afterEach(async () => {
  service.answer = accept;
  service.received.length = 0;
  t.clock.set(NOW);
  await t.db.execute('delete from push_devices');
});

const keys = () => derivePushKeys(t.deps.config);
const send = () => sendDuePushes(t.deps, keys());
const replyWith = (status: number, headers: Record<string, string> = {}) => {
  service.answer = (_, reply) => {
    reply.writeHead(status, headers).end();
  };
};
let counter = 0;
const aName = (): string => {
  counter += 1;
  return `device-${counter}`;
};
const add = (token: string, name = aName(), body = service.subscribe(name).body) =>
  t.inject(calls.addPushDevice, {
    token,
    body,
    headers: { 'user-agent': 'Mozilla/5.0 (Android 16; Mobile) Firefox/150.0' },
  });
const list = async (token: string) => (await t.inject(calls.listPushDevices, { token })).body.data;
const notify = (to: UserId) =>
  inTransaction(t.db, (tx) =>
    writeNotices(tx, t.deps, [
      {
        to,
        kind: 'rejected',
        params: { place: 'traveler', number: 'TG-1', other: 'Haruka', cents: 54_321 },
      },
    ]),
  );
const countReceived = () => service.received.length;
/** A user with one device, and a notice that waits to be pushed to it. */
const aWaitingPush = async (name = aName()) => {
  const user = await aUser(t);
  await add(user.token, name);
  await notify(user.id);
  return user;
};

test('adds, lists and removes a device; adding it again changes nothing', async () => {
  const { token } = await aUser(t);
  const { body: subscription } = service.subscribe('own');
  const added = await add(token, 'own', subscription);
  expect(added.body).toEqual({
    data: {
      id: expect.any(Number),
      browser: 'Firefox',
      system: 'Android',
      createdAt: NOW,
      lastSentAt: null,
      isThisBrowser: true,
    },
  });
  expect((await add(token, 'own', subscription)).body).toEqual(added.body);
  const listed = await t.inject(calls.listPushDevices, { token });
  expect(listed.body).toEqual({ publicKey: keys().publicKey, data: [added.body.data] });
  expect(listed.raw).not.toContain(service.host);
  const params = { id: added.body.data.id };
  const stranger = await aUser(t);
  const foreign = await t.inject(calls.removePushDevice, { token: stranger.token, params });
  expect(foreign.status).toBe(404);
  expect((await t.inject(calls.removePushDevice, { token, params })).status).toBe(204);
  expect(await list(token)).toEqual([]);
});

test('a browser that subscribes again replaces its device', async () => {
  const { token } = await aUser(t);
  await add(token, 'before');
  const { body } = await add(token, 'after');
  expect(await list(token)).toEqual([body.data]);
});

test('pushes a notice to every device: encrypted, signed, and without names, numbers or amounts', async () => {
  const user = await aUser(t, { locale: 'zh-CN' });
  await add(user.token, 'phone');
  await add(await aToken(t, user.id), 'laptop');
  await notify(user.id);
  await send();
  expect(service.received.map(({ path }) => path).sort()).toEqual(['/laptop', '/phone']);
  const [push] = service.received;
  expect(push?.payload).toEqual({
    kind: 'rejected',
    title: '你的预订有新进展',
    url: '/dashboard',
    tag: expect.stringMatching(/^notice-\d+$/),
  });
  expect(push?.headers).toMatchObject({
    'content-encoding': 'aes128gcm',
    ttl: String(24 * 3600),
    urgency: 'normal',
    topic: push?.payload.tag,
  });
  const { key, claims } = readVapid(push?.headers ?? {});
  expect(key).toBe(keys().publicKey);
  expect(claims).toMatchObject({ aud: `https://${service.host}`, sub: t.deps.config.publicUrl });
  expect(claims.exp).toBeGreaterThan(Date.now() / 1000);
  expect(claims.exp).toBeLessThanOrEqual(Date.now() / 1000 + 24 * 3600);
  expect((await list(user.token))[0]).toMatchObject({ lastSentAt: NOW });
});

test('pushes what happens to a booking, and a message to its reader only', async () => {
  const booking = await aBooking(t, { status: 'confirmed' });
  const { traveler, guide } = booking;
  await t.drain();
  await add(traveler.token, 'traveler');
  await add(guide.user.token, 'guide');
  await t.inject(acceptBooking, { token: guide.user.token, params: { id: booking.id } });
  await t.drain();
  await send();
  expect(service.received.map(({ path, payload }) => [path, payload.kind])).toEqual([
    ['/traveler', 'accepted'],
  ]);
  service.received.length = 0;
  const conversation = await aConversation(t, { guide, traveler });
  await sendText(t, conversation, 'traveler', 'Is the secret garden open?');
  await t.drain();
  await send();
  expect(service.received.map(({ path, payload }) => [path, payload])).toEqual([
    [
      '/guide',
      {
        kind: 'messages',
        title: 'New message',
        url: `/messages?conversation=${conversation.id}`,
        tag: `conversation-${conversation.id}`,
      },
    ],
  ]);
  expect(service.received[0]?.headers).toMatchObject({ urgency: 'high' });
});

test('pushes nothing on a topic that is off for the browser', async () => {
  const conversation = await aConversation(t);
  const { traveler } = conversation;
  await add(traveler.token);
  for (const topic of ['rejected', 'messages'])
    await t.inject(calls.changeNotificationSetting, {
      token: traveler.token,
      body: { topic, channel: 'browser', on: false },
    });
  await notify(traveler.id);
  await sendText(t, conversation, 'guide', 'Hello.');
  await t.drain();
  await send();
  expect(countReceived()).toBe(0);
});

test('pushes nothing about a notice that was read or deleted meanwhile', async () => {
  const read = await aWaitingPush();
  await t.inject(calls.markSystemMessagesRead, { token: read.token, body: { markAll: true } });
  const deleted = await aWaitingPush();
  const { body } = await t.inject(calls.listSystemMessages, { token: deleted.token });
  const params = { id: body.data[0].id };
  await t.inject(calls.deleteSystemMessage, { token: deleted.token, params });
  await send();
  expect(countReceived()).toBe(0);
});

test.each(['read', 'recalled'])(
  'pushes nothing about a message that was %s meanwhile',
  async (how) => {
    const conversation = await aConversation(t);
    const { traveler, guide } = conversation;
    await add(traveler.token);
    const { body } = await sendText(t, conversation, 'guide', 'The garden opens at nine.');
    await t.drain();
    const params = { conversationId: conversation.id };
    const settled =
      how === 'read'
        ? await t.inject(markConversationRead, {
            token: traveler.token,
            params,
            body: { userId: traveler.id },
          })
        : await t.inject(recallMessage, {
            token: guide.user.token,
            params: { ...params, messageId: body.id },
          });
    expect(settled.status, settled.raw).toBe(200);
    await send();
    expect(countReceived()).toBe(0);
    await sendText(t, conversation, 'guide', 'And closes at five.');
    await t.drain();
    await send();
    expect(countReceived()).toBe(1);
  },
);

test('two processes send a push once, and a repeated reaction adds none', async () => {
  const users = await Promise.all(Array.from({ length: 12 }, () => aWaitingPush()));
  await Promise.all([send(), send(), send()]);
  expect(countReceived()).toBe(users.length);
  expect(new Set(service.received.map(({ path }) => path)).size).toBe(users.length);
  await t.db.execute(
    `insert into pushes (device_id, notice_id, created_at, due_at)
     select device_id, notice_id, created_at, created_at from pushes on conflict do nothing`,
  );
  await send();
  expect(countReceived()).toBe(users.length);
});

test('sends the push of a process that died once its claim has ended', async () => {
  await aWaitingPush();
  const now = t.clock.now();
  const claim = { now, until: now.add({ minutes: 1 }), maxPushes: 16, maxFailing: 4 };
  expect(await claimDuePushes(t.db, claim)).toHaveLength(1);
  t.clock.advance({ seconds: 59 });
  await send();
  expect(countReceived()).toBe(0);
  t.clock.advance({ seconds: 1 });
  await send();
  expect(countReceived()).toBe(1);
});

test.each([404, 410])('removes a device whose push service answers %i', async (status) => {
  const { token } = await aWaitingPush();
  replyWith(status);
  await send();
  expect(await list(token)).toEqual([]);
});

test('retries at increasing intervals, after Retry-After if there is one, and gives up after a day', async () => {
  const { token, id } = await aWaitingPush();
  replyWith(500);
  await send();
  await send();
  expect(countReceived()).toBe(1);
  t.clock.advance({ seconds: 30 });
  await send();
  t.clock.advance({ seconds: 30 });
  await send();
  expect(countReceived()).toBe(2);
  replyWith(429, { 'retry-after': '7200' });
  t.clock.advance({ seconds: 30 });
  await send();
  t.clock.advance({ seconds: 7199 });
  await send();
  expect(countReceived()).toBe(3);
  replyWith(503, { 'retry-after': String(24 * 3600) });
  t.clock.advance({ seconds: 1 });
  await send();
  service.answer = accept;
  t.clock.advance({ hours: 48 });
  await send();
  expect(countReceived()).toBe(4);
  await notify(id);
  await send();
  expect(countReceived()).toBe(5);
  expect(await list(token)).toHaveLength(1);
});

test('removes a device after several pushes in a row that its push service refuses', async () => {
  const { token, id } = await aWaitingPush();
  replyWith(403);
  await send();
  for (let failures = 1; failures < PUSH_FAILURES_MAX; failures += 1) {
    expect(await list(token)).toHaveLength(1);
    await notify(id);
    await send();
  }
  expect(await list(token)).toEqual([]);
  expect(countReceived()).toBe(PUSH_FAILURES_MAX);
});

test('follows no redirect, even to an allowed address', async () => {
  const { body } = service.subscribe('target');
  await aWaitingPush();
  replyWith(307, { location: body.endpoint });
  await send();
  expect(service.received.map(({ path }) => path)).not.toContain('/target');
  expect(countReceived()).toBe(1);
});

test('a push service that does not answer delays no other device, and is retried', async () => {
  await aWaitingPush('hanging');
  service.answer = (path, reply) => {
    if (path !== '/hanging') accept(path, reply);
  };
  const sending = send();
  await vi.waitFor(() => expect(countReceived()).toBe(1), ANSWERED);
  await aWaitingPush('quick');
  await vi.waitFor(
    () => expect(service.received.map(({ path }) => path)).toEqual(['/hanging', '/quick']),
    ANSWERED,
  );
  expect(await Promise.race([sending.then(() => 'ended'), sleep(0, 'hanging')])).toBe('hanging');
  await sending;
  service.answer = accept;
  t.clock.advance({ minutes: 1 });
  await send();
  expect(service.received.map(({ path }) => path)).toEqual(['/hanging', '/quick', '/hanging']);
});

test.each([
  'http://push.example.com/x',
  'https://localhost/x',
  'https://push.localhost/x',
  'https://printer.local/x',
  'https://intranet/x',
  'https://127.0.0.1/x',
  'https://10.1.2.3/x',
  'https://0x7f000001/x',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]/x',
  'https://[fd00::1]/x',
  'https://[::ffff:10.0.0.1]/x',
  'https://push.example.com:8443/x',
  'https://user:secret@push.example.com/x',
  'not an address',
])('refuses to add %s', async (endpoint) => {
  const { token } = await aUser(t);
  const added = await add(token, 'refused', { ...service.subscribe('refused').body, endpoint });
  expect([added.status, added.body.code]).toEqual([422, 'PUSH_ENDPOINT_INVALID']);
});

test('a name that resolves to a private address gets nothing, and its device is removed', async () => {
  const { body } = service.subscribe('rebinding');
  const content = {
    payload: { kind: 'paid', title: 'x', url: '/', tag: 'notice-1' },
    urgency: 'normal',
  } as const;
  const answer = await postPush({ ...body, endpoint: 'https://push.example.com/x' }, content, {
    keys: keys(),
    ttl: 60,
    allowedHosts: [],
    find: (_host, _options, done) => done(null, [{ address: '10.0.0.1', family: 4 }]),
  });
  expect(answer).toEqual({ result: 'gone' });
});

test('rejects keys that no browser has', async () => {
  const { token } = await aUser(t);
  const { body } = service.subscribe('keys');
  for (const wrong of [{ p256dh: `B${'A'.repeat(86)}` }, { p256dh: 'x' }, { auth: 'x' }])
    expect((await add(token, 'keys', { ...body, ...wrong })).status).toBe(400);
});

test('allows a limited number of devices', async () => {
  const { id } = await aUser(t);
  for (let devices = 0; devices < PUSH_DEVICES_MAX; devices += 1)
    expect((await add(await aToken(t, id))).status).toBe(200);
  const one = await add(await aToken(t, id));
  expect([one.status, one.body.code]).toEqual([409, 'TOO_MANY_PUSH_DEVICES']);
});

const replace = (name: string, former: { endpoint: string; auth: string }, change = {}) =>
  t.inject(calls.replacePushDevice, {
    body: {
      former: { endpoint: former.endpoint, auth: former.auth },
      ...service.subscribe(name).body,
      ...change,
    },
  });

test('a changed subscription gets what waits, without a login and on the same device', async () => {
  const user = await aUser(t);
  const { body } = service.subscribe('former');
  const added = await add(user.token, 'former', body);
  await notify(user.id);
  expect((await replace('renewed', body)).status).toBe(204);
  await send();
  expect(service.received.map(({ path, payload }) => [path, payload.kind])).toEqual([
    ['/renewed', 'rejected'],
  ]);
  expect(await list(user.token)).toEqual([{ ...added.body.data, lastSentAt: NOW }]);
  expect((await replace('again', body)).status).toBe(404);
});

test('replaces no subscription for those who do not know its address and secret', async () => {
  const { token } = await aUser(t);
  const { body } = service.subscribe('guarded');
  await add(token, 'guarded', body);
  const other = service.subscribe('stranger').body;
  for (const former of [
    { ...body, auth: other.auth },
    { ...body, endpoint: other.endpoint },
  ])
    expect((await replace('stranger', former)).status).toBe(404);
  const inside = await replace('stranger', body, { endpoint: 'https://10.1.2.3/x' });
  expect([inside.status, inside.body.code]).toEqual([422, 'PUSH_ENDPOINT_INVALID']);
  expect((await replace('stranger', body, { p256dh: `B${'A'.repeat(86)}` })).status).toBe(400);
  await t.db.execute(`update push_devices set public_key = 'former'`);
  expect((await replace('stranger', body)).status).toBe(404);
  const { rows } = await t.db.execute('select endpoint from push_devices');
  expect(rows).toEqual([{ endpoint: body.endpoint }]);
});

test('a changed subscription that a page has already added ends the former device', async () => {
  const { token, id } = await aUser(t);
  const { body } = service.subscribe('before');
  await add(token, 'before', body);
  const next = await aToken(t, id);
  const after = service.subscribe('after').body;
  await add(next, 'after', after);
  expect((await replace('after', body, after)).status).toBe(204);
  expect(await list(next)).toMatchObject([{ isThisBrowser: true }]);
});

test('another account takes over the browser, without what waits for the first', async () => {
  const first = await aWaitingPush('shared');
  const second = await aUser(t);
  const { endpoint } = service.subscribe('shared').body;
  const keep = (token: string) => t.inject(calls.keepPushDevice, { token, body: { endpoint } });
  expect((await keep(second.token)).body).toEqual({ data: null });
  await add(second.token, 'shared');
  expect([await list(first.token), await list(second.token)]).toMatchObject([[], [{}]]);
  expect((await keep(first.token)).body).toEqual({ data: null });
  await notify(first.id);
  await send();
  expect(countReceived()).toBe(0);
});

test('a logout ends pushes; an expired login does not, and the next one takes them over', async () => {
  const { id, token } = await aUser(t);
  await add(token, 'kept');
  const forget = () => deleteOldRecords(t.db, t.clock.now(), t.clock.now());
  t.clock.advance({ hours: 8 * 24 });
  await forget();
  await notify(id);
  await send();
  expect(countReceived()).toBe(1);
  const next = await aToken(t, id);
  expect(await list(next)).toMatchObject([{ isThisBrowser: false }]);
  const { endpoint } = service.subscribe('kept').body;
  const bound = await t.inject(calls.keepPushDevice, { token: next, body: { endpoint } });
  expect(bound.body).toMatchObject({ data: { isThisBrowser: true } });
  t.clock.advance({ hours: (PUSH_DAYS_AFTER_LOGIN - 1) * 24 });
  await forget();
  expect(await list(await aToken(t, id))).toHaveLength(1);
  t.clock.advance({ hours: 24, seconds: 1 });
  await forget();
  expect(await list(await aToken(t, id))).toEqual([]);
  const last = await aToken(t, id);
  await add(last);
  await t.inject(logout, { token: last });
  expect(await list(await aToken(t, id))).toEqual([]);
});

test('a closed account has no devices; its export lists them without addresses and keys', async () => {
  const user = await aUser(t, { password: 'lantern by the river' });
  const { body } = service.subscribe('exported');
  await add(user.token, 'exported', body);
  const person = { userId: user.id, guideId: null };
  const exported = JSON.stringify(await personalDataHandler.exported(t.db, person));
  expect(exported).toContain('Firefox');
  for (const secret of Object.values(body)) expect(exported).not.toContain(secret);
  const closed = await t.inject(closeAccount, {
    token: user.token,
    body: { currentPassword: 'lantern by the river', goodwillCents: 0 },
  });
  expect(closed.status, closed.raw).toBe(200);
  const { rows } = await t.db.execute('select from push_devices');
  expect(rows).toEqual([]);
});

test('a device that subscribed to a former key gets nothing and is removed', async () => {
  const { token } = await aWaitingPush();
  await t.db.execute(`update push_devices set public_key = 'former'`);
  expect(await list(token)).toEqual([]);
  await send();
  expect(countReceived()).toBe(0);
  const { rows } = await t.db.execute('select from push_devices');
  expect(rows).toEqual([]);
});

test('counts what waits, what failed, and since when something waits for its first attempt', async () => {
  await aWaitingPush();
  replyWith(500);
  await send();
  t.clock.advance({ seconds: 5 });
  await aWaitingPush();
  const lag = { waiting: 2, failing: 1, oldestAt: t.clock.now() };
  expect(await getPushLag(t.db)).toEqual(lag);
  service.answer = accept;
  t.clock.advance({ minutes: 1 });
  await send();
  expect(await getPushLag(t.db)).toEqual({ waiting: 0, failing: 0, oldestAt: null });
});
