import * as calls from '@tomoguide/contract/notifications/calls';
import type { SystemMessage } from '@tomoguide/contract/notifications/entities';
import type { AnnouncementId } from '@tomoguide/contract/primitives';
import { listAuditLog } from '@tomoguide/contract/staff/calls';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../database/transaction.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aUser } from '../../../testing/factories/accounts.ts';
import { aKey } from '../../../testing/factories/bookings.ts';
import { aGuide } from '../../../testing/factories/guides.ts';
import { readySocket, type SocketClient } from '../../../testing/socket-client.ts';
import { sendSimultaneously } from '../../../testing/synchronised.ts';
import { systemMessages } from '../tables.ts';
import { BATCH_SIZE, sendToNext } from './send-to-recipients.ts';

let t: TestApp;
let staff: Awaited<ReturnType<typeof aUser>>;
const open: SocketClient[] = [];

beforeAll(async () => {
  t = await testApp({ now: '2026-05-01T00:00:00Z' });
  staff = await aUser(t, { isStaff: true, fullName: 'Sato Aya' });
});
afterEach(() => {
  for (const client of open.splice(0)) client.ws.terminate();
});
afterAll(() => t.close());

const WORDS = {
  title: { en: 'New help pages', 'zh-CN': '新的帮助页面' },
  text: { en: 'Read how refunds work.', 'zh-CN': '退款规则一看就懂。' },
  path: '/help/cancellation',
};
const anAnnouncement = (changes: object = {}) => ({
  audience: { kind: 'everyone' },
  type: 'system',
  words: WORDS,
  days: null,
  ...changes,
});
const send = (body: object, { token = staff.token, key = aKey() } = {}) =>
  t.inject(calls.sendAnnouncement, { token, body, headers: key });
const getNotices = async (token: string, query = {}): Promise<SystemMessage[]> =>
  (await t.inject(calls.listSystemMessages, { token, query })).body.data;
/** Returns the number of copies per account. */
const countCopies = async (id: AnnouncementId): Promise<Map<number, number>> => {
  const rows = await t.db
    .select({ userId: systemMessages.userId, count: sql<number>`count(*)::int` })
    .from(systemMessages)
    .where(sql`announcement_id = ${id}`)
    .groupBy(systemMessages.userId);
  return new Map(rows.map(({ userId, count }) => [userId, count]));
};
const readAnnouncements = async () =>
  (await t.inject(calls.listAnnouncements, { token: staff.token })).body.data;

/** Inserts minimal accounts that only need to exist. */
const insertUsers = (count: number) =>
  t.db.execute(sql`
    insert into users (username, email, full_name, nickname, joined_at)
    select 'crowd' || n, 'crowd' || n || '@example.com', 'Crowd', 'Crowd', now()
    from generate_series(1, ${count}) n`);

test('sends an announcement only to its audience, in each recipient’s language', async () => {
  const traveler = await aUser(t);
  const kyoto = await aGuide(t, { serviceCity: 'kyoto' });
  const nara = await aGuide(t, { serviceCity: 'nara' });
  const out = await aUser(t);
  await t.db.execute(sql`update users set suspended_at = now() where id = ${out.id}`);
  const people = { traveler: traveler.id, kyoto: kyoto.userId, nara: nara.userId, out: out.id };
  const sendAndCount = async (audience: object) => {
    const { status, body } = await send(anAnnouncement({ audience }));
    expect(status).toBe(200);
    await t.runDueJobs();
    const copies = await countCopies(body.id);
    expect(copies.size).toBe(body.people);
    return Object.entries(people).flatMap(([name, id]) => (copies.has(id) ? [name] : []));
  };
  expect(await sendAndCount({ kind: 'everyone' })).toEqual(['traveler', 'kyoto', 'nara']);
  expect(await sendAndCount({ kind: 'travelers' })).toEqual(['traveler']);
  expect(await sendAndCount({ kind: 'guides' })).toEqual(['kyoto', 'nara']);
  expect(await sendAndCount({ kind: 'city', city: 'nara' })).toEqual(['nara']);
  expect(await sendAndCount({ kind: 'person', userId: kyoto.userId })).toEqual(['kyoto']);
  const [notice] = await getNotices(kyoto.user.token);
  expect(notice).toMatchObject({
    type: 'system',
    topic: 'announcements',
    title: 'New help pages',
    message: 'Read how refunds work.',
    actionUrl: '/help/cancellation',
    actionLabel: 'Open',
    expiresAt: null,
  });
  const chinese = await t.inject(calls.getSystemMessage, {
    token: kyoto.user.token,
    params: { id: notice?.id ?? 0 },
    headers: { 'accept-language': 'zh-CN' },
  });
  expect(chinese.body.data.title).toBe('新的帮助页面');
  const [latest] = await readAnnouncements();
  expect(latest).toMatchObject({ people: 1, told: 1, staffName: 'Sato Aya' });
  expect(latest.finishedAt).not.toBeNull();
});

test('returns the number of recipients in advance, and rejects an announcement without recipients', async () => {
  const audienceSize = async (query: object) =>
    (await t.inject(calls.countAudience, { token: staff.token, query: { ...query } })).body.people;
  const { id } = await aUser(t);
  expect(await audienceSize({ kind: 'person', userId: String(id) })).toBe(1);
  expect(await audienceSize({ kind: 'person', userId: '2000000000' })).toBe(0);
  expect(await audienceSize({ kind: 'person' })).toBe(0);
  expect(await audienceSize({ kind: 'city', city: 'sapporo' })).toBe(0);
  const before = (await readAnnouncements()).length;
  const reply = await send(anAnnouncement({ audience: { kind: 'city', city: 'sapporo' } }));
  expect([reply.status, reply.body.code]).toEqual([422, 'NOBODY_TO_TELL']);
  expect(await readAnnouncements()).toHaveLength(before);
});

