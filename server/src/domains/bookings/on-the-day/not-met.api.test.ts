import { randomUUID } from 'node:crypto';
import type { Party } from '@tomoguide/contract/bookings/booking-facts';
import {
  closeNotMet,
  confirmStart,
  enterStartCode,
  getBooking,
  getDisputeCase,
  leavePhone,
  listNotMet,
  openDispute,
  reportNoShow,
  sendMark,
  updateBookingStatus,
} from '@tomoguide/contract/bookings/calls';
import type { Mark } from '@tomoguide/contract/bookings/day-marks';
import type { BookingDetail, NotMetCase } from '@tomoguide/contract/bookings/entities';
import { MARKS_MAX } from '@tomoguide/contract/bookings/figures';
import { listCaseMessages, sendSupportMessage } from '@tomoguide/contract/support/calls';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aToken, aUser } from '../../../testing/factories/accounts.ts';
import { aBooking, aKey, type TestBooking } from '../../../testing/factories/bookings.ts';
import { ledgerProblems } from '../../../testing/factories/payments.ts';
import { bookings } from '../tables.ts';
import { sweepBookings } from '../timers.ts';

let t: TestApp;
let staff: Awaited<ReturnType<typeof aUser>>;
const NOW = '2026-05-01T00:00:00Z';
/** The tour is from 10:00 to 13:00 on May 3 in Tokyo. */
const checkout = { scheduledStartTime: '2026-05-03T01:00:00Z' };
const at = (minutes: number) =>
  Temporal.Instant.from('2026-05-03T01:00:00Z').add({ minutes }).toString();

beforeAll(async () => {
  t = await testApp({ now: NOW });
  staff = await aUser(t, { isStaff: true });
});
afterAll(async () => {
  expect(await ledgerProblems(t)).toEqual([]);
  await t.close();
});

const bookingAt = async (minutes: number): Promise<TestBooking> => {
  t.clock.set(NOW);
  const booking = await aBooking(t, { status: 'upcoming', checkout });
  await moveTo(minutes);
  return booking;
};
const moveTo = async (minutes: number) => {
  t.clock.set(at(minutes));
  await sweepBookings(t.deps);
};

const getToken = (of: TestBooking, side: Party) =>
  aToken(t, side === 'guide' ? of.guide.userId : of.traveler.id);
const send = async (
  of: TestBooking,
  side: Party,
  mark: Mark,
  clickedAt = t.clock.now().toString(),
) =>
  (
    await t.inject(sendMark, {
      token: await getToken(of, side),
      params: { id: of.id },
      body: { markId: randomUUID(), mark, clickedAt },
    })
  ).status;
const leave = async (of: TestBooking, side: Party, phone: string | null) => {
  const { status, body } = await t.inject(leavePhone, {
    token: await getToken(of, side),
    params: { id: of.id },
    body: { phone },
  });
  return status === 200 ? body.dayPhones : `${status} ${body.code}`;
};
const fetchBooking = async (of: TestBooking, side: Party): Promise<BookingDetail> =>
  (await t.inject(getBooking, { token: await getToken(of, side), params: { id: of.id } })).body;
const confirm = async (of: TestBooking, side: Party) =>
  t.inject(confirmStart, {
    token: await getToken(of, side),
    params: { id: of.id },
    body: { userType: side },
  });
const report = async (of: TestBooking, side: Party) =>
  (
    await t.inject(reportNoShow, {
      token: await getToken(of, side),
      params: { id: of.id },
      body: {},
      headers: aKey(),
    })
  ).status;
const readPhones = async (of: TestBooking) => {
  const [row] = await t.db
    .select({ traveler: bookings.travelerPhone, guide: bookings.guidePhone })
    .from(bookings)
    .where(eq(bookings.id, of.id));
  return row;
};
const staffToken = () => aToken(t, staff.id);
const listCases = async (token: string): Promise<NotMetCase[]> =>
  (await t.inject(listNotMet, { token })).body.data;
const findCase = async (of: TestBooking) =>
  (await listCases(await staffToken())).find(({ id }) => id === of.id);

