import { formatBookingNumber } from '@tomoguide/contract/bookings/booking-number';
import { acceptBooking, confirmStart, reportNoShow } from '@tomoguide/contract/bookings/calls';
import type { Call } from '@tomoguide/contract/call';
import * as calls from '@tomoguide/contract/notifications/calls';
import type { SystemMessage } from '@tomoguide/contract/notifications/entities';
import en from '@tomoguide/contract/notifications/words/en/inbox';
import { SystemMessageId } from '@tomoguide/contract/primitives';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../database/transaction.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aToken, aUser } from '../../../testing/factories/accounts.ts';
import {
  aBooking,
  aKey,
  forceStatus,
  type TestBooking,
} from '../../../testing/factories/bookings.ts';
import { readySocket, type SocketClient } from '../../../testing/socket-client.ts';
import { KINDS, type NoticeKind } from './kinds.ts';
import { presentNotice } from './present-notice.ts';
import { archive, deleteNotice, findNotice } from './queries.ts';
import { writeNotices } from './write-notices.ts';

const NOW = '2026-05-01T00:00:00Z';
let t: TestApp;
const open: SocketClient[] = [];
beforeAll(async () => {
  t = await testApp({ now: NOW });
});
afterEach(() => {
  t.clock.set(NOW);
  for (const client of open.splice(0)) client.ws.terminate();
});
afterAll(() => t.close());

const list = async (token: string, query = {}, lang = 'en') =>
  (
    await t.inject(calls.listSystemMessages, {
      token,
      query,
      headers: { 'accept-language': lang },
    })
  ).body;
const callOn = (call: Call, token: string, id: number) => t.inject(call, { token, params: { id } });
const countUnread = async (token: string): Promise<number> =>
  (await t.inject(calls.countUnreadSystemMessages, { token })).body.data.unreadCount;
const getTitles = (messages: SystemMessage[]) => messages.map(({ title }) => title);

/** Creates a paid booking whose notices have been sent. */
const aPaidBooking = async (): Promise<TestBooking> => {
  const booking = await aBooking(t, { status: 'confirmed' });
  await t.drain();
  return booking;
};

/** Creates notices that are not about any subject. */
const someNotices = async (count: number, expiresAt?: Temporal.Instant) => {
  const user = await aUser(t);
  const notice = { to: user.id, kind: 'withdrawalPaid', params: { place: 'wallet', cents: 100 } };
  const each = { ...notice, ...(expiresAt ? { expiresAt } : {}) } as never;
  await inTransaction(t.db, (tx) => writeNotices(tx, t.deps, Array(count).fill(each)));
  return user;
};

test('notifies both parties of a booking in their own language, with times in both time zones', async () => {
  const booking = await aPaidBooking();
  const guides = await list(booking.guide.user.token);
  expect(guides).toMatchObject({ total: 1, page: 1, limit: 20 });
  expect(guides.data[0]).toMatchObject({
    type: 'booking',
    title: 'New booking request',
    status: 'unread',
    readAt: null,
    expiresAt: '2026-05-02T00:00:00Z',
    actionable: true,
    actionUrl: `/guide-dashboard#${formatBookingNumber(booking.id)}`,
    actionLabel: 'Answer',
    relatedEntityType: 'booking',
    relatedEntityId: booking.id,
  });
  expect(guides.data[0].message).toContain(`${booking.traveler.nickname} booked you`);
  const chinese = await list(booking.guide.user.token, {}, 'zh-CN');
  expect(chinese.data[0]).toMatchObject({ title: '新的预订', actionLabel: '去答复' });
  expect(chinese.data[0].message).toContain('5月10日 周日 10:00（日本时间）');
  await t.inject(acceptBooking, {
    token: booking.guide.user.token,
    params: { id: booking.id },
  });
  await t.drain();
  const { data } = await list(booking.traveler.token);
  expect(getTitles(data)).toEqual([
    `${booking.guide.user.nickname} has accepted your booking`,
    'Deposit received',
  ]);
  const about = await t.inject(calls.listSystemMessagesAbout, {
    token: booking.traveler.token,
    params: { type: 'booking', id: booking.id },
  });
  expect(about.body.data).toEqual(data);
  expect((await callOn(calls.getSystemMessage, booking.traveler.token, data[0].id)).body).toEqual({
    data: data[0],
  });
});