test('sends each user one copy, even with several workers and after crashes', async () => {
  await insertUsers(BATCH_SIZE + 50);
  const { body } = await send(anAnnouncement());
  const id: AnnouncementId = body.id;
  // A process that crashes before it commits its progress has sent nothing.
  await inTransaction(t.db, async (tx) => {
    await sendToNext(tx, t.deps, id);
    throw new Error('killed');
  }).catch(() => null);
  expect((await countCopies(id)).size).toBe(0);
  // If a worker crashes between two batches, the next worker sends the rest.
  await inTransaction(t.db, (tx) => sendToNext(tx, t.deps, id));
  expect((await countCopies(id)).size).toBe(BATCH_SIZE);
  const late = await aUser(t);
  const sendToAll = async () => {
    while (await inTransaction(t.db, (tx) => sendToNext(tx, t.deps, id)));
  };
  await Promise.all([sendToAll(), sendToAll(), sendToAll()]);
  await t.runDueJobs();
  const copies = await countCopies(id);
  expect([...copies.values()].every((count) => count === 1)).toBe(true);
  // Users who registered after the announcement was sent do not get it.
  expect([copies.size, copies.has(late.id)]).toEqual([body.people, false]);
  expect((await readAnnouncements())[0]).toMatchObject({ id, told: body.people });
});

test('creates one announcement for five concurrent retries', async () => {
  const before = (await readAnnouncements()).length;
  const replies = await sendSimultaneously(
    t.app,
    Array(5).fill({
      method: 'POST',
      path: '/api/v2/staff/announcements',
      headers: { authorization: `Bearer ${staff.token}`, ...aKey() },
      body: anAnnouncement({ audience: { kind: 'person', userId: staff.id } }),
    }),
  );
  const answered = replies.filter(({ status }) => status === 200);
  expect(new Set(answered.map(({ body }) => body.id)).size).toBe(1);
  await t.runDueJobs();
  expect(await readAnnouncements()).toHaveLength(before + 1);
});

test('immediately pushes an announcement to devices, in bulk or to a single user', async () => {
  const user = await aUser(t);
  const socket = await readySocket(t.app, user.token);
  open.push(socket);
  await send(anAnnouncement({ audience: { kind: 'travelers' } }));
  await t.runDueJobs();
  expect(await socket.event('system_message')).toMatchObject({
    action: 'bulk_created',
    messages: [{ title: 'New help pages' }],
  });
  const reader = await aUser(t);
  const own = await readySocket(t.app, reader.token);
  open.push(own);
  await send(anAnnouncement({ audience: { kind: 'person', userId: reader.id }, type: 'admin' }));
  await t.runDueJobs();
  expect(await own.event('system_message')).toMatchObject({
    action: 'created',
    message: { type: 'admin' },
  });
});

test('stops sending a withdrawn announcement, and expires it for users who already have it', async () => {
  const early = await aUser(t);
  const { body } = await send(anAnnouncement({ days: 7 }));
  await inTransaction(t.db, (tx) => sendToNext(tx, t.deps, body.id));
  await inTransaction(t.db, (tx) => sendToNext(tx, t.deps, body.id));
  const countNotices = async () => (await getNotices(early.token)).length;
  expect(await countNotices()).toBe(1);
  t.clock.advance({ minutes: 1 });
  const withdraw = (reason: string) =>
    t.inject(calls.withdrawAnnouncement, {
      token: staff.token,
      params: { id: body.id },
      body: { reason },
    });
  expect((await withdraw(' ')).body.code).toBe('REASON_REQUIRED');
  const { body: withdrawn } = await withdraw('A wrong date.');
  expect(withdrawn.withdrawnAt).toBe(t.clock.now().toString());
  expect(await inTransaction(t.db, (tx) => sendToNext(tx, t.deps, body.id))).toBe(false);
  await t.runDueJobs();
  expect(await countNotices()).toBe(0);
  const [over] = await getNotices(early.token, { includeExpired: 'true' });
  expect(over?.expiresAt).toBe(withdrawn.withdrawnAt);
  // A retry is idempotent.
  t.clock.advance({ minutes: 1 });
  expect((await withdraw('Again.')).body.withdrawnAt).toBe(withdrawn.withdrawnAt);
  const { body: log } = await t.inject(listAuditLog, { token: staff.token, query: { limit: 2 } });
  expect(log.data).toMatchObject([
    { action: 'withdraw_announcement', reason: 'A wrong date.' },
    { action: 'send_announcement', after: { title: 'New help pages', audience: 'everyone' } },
  ]);
});

test.each([
  ['links to another site', { words: { ...WORDS, path: 'https://evil.example/' } }],
  ['links to another site in disguise', { words: { ...WORDS, path: '//evil.example' } }],
  ['links to an unknown page', { words: { ...WORDS, path: '/nowhere' } }],
  ['is in one language only', { words: { ...WORDS, title: { en: 'Only', 'zh-CN': ' ' } } }],
  ['has an unknown type', { type: 'payment' }],
  ['expires in the past', { days: -1 }],
  ['names an unknown city', { audience: { kind: 'city', city: 'paris' } }],
  ['names its sender', { staffId: 1 }],
])('rejects an announcement that %s', async (_, change) => {
  const before = (await readAnnouncements()).length;
  const reply = await send(anAnnouncement(change));
  expect([reply.status, reply.body.code]).toEqual([400, 'VALIDATION_FAILED']);
  expect(await readAnnouncements()).toHaveLength(before);
});
