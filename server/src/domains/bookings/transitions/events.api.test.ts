import { rejectBooking, updateBookingStatus } from '@tomoguide/contract/bookings/calls';
import { asc, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { outbox } from '../../../events/tables.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aBooking, aKey, checkOut, type TestBooking } from '../../../testing/factories/bookings.ts';
import { sweepBookings } from '../timers.ts';

let t: TestApp;
const NOW = '2026-05-01T00:00:00Z';

beforeAll(async () => {
  t = await testApp({ now: NOW });
});
afterEach(() => t.clock.set(NOW));
afterAll(() => t.close());

/** Returns the events of the booking, oldest first. */
const getEvents = async ({ id }: TestBooking) => {
  const rows = await t.db
    .select({ type: outbox.type, payload: outbox.payload })
    .from(outbox)
    .where(sql`${outbox.payload} ->> 'bookingId' = ${String(id)}`)
    .orderBy(asc(outbox.id));
  return rows.map(({ type, payload }) => [type, payload]);
};

test('records each step once, with the users involved', async () => {
  const booking = await aBooking(t, { status: 'upcoming' });
  await t.inject(updateBookingStatus, {
    token: booking.guide.user.token,
    params: { id: booking.id },
    body: { status: 'cancelled', reason: 'ill' },
  });
  const parties = {
    bookingId: booking.id,
    guideId: booking.guide.id,
    guideUserId: booking.guide.userId,
    travelerId: booking.traveler.id,
  };
  expect(await getEvents(booking)).toEqual([
    ['booking.created', { ...parties, payBy: '2026-05-01T00:15:00Z' }],
    ['booking.paid', { ...parties, answerBy: '2026-05-02T00:00:00Z' }],
    ['booking.accepted', parties],
    [
      'booking.cancelled',
      {
        ...parties,
        by: 'guide',
        cancelKind: 'guide',
        from: 'upcoming',
        contestBy: null,
        refundCents: 20_700,
        reason: 'ill',
      },
    ],
  ]);
});

test('records a rejection with its reason and refund', async () => {
  const booking = await aBooking(t, { status: 'confirmed' });
  await t.inject(rejectBooking, {
    token: booking.guide.user.token,
    params: { id: booking.id },
    body: { rejectReason: 'other', reason: 'My street is flooded' },
    headers: aKey(),
  });
  expect((await getEvents(booking)).at(-1)).toMatchObject([
    'booking.rejected',
    { rejectReason: 'other', reason: 'My street is flooded', refundCents: 20_700 },
  ]);
});

test('rejects the reason "other" without text', async () => {
  const booking = await aBooking(t, { status: 'confirmed' });
  const before = await getEvents(booking);
  for (const reason of [undefined, '', '   ']) {
    const reply = await t.inject(rejectBooking, {
      token: booking.guide.user.token,
      params: { id: booking.id },
      body: { rejectReason: 'other', reason },
      headers: aKey(),
    });
    expect([reply.status, reply.body.code]).toEqual([422, 'REASON_REQUIRED']);
  }
  expect(await getEvents(booking)).toEqual(before);
});

test('records the expiry of a deadline', async () => {
  const booking = await aBooking(t);
  t.clock.advance({ minutes: 15 });
  await sweepBookings(t.deps);
  await sweepBookings(t.deps);
  expect((await getEvents(booking)).slice(1)).toMatchObject([
    ['booking.cancelled', { cancelKind: 'hold_expired', refundCents: 0 }],
  ]);
});

test('records nothing for a rejected step', async () => {
  const booking = await aBooking(t);
  const before = await getEvents(booking);
  await checkOut(t, booking.traveler.token, booking.guide.id);
  await t.inject(updateBookingStatus, {
    token: booking.traveler.token,
    params: { id: booking.id },
    body: { status: 'cancelled', expectedRefundCents: 1 },
  });
  expect(await getEvents(booking)).toEqual(before);
});
