import { randomUUID } from 'node:crypto';
import type { Party } from '@tomoguide/contract/bookings/booking-facts';
import { confirmStart, getBooking, sendMark } from '@tomoguide/contract/bookings/calls';
import type { Mark } from '@tomoguide/contract/bookings/day-marks';
import { MARKS_MAX } from '@tomoguide/contract/bookings/figures';
import { listSystemMessages } from '@tomoguide/contract/notifications/calls';
import type { SystemMessage } from '@tomoguide/contract/notifications/entities';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aToken, aUser } from '../../../testing/factories/accounts.ts';
import { aBooking, type TestBooking } from '../../../testing/factories/bookings.ts';
import { sweepBookings } from '../timers.ts';

let t: TestApp;
const NOW = '2026-05-01T00:00:00Z';
/** The tour is from 10:00 to 13:00 on May 3 in Tokyo. */
const START = '2026-05-03T01:00:00Z';
const checkout = { scheduledStartTime: START };

beforeAll(async () => {
  t = await testApp({ now: NOW });
});
afterAll(() => t.close());

const bookingAt = async (instant: string): Promise<TestBooking> => {
  t.clock.set(NOW);
  const booking = await aBooking(t, { status: 'upcoming', checkout });
  t.clock.set(instant);
  await sweepBookings(t.deps);
  return booking;
};

const getToken = (booking: TestBooking, side: Party) =>
  aToken(t, side === 'guide' ? booking.guide.userId : booking.traveler.id);

interface Sent {
  mark?: Mark;
  clickedAt?: string;
  markId?: string;
}
const send = async (booking: TestBooking, side: Party, sent: Sent = {}) => {
  const { mark = 'on_my_way', clickedAt = t.clock.now().toString(), markId = randomUUID() } = sent;
  const { status, body } = await t.inject(sendMark, {
    token: await getToken(booking, side),
    params: { id: booking.id },
    body: { markId, mark, clickedAt },
  });
  return status === 200 ? 'sent' : `${status} ${body.code}`;
};

const fetchBooking = async (booking: TestBooking, side: Party) =>
  (
    await t.inject(getBooking, {
      token: await getToken(booking, side),
      params: { id: booking.id },
    })
  ).body;
const listMarks = async (booking: TestBooking, side: Party = 'guide') =>
  (await fetchBooking(booking, side)).dayMarks?.map(
    ({ by, mark, at }: { by: string; mark: string; at: string }) => [by, mark, at],
  );

const listTitles = async (booking: TestBooking, side: Party): Promise<string[]> => {
  await t.drain();
  const reply = await t.inject(listSystemMessages, { token: await getToken(booking, side) });
  const { data } = reply.body as { data: SystemMessage[] };
  return data
    .map(({ title }) => title)
    .filter((title) => /on the way|meeting point|find/.test(title));
};

test('a mark reaches the other party with the time of the click, and notifies only them', async () => {
  const booking = await bookingAt('2026-05-03T00:05:00Z');
  expect((await fetchBooking(booking, 'guide')).can).toContain('send_mark');
  expect(await send(booking, 'guide')).toBe('sent');
  t.clock.set('2026-05-03T00:58:00Z');
  expect(await send(booking, 'traveler', { mark: 'here' })).toBe('sent');
  for (const side of ['traveler', 'guide'] as const)
    expect(await listMarks(booking, side)).toEqual([
      ['guide', 'on_my_way', '2026-05-03T00:05:00Z'],
      ['traveler', 'here', '2026-05-03T00:58:00Z'],
    ]);
  expect(await listTitles(booking, 'traveler')).toEqual([expect.stringMatching(/is on the way$/)]);
  expect(await listTitles(booking, 'guide')).toEqual([
    expect.stringMatching(/is at the meeting point$/),
  ]);
});

test('only the latest mark of a side has a notice, and an old one gets none', async () => {
  const booking = await bookingAt('2026-05-03T00:40:00Z');
  await send(booking, 'guide', { mark: 'here' });
  await send(booking, 'guide', { clickedAt: '2026-05-03T00:35:00Z' });
  await send(booking, 'traveler', { clickedAt: '2026-05-03T00:20:00Z' });
  expect(await listMarks(booking)).toHaveLength(3);
  expect(await listTitles(booking, 'traveler')).toHaveLength(1);
  expect(await listTitles(booking, 'guide')).toEqual([]);
  t.clock.set('2026-05-03T00:50:00Z');
  await send(booking, 'guide', { mark: 'cannot_find' });
  expect(await listTitles(booking, 'traveler')).toEqual([expect.stringMatching(/find/)]);
});

test('a repeated or double click counts once, also concurrently and after the tour has started', async () => {
  const booking = await bookingAt('2026-05-03T00:30:00Z');
  const markId = randomUUID();
  const clickedAt = '2026-05-03T00:30:00Z';
  const again = () => send(booking, 'traveler', { markId, clickedAt });
  expect(await Promise.all([again(), again(), send(booking, 'traveler')])).toEqual([
    'sent',
    'sent',
    'sent',
  ]);
  expect(await listMarks(booking)).toEqual([['traveler', 'on_my_way', clickedAt]]);
  for (const side of ['traveler', 'guide'] as const)
    await t.inject(confirmStart, {
      token: await getToken(booking, side),
      params: { id: booking.id },
      body: { userType: side },
    });
  expect(await again()).toBe('sent');
  expect(await send(booking, 'traveler', { mark: 'here' })).toBe('409 INVALID_TRANSITION');
  expect(await listMarks(booking)).toHaveLength(1);
  expect((await fetchBooking(booking, 'traveler')).can).not.toContain('send_mark');
});

test.each([
  ['at the first second', '2026-05-03T00:00:00Z', '2026-05-03T00:00:00Z', START],
  ['before the last hour', '2026-05-02T23:59:59Z', null, START],
  ['by a clock far ahead', '2026-05-03T09:00:00Z', START, START],
  ['offline, hours ago', START, START, '2026-05-03T08:00:00Z'],
  ['after the scheduled end', '2026-05-03T04:00:00Z', null, '2026-05-03T04:00:00Z'],
])('a mark clicked %s', async (_, clickedAt, stored, arrives) => {
  const booking = await bookingAt(arrives);
  expect(await send(booking, 'guide', { clickedAt })).toBe(
    stored ? 'sent' : '409 MARK_OUTSIDE_TIME',
  );
  expect(await listMarks(booking)).toEqual(stored ? [['guide', 'on_my_way', stored]] : []);
});

test('rejects strangers, bookings that do not wait for their start, and endless marks', async () => {
  const booking = await bookingAt('2026-05-03T00:30:00Z');
  const stranger = { ...booking, traveler: await aUser(t) };
  expect(await send(stranger, 'traveler')).toBe('404 NOT_FOUND');
  t.clock.set(NOW);
  const unanswered = await aBooking(t, {
    status: 'confirmed',
    checkout: { scheduledStartTime: '2026-05-04T01:00:00Z' },
  });
  t.clock.set('2026-05-04T00:30:00Z');
  expect(await send(unanswered, 'traveler')).toBe('409 INVALID_TRANSITION');
  for (let minute = 0; minute < MARKS_MAX; minute += 1) {
    const clickedAt = Temporal.Instant.from(START).add({ minutes: minute }).toString();
    expect(await send(booking, 'guide', { mark: 'late', clickedAt })).toBe('sent');
  }
  const last = { mark: 'late', clickedAt: '2026-05-03T02:00:00Z' } as const;
  expect(await send(booking, 'guide', last)).toBe('409 TOO_MANY_MARKS');
  expect(await send(booking, 'traveler', last)).toBe('sent');
});
