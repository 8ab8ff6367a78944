import * as calls from '@tomoguide/contract/bookings/calls';
import type { UserId } from '@tomoguide/contract/primitives';
import { sql } from 'drizzle-orm';
import ICAL from 'ical.js';
import nodeIcal, { type VEvent } from 'node-ical';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../database/transaction.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aUser } from '../../../testing/factories/accounts.ts';
import { aBooking, aBookingRow } from '../../../testing/factories/bookings.ts';
import { aGuide, type TestGuide } from '../../../testing/factories/guides.ts';
import { suspendUser } from '../../accounts/service.ts';
import { decodeCalendar } from '../../guides/calendar-reading/decode-calendar.ts';
import { readCalendar } from '../../guides/calendar-reading/read-calendar.ts';
import { suspendGuide } from '../../guides/service.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const createFeed = async (token: string, renew = false): Promise<string> => {
  const reply = await t.inject(calls.createCalendarFeed, { token, body: { renew } });
  expect(reply.status, reply.raw).toBe(200);
  return reply.body.address;
};
const readFeed = (address: string) =>
  t.inject(calls.readCalendarFeed, {
    query: { key: new URL(address).searchParams.get('key') },
  });
const getEvents = (raw: string): ICAL.Component[] =>
  new ICAL.Component(ICAL.parse(raw)).getAllSubcomponents('vevent');

const aTour = (
  guide: TestGuide,
  travelerId: UserId,
  start: string,
  status: 'upcoming' | 'confirmed' | 'pending' | 'cancelled',
) =>
  aBookingRow(t, {
    guideId: guide.id,
    guideUserId: guide.userId,
    travelerId,
    start: Temporal.Instant.from(start),
    status,
  });