test('sends the guide no notice about an unpaid hold', async () => {
  const booking = await aBooking(t, { status: 'pending' });
  t.clock.advance({ minutes: 20 });
  const { sweepBookings } = await import('../../bookings/service.ts');
  await sweepBookings(t.deps);
  await t.drain();
  expect(getTitles((await list(booking.traveler.token)).data)).toEqual([
    'Booking not paid in time',
  ]);
  expect((await list(booking.guide.user.token)).data).toEqual([]);
});

test('notifies only the other party that a tour has started', async () => {
  const booking = await aBooking(t, { status: 'upcoming' });
  const { traveler, guide } = booking;
  await forceStatus(t, booking, 'start_confirmed', { guideConfirmedStart: true });
  t.clock.set('2026-05-10T01:00:00Z');
  const token = await aToken(t, traveler.id);
  const params = { id: booking.id };
  const reply = await t.inject(confirmStart, { token, params, body: { userType: 'traveler' } });
  expect(reply.body.status, reply.raw).toBe('ongoing');
  await t.drain();
  expect(getTitles((await list(token)).data)).not.toContain(en.kinds.started.title);
  const theirs = (await list(await aToken(t, guide.user.id))).data;
  expect(getTitles(theirs)).toContain(en.kinds.started.title);
});

test('sends the two parties different notices about a no-show', async () => {
  const booking = await aBooking(t, { status: 'upcoming' });
  const { traveler, guide } = booking;
  await forceStatus(t, booking, 'start_confirmed', { guideConfirmedStart: true });
  t.clock.set('2026-05-10T02:30:00Z');
  const token = await aToken(t, guide.user.id);
  await t.inject(reportNoShow, { token, params: { id: booking.id }, body: {}, headers: aKey() });
  await t.drain();
  const [missed] = (await list(await aToken(t, traveler.id))).data;
  expect(missed).toMatchObject({ title: 'You were counted as a no-show', isErrorMessage: true });
  expect(missed.message).toContain('contest it in time');
  const [waited] = (await list(token)).data;
  expect(waited).toMatchObject({
    title: `${traveler.nickname} was counted as a no-show`,
    isErrorMessage: false,
  });
});

test('reading, archiving or deleting a notice reduces the count on all devices', async () => {
  const { token } = await someNotices(5);
  const socket = await readySocket(t.app, token, { query: '?lang=zh-CN' });
  open.push(socket);
  const [first, second, third] = (await list(token)).data;
  expect(await countUnread(token)).toBe(5);
  const read = await callOn(calls.markSystemMessageRead, token, first.id);
  expect(read.body.data).toMatchObject({ id: first.id, status: 'read', readAt: NOW });
  t.clock.advance({ minutes: 1 });
  expect((await callOn(calls.markSystemMessageRead, token, first.id)).body).toEqual(read.body);
  expect(await socket.event('system_message_read')).toMatchObject({
    action: 'marked_read',
    message: { id: first.id, status: 'read', title: '提现已打款' },
  });
  expect((await callOn(calls.archiveSystemMessage, token, second.id)).body.data.status).toBe(
    'archived',
  );
  const changeEvent = (id: number, status: string) =>
    socket.event('system_message_read', ({ message }: { message: SystemMessage }) => {
      return message.id === id && message.status === status;
    });
  await changeEvent(second.id, 'archived');
  const archived = await callOn(calls.archiveSystemMessage, token, first.id);
  expect(archived.body.data.readAt).toBe(NOW);
  t.clock.advance({ minutes: 1 });
  expect((await callOn(calls.archiveSystemMessage, token, first.id)).body).toEqual(archived.body);
  expect((await callOn(calls.deleteSystemMessage, token, third.id)).body).toEqual({
    data: { deleted: true },
  });
  await changeEvent(first.id, 'archived');
  await changeEvent(third.id, 'read');
  expect((await callOn(calls.deleteSystemMessage, token, third.id)).status).toBe(404);
  expect(await countUnread(token)).toBe(2);
  expect((await list(token)).total).toBe(2);
  expect((await list(token, { status: 'archived' })).total).toBe(2);
  expect((await t.inject(calls.getSystemMessageStats, { token })).body.data).toMatchObject({
    total: 4,
    unread: 2,
    archived: 2,
    byType: { payment: 4, booking: 0 },
  });
});