test('shows each the other’s number only once both left one and 15 minutes have passed', async () => {
  const booking = await bookingAt(-60);
  expect(await leave(booking, 'guide', '+81 90-1234-5678')).toEqual({
    own: '+819012345678',
    other: null,
  });
  await moveTo(15);
  expect((await fetchBooking(booking, 'traveler')).dayPhones).toEqual({ own: null, other: null });
  expect(await leave(booking, 'traveler', '+8613800138000')).toEqual({
    own: '+8613800138000',
    other: '+819012345678',
  });
  t.clock.set(at(14));
  expect((await fetchBooking(booking, 'guide')).dayPhones?.other).toBeNull();
  t.clock.set(at(15));
  expect((await fetchBooking(booking, 'guide')).dayPhones?.other).toBe('+8613800138000');
  expect(await leave({ ...booking, traveler: await aUser(t) }, 'traveler', null)).toBe(
    '404 NOT_FOUND',
  );
  await Promise.all([confirm(booking, 'traveler'), confirm(booking, 'guide')]);
  expect(await readPhones(booking)).toEqual({ traveler: null, guide: null });
  expect(await leave(booking, 'guide', '+819012345678')).toBe('409 INVALID_TRANSITION');
});

test.each(['a cancellation', 'a dispute'])('%s deletes the numbers', async (ending) => {
  const booking = await bookingAt(5);
  for (const side of ['guide', 'traveler'] as const) await leave(booking, side, '+819012345678');
  const token = await getToken(booking, 'traveler');
  const params = { id: booking.id };
  const reply =
    ending === 'a dispute'
      ? await t.inject(openDispute, {
          token,
          params,
          body: { reason: 'Nobody is here.' },
          headers: aKey(),
        })
      : await t.inject(updateBookingStatus, { token, params, body: { status: 'cancelled' } });
  expect(reply.status).toBe(200);
  expect(await readPhones(booking)).toEqual({ traveler: null, guide: null });
});

test('stores no number in the responses of requests with a key', async () => {
  const booking = await bookingAt(-30);
  const phone = '+819055556666';
  await leave(booking, 'guide', phone);
  const enter = async (headers: ReturnType<typeof aKey>) =>
    t.inject(enterStartCode, {
      token: await getToken(booking, 'guide'),
      params: { id: booking.id },
      body: { code: '000000', enteredAt: t.clock.now().toString() },
      headers,
    });
  const key = aKey();
  expect((await enter(key)).body.booking).toMatchObject({ dayPhones: { own: phone } });
  expect((await enter(key)).body.booking).toMatchObject({ id: booking.id });
  const found = await t.db.execute(
    sql`select key from idempotency_keys where reply::text like ${`%${phone}%`}`,
  );
  expect(found.rows).toEqual([]);
});

test('"I can’t find you" opens one case from 15 minutes on, and asks the team once for each side', async () => {
  const booking = await bookingAt(14);
  await send(booking, 'traveler', 'cannot_find');
  expect(await findCase(booking)).toBeUndefined();
  await moveTo(15);
  await Promise.all([
    send(booking, 'traveler', 'cannot_find'),
    send(booking, 'guide', 'cannot_find'),
    send(booking, 'traveler', 'cannot_find'),
  ]);
  await t.drain();
  const found = await findCase(booking);
  expect(found).toMatchObject({ since: at(15), scheduledStartTime: at(0) });
  expect(found?.dayMarks).toHaveLength(3);
  const token = await staffToken();
  for (const side of ['traveler', 'guide'] as const) {
    const id = found?.supportCaseIds[side] ?? 0;
    const { body } = await t.inject(listCaseMessages, { token, params: { id } });
    expect(body.data).toMatchObject([
      { fromStaff: false, about: { kind: 'booking', id: booking.id } },
    ]);
  }
  await confirm(booking, 'traveler');
  expect(await findCase(booking)).toBeDefined();
  await confirm(booking, 'guide');
  expect(await findCase(booking)).toBeUndefined();
});

test('an open conversation with the team keeps its topic', async () => {
  const booking = await bookingAt(20);
  await t.inject(sendSupportMessage, {
    token: await getToken(booking, 'guide'),
    body: { clientMessageId: randomUUID(), text: 'My picture fails.', topic: 'upload_failed' },
  });
  await send(booking, 'guide', 'cannot_find');
  await t.drain();
  const token = await staffToken();
  const id = (await findCase(booking))?.supportCaseIds.guide ?? 0;
  const { body } = await t.inject(listCaseMessages, { token, params: { id } });
  // Newest first.
  expect(body.data.map((one: { topic: string | null }) => one.topic)).toEqual([
    null,
    'upload_failed',
  ]);
});

test('a click from before counts for the queue when it arrives, and not after the end', async () => {
  const booking = await bookingAt(40);
  await send(booking, 'guide', 'cannot_find', at(14));
  expect(await findCase(booking)).toBeUndefined();
  await send(booking, 'guide', 'cannot_find', at(20));
  expect(await findCase(booking)).toMatchObject({ since: at(40) });
  const late = await bookingAt(181);
  expect(await send(late, 'guide', 'cannot_find', at(20))).toBe(200);
  expect(await findCase(late)).toBeUndefined();
});

