import { confirmStart, getBooking, reportNoShow } from '@tomoguide/contract/bookings/calls';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { outbox } from '../../../events/tables.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aToken } from '../../../testing/factories/accounts.ts';
import { aBooking, aKey, type TestBooking } from '../../../testing/factories/bookings.ts';
import { ledgerProblems } from '../../../testing/factories/payments.ts';
import { sweepBookings } from '../timers.ts';

let t: TestApp;
const NOW = '2026-05-01T00:00:00Z';
/** The tour is from 10:00 to 13:00 on May 3 in Tokyo. */
const checkout = { scheduledStartTime: '2026-05-03T01:00:00Z' };

beforeAll(async () => {
  t = await testApp({ now: NOW });
});
afterEach(() => t.clock.set(NOW));
afterAll(async () => {
  expect(await ledgerProblems(t)).toEqual([]);
  await t.close();
});

const bookingAt = async (instant: string): Promise<TestBooking> => {
  const booking = await aBooking(t, { status: 'upcoming', checkout });
  t.clock.set(instant);
  await sweepBookings(t.deps);
  return booking;
};

const confirm = (booking: TestBooking, who: 'traveler' | 'guide', body: unknown = null) =>
  t.inject(confirmStart, {
    token: who === 'guide' ? booking.guide.user.token : booking.traveler.token,
    params: { id: booking.id },
    body: body ?? { userType: who },
  });

const getEvents = async ({ id }: TestBooking) => {
  const rows = await t.db
    .select({ type: outbox.type, payload: outbox.payload })
    .from(outbox)
    .where(sql`${outbox.payload} ->> 'bookingId' = ${String(id)}`)
    .orderBy(outbox.id);
  return rows.map(({ type, payload }) => [type, payload] as const);
};

test.each([
  ['traveler', '2026-05-02T14:59:59Z', 409],
  ['traveler', '2026-05-02T15:00:00Z', 200],
  ['guide', '2026-05-02T22:59:59Z', 409],
  ['guide', '2026-05-02T23:00:00Z', 200],
] as const)(
  'responds to the %s who confirms at %s with status %i',
  async (who, instant, status) => {
    expect((await confirm(await bookingAt(instant), who)).status).toBe(status);
  },
);

test('the second confirmation starts the tour, and each step is recorded once', async () => {
  const booking = await bookingAt('2026-05-03T00:55:00Z');
  expect((await confirm(booking, 'traveler')).body).toMatchObject({
    status: 'awaiting_start',
    travelerConfirmedStart: true,
    guideConfirmedStart: false,
  });
  await confirm(booking, 'traveler');
  const second = await confirm(booking, 'guide');
  expect(second.body).toMatchObject({
    status: 'ongoing',
    guideConfirmedStart: true,
    deadlineAt: '2026-05-05T04:00:00Z',
  });
  const recorded = (await getEvents(booking)).slice(3).map(([type, payload]) => [type, payload]);
  expect(recorded).toMatchObject([
    ['booking.start_near', {}],
    ['booking.start_confirmed', { by: 'traveler' }],
    ['booking.started', { bookingId: booking.id, by: 'guide' }],
  ]);
});

test('rejects a request body that claims to be from the other party', async () => {
  const booking = await bookingAt('2026-05-03T00:55:00Z');
  for (const [who, claimed] of [
    ['traveler', 'guide'],
    ['guide', 'traveler'],
  ] as const) {
    const reply = await confirm(booking, who, { userType: claimed });
    expect([reply.status, reply.body.code, reply.body.details]).toEqual([
      422,
      'USER_TYPE_MISMATCH',
      { field: 'userType' },
    ]);
  }
  for (const body of [{}, { userType: 'staff' }, { userType: 'guide', status: 'ongoing' }, []])
    expect((await confirm(booking, 'guide', body)).status).toBe(400);
  const params = { id: booking.id };
  const { body } = await t.inject(getBooking, { token: booking.traveler.token, params });
  expect([body.travelerConfirmedStart, body.guideConfirmedStart]).toEqual([false, false]);
});

test('a party that confirmed the start can report a no-show from an hour after the start', async () => {
  const booking = await bookingAt('2026-05-03T00:55:00Z');
  await confirm(booking, 'guide');
  const reportAbsence = async (reason?: string) =>
    t.inject(reportNoShow, {
      token: booking.guide.user.token,
      params: { id: booking.id },
      body: reason ? { reason } : {},
      headers: aKey(),
    });
  t.clock.set('2026-05-03T01:59:59Z');
  expect((await reportAbsence()).status).toBe(409);
  t.clock.set('2026-05-03T02:00:00Z');
  expect((await reportAbsence('Nobody at the gate')).body).toMatchObject({
    status: 'cancelled',
    cancelKind: 'no_show_traveler',
    reason: 'Nobody at the gate',
    settleAt: '2026-05-06T02:00:00Z',
    earnedCents: null,
  });
  t.clock.set('2026-05-06T02:00:00Z');
  await sweepBookings(t.deps);
  const token = await aToken(t, booking.guide.userId);
  const { body } = await t.inject(getBooking, { token, params: { id: booking.id } });
  // All of the RMB 207 is retained; 15% of it is commission, rounded down.
  expect([body.settleAt, body.earnedCents]).toEqual([null, 20_700 - 3_105]);
});