test('marks all notices as read in one request, even if they exceed one batch', async () => {
  const { token } = await someNotices(1);
  const [{ id }] = (await list(token)).data;
  const { rows } = await t.db.$client.query(
    `select string_agg(quote_ident(column_name), ',') as names from information_schema.columns
     where table_schema = 'public' and table_name = 'system_messages' and column_name <> 'id'`,
  );
  const { names } = rows[0];
  await t.db.$client.query(
    `insert into system_messages (${names}) select ${names} from system_messages, generate_series(1, 1200)
     where system_messages.id = $1`,
    [id],
  );
  const read = await t.inject(calls.markSystemMessagesRead, { token, body: { markAll: true } });
  expect(read.body.data).toEqual({ updated: 1201, unreadCount: 0 });
});

test('marks some or all notices as read, but never another user’s notices', async () => {
  const { token } = await someNotices(4);
  const other = await someNotices(1);
  const ids = (await list(token)).data.map(({ id }: SystemMessage) => id);
  const theirs = (await list(other.token)).data[0].id;
  const mark = (body: unknown) => t.inject(calls.markSystemMessagesRead, { token, body });
  expect((await mark({ messageIds: [ids[0], ids[0], theirs] })).body.data).toEqual({
    updated: 1,
    unreadCount: 3,
  });
  expect((await mark({ markAll: true })).body.data).toEqual({ updated: 3, unreadCount: 0 });
  expect(await countUnread(other.token)).toBe(1);
  for (const body of [
    {},
    { markAll: false },
    { messageIds: [] },
    { markAll: true, messageIds: ids },
  ])
    expect((await mark(body)).status).toBe(400);
  for (const call of [
    calls.getSystemMessage,
    calls.markSystemMessageRead,
    calls.archiveSystemMessage,
    calls.deleteSystemMessage,
  ]) {
    const foreign = await callOn(call, token, theirs);
    expect(foreign.status).toBe(404);
    expect(foreign.body).toEqual((await callOn(call, token, 2_000_000_000)).body);
  }
  expect(await countUnread(other.token)).toBe(1);
});

test('continues the list from the cursor, even if notices were added or removed in the meantime', async () => {
  const user = await someNotices(5);
  const first = await list(user.token, { limit: 2 });
  await callOn(calls.deleteSystemMessage, user.token, first.data[0].id);
  await inTransaction(t.db, (tx) =>
    writeNotices(tx, t.deps, [
      { to: user.id, kind: 'withdrawalPaid', params: { place: 'wallet', cents: 100 } },
    ]),
  );
  const second = await list(user.token, { limit: 2, cursor: first.nextCursor });
  const third = await list(user.token, { limit: 2, cursor: second.nextCursor });
  const ids = [first, second, third].flatMap(({ data }) => data.map(({ id }: SystemMessage) => id));
  expect(new Set(ids).size).toBe(5);
  expect(ids).toEqual(ids.toSorted((a, b) => b - a));
  expect(third.nextCursor).toBeNull();
  const both = { token: user.token, query: { cursor: first.nextCursor, page: 2 } };
  expect((await t.inject(calls.listSystemMessages, both)).status).toBe(400);
});