test('the limit of marks does not stop a call for help', async () => {
  const booking = await bookingAt(15);
  for (let minute = -MARKS_MAX; minute < 0; minute += 1)
    await send(booking, 'guide', 'late', at(minute));
  expect(await send(booking, 'guide', 'here')).toBe(409);
  expect(await send(booking, 'guide', 'cannot_find')).toBe(200);
  expect(await findCase(booking)).toBeDefined();
});

test('staff closes a case, but not one of their own, and another click opens it again', async () => {
  const booking = await bookingAt(20);
  await send(booking, 'guide', 'cannot_find');
  const close = async (token: string) =>
    (await t.inject(closeNotMet, { token, params: { id: booking.id } })).status;
  expect(await close(await getToken(booking, 'traveler'))).toBe(404);
  expect(await close(await staffToken())).toBe(200);
  expect(await close(await staffToken())).toBe(200);
  expect(await findCase(booking)).toBeUndefined();
  await moveTo(25);
  await send(booking, 'guide', 'cannot_find');
  expect(await findCase(booking)).toMatchObject({ waiting: 'guide', since: at(25) });
});

test('staff do not see or close the case of their own booking', async () => {
  t.clock.set(NOW);
  const traveler = await aUser(t, { isStaff: true });
  const booking = await aBooking(t, { status: 'upcoming', checkout, traveler });
  await moveTo(20);
  await send(booking, 'guide', 'cannot_find');
  const token = await aToken(t, traveler.id);
  expect((await listCases(token)).map(({ id }) => id)).not.toContain(booking.id);
  const { status, body } = await t.inject(closeNotMet, { token, params: { id: booking.id } });
  expect([status, body.code]).toEqual([403, 'OWN_CASE']);
  expect(await findCase(booking)).toBeDefined();
});

test('a no-show deletes the numbers; late marks from before it are evidence for staff', async () => {
  const booking = await bookingAt(-5);
  await leave(booking, 'guide', '+819012345678');
  await send(booking, 'guide', 'here');
  await moveTo(30);
  expect(await report(booking, 'guide')).toBe(200);
  expect(await readPhones(booking)).toEqual({ traveler: null, guide: null });
  t.clock.set(at(40));
  expect(await send(booking, 'traveler', 'here', at(29))).toBe(200);
  expect(await send(booking, 'traveler', 'late', at(31))).toBe(409);
  await t.inject(openDispute, {
    token: await getToken(booking, 'traveler'),
    params: { id: booking.id },
    body: { reason: 'I was there.' },
    headers: aKey(),
  });
  expect(await send(booking, 'traveler', 'on_my_way', at(-20))).toBe(200);
  expect(await send(booking, 'traveler', 'late', at(31))).toBe(409);
  const params = { id: booking.id };
  const { body } = await t.inject(getDisputeCase, { token: await staffToken(), params });
  expect(body.dayMarks).toMatchObject([
    { by: 'guide', mark: 'here', at: at(-5) },
    { by: 'traveler', mark: 'here', at: at(29), arrivedAt: at(40) },
    { by: 'traveler', mark: 'on_my_way', at: at(-20), arrivedAt: at(40) },
  ]);
});

test('"I’m here" allows a no-show report after 30 minutes, otherwise it takes an hour', async () => {
  const booking = await bookingAt(-5);
  await send(booking, 'guide', 'here');
  await moveTo(29);
  expect(await report(booking, 'guide')).toBe(409);
  await moveTo(30);
  expect(await report(booking, 'traveler')).toBe(409);
  expect(await report(booking, 'guide')).toBe(200);
  expect(await fetchBooking(booking, 'traveler')).toMatchObject({
    status: 'cancelled',
    cancelKind: 'no_show_traveler',
    guideConfirmedStart: false,
    travelerConfirmedStart: false,
  });
  const both = await bookingAt(-5);
  await send(both, 'traveler', 'here');
  await moveTo(20);
  await send(both, 'guide', 'here');
  await moveTo(59);
  expect(await report(both, 'guide')).toBe(409);
  expect(await report(both, 'traveler')).toBe(409);
  const other = await bookingAt(59);
  expect(await report(other, 'traveler')).toBe(409);
  await moveTo(60);
  expect(await report(other, 'traveler')).toBe(200);
  expect((await fetchBooking(other, 'guide')).cancelKind).toBe('no_show_guide');
});