test('lists agreed tours as confirmed and paid requests as tentative, and omits unpaid bookings', async () => {
  const guide = await aGuide(t);
  const traveler = await aUser(t);
  for (const [day, status] of [
    [10, 'upcoming'],
    [11, 'confirmed'],
    [12, 'pending'],
    [13, 'cancelled'],
  ] as const)
    await aTour(guide, traveler.id, `2026-05-${day}T01:00:00Z`, status);
  const feed = await readFeed(await createFeed(guide.user.token));
  expect(feed.headers['content-type']).toBe('text/calendar; charset=utf-8');
  const events = getEvents(feed.raw);
  expect(
    events.map((event) => [
      String(event.getFirstPropertyValue('status')),
      String(event.getFirstPropertyValue('dtstart')),
    ]),
  ).toEqual([
    ['CONFIRMED', '2026-05-10T01:00:00Z'],
    ['TENTATIVE', '2026-05-11T01:00:00Z'],
  ]);
  expect(events[0]?.getFirstPropertyValue('summary')).toContain(traveler.nickname);
  expect(feed.raw.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
});

test('sends each change as a newer version, and lists a cancelled tour as cancelled for a week', async () => {
  const { guide, traveler, id } = await aBooking(t, { status: 'confirmed' });
  const address = await createFeed(guide.user.token);
  const versions: { uid: string; sequence: number }[] = [];
  /** Returns the feed's events as node-ical parses them. */
  const fetchEvents = async () => {
    const events = Object.values(nodeIcal.sync.parseICS((await readFeed(address)).raw)).filter(
      (each): each is VEvent => each?.type === 'VEVENT',
    );
    for (const { uid, sequence } of events) versions.push({ uid, sequence: Number(sequence) });
    return events.map(({ status, location }) => [status, location]);
  };
  const place = '1-1 Marunouchi, Chiyoda-ku, Tokyo';
  const params = { id };
  expect(await fetchEvents()).toEqual([['TENTATIVE', place]]);
  await t.inject(calls.acceptBooking, { token: guide.user.token, params });
  expect(await fetchEvents()).toEqual([['CONFIRMED', place]]);
  const meetingAddress = '2-3-1 Asakusa, Taito-ku, Tokyo';
  await t.inject(calls.proposeAddress, {
    token: traveler.token,
    params,
    body: { meetingAddress, meetingPostalCode: '111-0032' },
  });
  await t.inject(calls.acceptAddress, { token: guide.user.token, params: { id, number: 1 } });
  expect(await fetchEvents()).toEqual([['CONFIRMED', expect.stringContaining(meetingAddress)]]);
  await t.inject(calls.updateBookingStatus, {
    token: guide.user.token,
    params,
    body: { status: 'cancelled', reason: 'ill' },
  });
  expect(await fetchEvents()).toEqual([['CANCELLED', undefined]]);
  expect(new Set(versions.map(({ uid }) => uid)).size).toBe(1);
  const sequences = versions.map(({ sequence }) => sequence);
  expect(sequences).toEqual([...new Set(sequences)].sort((one, other) => one - other));
  t.clock.advance({ hours: 7 * 24 + 1 });
  expect(await fetchEvents()).toEqual([]);
});

test('the guide’s own import of the feed is ignored, but another guide’s import is not', async () => {
  const guide = await aGuide(t);
  const other = await aGuide(t);
  await aTour(guide, other.userId, '2026-05-10T01:00:00Z', 'upcoming');
  const { raw } = await readFeed(await createFeed(guide.user.token));
  const from = t.clock.now();
  const busyFor = async (reader: TestGuide): Promise<number> => {
    const ownTours = new Set(await t.deps.ports.guides.ownTourUids(t.db, reader.id, from));
    const window = { timeZone: 'Asia/Tokyo', from: 0, to: Date.parse('2027-01-01'), ownTours };
    return readCalendar(decodeCalendar(Buffer.from(raw), null), window).busy.length;
  };
  expect(getEvents(raw)).toHaveLength(1);
  expect([await busyFor(guide), await busyFor(other)]).toEqual([0, 1]);
});

test('a new address invalidates the old one, and turning the feed off invalidates both', async () => {
  const guide = await aGuide(t);
  const { token } = guide.user;
  expect((await t.inject(calls.getCalendarFeed, { token })).body).toEqual({ address: null });
  const first = await createFeed(token);
  expect((await t.inject(calls.getCalendarFeed, { token })).body).toEqual({ address: first });
  const second = await createFeed(token, true);
  expect((await readFeed(first)).status).toBe(404);
  expect((await readFeed(second)).status).toBe(200);
  const { rows } = await t.db.execute('select seed, hash from calendar_feeds');
  const key = new URL(second).searchParams.get('key') ?? '';
  expect(JSON.stringify(rows)).not.toContain(key);
  await t.inject(calls.deleteCalendarFeed, { token });
  expect((await readFeed(second)).status).toBe(404);
});

test('returns the same address until it is renewed', async () => {
  const { token } = (await aGuide(t)).user;
  const [first, same] = await Promise.all([createFeed(token), createFeed(token)]);
  expect(same).toBe(first);
  expect(await createFeed(token)).toBe(first);
  expect((await readFeed(first)).status).toBe(200);
});

test('creates a new address if the old one cannot be shown because the server key has changed', async () => {
  const { id, user } = await aGuide(t);
  await createFeed(user.token);
  await t.db.execute(sql`update calendar_feeds set seed = 'another' where guide_id = ${id}`);
  expect((await t.inject(calls.getCalendarFeed, { token: user.token })).body).toEqual({
    address: null,
  });
  expect((await readFeed(await createFeed(user.token))).status).toBe(200);
});

test('returns 404 once the guide or the account is suspended', async () => {
  const [one, two] = [await aGuide(t), await aGuide(t)];
  const [first, second] = [await createFeed(one.user.token), await createFeed(two.user.token)];
  const now = t.clock.now();
  await inTransaction(t.db, async (tx) => {
    await suspendGuide(tx, t.deps, { guideId: one.id, userId: one.userId }, 'A reason');
    await suspendUser(tx, two.userId, now);
  });
  expect([(await readFeed(first)).status, (await readFeed(second)).status]).toEqual([404, 404]);
  const again = await t.inject(calls.createCalendarFeed, {
    token: one.user.token,
    body: { renew: false },
  });
  expect([again.status, again.body.code]).toEqual([403, 'GUIDE_SUSPENDED']);
});

test('the calendar feed is only for guides, and returns 404 for an unknown key', async () => {
  const { token } = await aUser(t);
  for (const [call, body] of [
    [calls.getCalendarFeed],
    [calls.createCalendarFeed, { renew: false }],
    [calls.deleteCalendarFeed],
  ] as const) {
    const reply = await t.inject(call, { token, body });
    expect([reply.status, reply.body.code]).toEqual([403, 'NOT_A_GUIDE']);
  }
  const unknown = await t.inject(calls.readCalendarFeed, { query: { key: 'x'.repeat(32) } });
  expect([unknown.status, unknown.body.code]).toEqual([404, 'NOT_FOUND']);
  const malformed = await t.inject(calls.readCalendarFeed, { query: { key: "' or 1=1" } });
  expect(malformed.status).toBe(400);
});