test('pushes several notices in one event', async () => {
  const user = await aUser(t);
  const socket = await readySocket(t.app, user.token);
  open.push(socket);
  const notice = { to: user.id, kind: 'withdrawalPaid', params: { place: 'wallet', cents: 100 } };
  await inTransaction(t.db, (tx) => writeNotices(tx, t.deps, [notice, notice] as never));
  expect(await socket.event('system_message')).toMatchObject({
    action: 'bulk_created',
    messages: [{ status: 'unread' }, { status: 'unread' }],
  });
});

test('returns 404 for a notice that is deleted while it is being archived', async () => {
  const user = await someNotices(1);
  const { id } = (await list(user.token)).data[0];
  await inTransaction(t.db, async (tx) => {
    const row = await findNotice(tx, user.id, id);
    await deleteNotice(tx, user.id, id);
    expect(row && (await archive(tx, row, t.clock.now()))).toBeNull();
  });
  expect((await callOn(calls.archiveSystemMessage, user.token, id)).status).toBe(404);
});

test('lists expired notices only on request and does not count them', async () => {
  const { token } = await someNotices(2, Temporal.Instant.from(NOW).add({ hours: 1 }));
  expect(await countUnread(token)).toBe(2);
  t.clock.advance({ hours: 1 });
  expect(await countUnread(token)).toBe(0);
  expect((await list(token)).total).toBe(0);
  const [over, other] = (await list(token, { includeExpired: 'true' })).data;
  // An expired notice can still be read, archived and deleted.
  expect((await callOn(calls.markSystemMessageRead, token, over.id)).body.data.status).toBe('read');
  expect((await callOn(calls.archiveSystemMessage, token, over.id)).body.data.status).toBe(
    'archived',
  );
  expect((await callOn(calls.deleteSystemMessage, token, other.id)).status).toBe(200);
  expect((await list(token, { includeExpired: 'true' })).total).toBe(0);
});

test('pushes a notice once, in the language of the page', async () => {
  const booking = await aBooking(t, { status: 'pending' });
  const socket = await readySocket(t.app, booking.guide.user.token, { query: '?lang=zh-CN' });
  open.push(socket);
  const { payBookingDeposit } = await import('../../../testing/factories/bookings.ts');
  await payBookingDeposit(t, booking);
  await t.drain();
  expect(await socket.event('system_message')).toMatchObject({
    action: 'created',
    message: { title: '新的预订', status: 'unread' },
  });
  await t.drain();
  expect((await list(booking.guide.user.token)).total).toBe(1);
});

test('every kind of notice has complete texts in both languages, with all placeholders filled', () => {
  const params = {
    place: 'guide',
    number: 'TG0042',
    other: 'Kenji',
    start: '2026-05-10T01:00:00Z',
    timeZone: 'Asia/Tokyo',
    deadline: '2026-05-02T00:00:00Z',
    cents: 20_700,
    minutes: 60,
    words: 'Blurred.',
    calendar: 'Family',
    day: '2026-05-10',
    city: 'tokyo',
    said: { title: { en: 'New', 'zh-CN': '新' }, text: { en: 'Old', 'zh-CN': '旧' }, path: null },
  } as const;
  for (const kind of Object.keys(en.kinds) as NoticeKind[]) {
    for (const locale of ['en', 'zh-CN'] as const) {
      const row = {
        id: SystemMessageId.parse(1),
        userId: 1,
        kind,
        params,
        type: KINDS[kind].type,
        status: 'unread',
        createdAt: Temporal.Instant.from(NOW),
        readAt: null,
        expiresAt: null,
        relatedType: null,
        relatedId: null,
      } as never;
      const shown = presentNotice(row, { locale, timeZone: 'Asia/Shanghai', now: t.clock.now() });
      expect(`${shown.title} ${shown.message}`).not.toMatch(/\{\{|undefined|kinds\.| {2}|“”/);
    }
  }
});
