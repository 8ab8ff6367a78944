import {
  getBooking,
  getRefundQuote,
  updateBookingStatus,
} from '@tomoguide/contract/bookings/calls';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aToken } from '../../../testing/factories/accounts.ts';
import { aBooking, aKey, checkOut, type TestBooking } from '../../../testing/factories/bookings.ts';
import { ledgerProblems } from '../../../testing/factories/payments.ts';

let t: TestApp;
const NOW = '2026-05-01T00:00:00Z';
const START = Temporal.Instant.from('2026-05-20T01:00:00Z');
const checkout = { scheduledStartTime: START.toString() };
/** The online payment for the factory's tour, RMB 207, in fen. */
const PAID = 20_700;

beforeAll(async () => {
  t = await testApp({ now: NOW });
});
afterEach(() => t.clock.set(NOW));
afterAll(async () => {
  expect(await ledgerProblems(t)).toEqual([]);
  await t.close();
});

/** Logs both parties in again, because sessions last only a week. */
const getTokens = async (booking: TestBooking) => ({
  traveler: await aToken(t, booking.traveler.id),
  guide: await aToken(t, booking.guide.userId),
});

const cancel = (booking: TestBooking, token: string, body: Record<string, unknown> = {}) =>
  t.inject(updateBookingStatus, {
    token,
    params: { id: booking.id },
    body: { status: 'cancelled', ...body },
  });

const getQuote = (booking: TestBooking, token: string) =>
  t.inject(getRefundQuote, { token, params: { id: booking.id } });

/**
 * For each limit, points in time on both sides of it: a label, the seconds before the start, and the refund
 * of RMB 207.
 */
const HOUR = 3600;
const TIERS: [string, number, number][] = [
  ['a second more than 168 hours', 168 * HOUR + 1, PAID],
  ['168 hours', 168 * HOUR, 14_490],
  ['72 hours', 72 * HOUR, 14_490],
  ['a second less than 72 hours', 72 * HOUR - 1, 10_350],
  ['24 hours', 24 * HOUR, 10_350],
  ['a second less than 24 hours', 24 * HOUR - 1, 0],
  ['a minute', 60, 0],
];

describe('the traveler cancels an accepted booking', () => {
  test.each(TIERS)('%s before the start', async (_, seconds, refundCents) => {
    const booking = await aBooking(t, { status: 'upcoming', checkout });
    t.clock.set(START.subtract({ seconds }));
    const { traveler } = await getTokens(booking);
    const offered = await getQuote(booking, traveler);
    expect(offered.body).toMatchObject({
      onlinePaidCents: PAID,
      refundCents,
      keptCents: PAID - refundCents,
    });
    const reply = await cancel(booking, traveler, { expectedRefundCents: refundCents });
    expect([reply.status, reply.body.status, reply.body.cancelKind]).toEqual([
      200,
      'cancelled',
      'traveler',
    ]);
  });

  test('shows the guide’s share of the retained amount only to the guide', async () => {
    const booking = await aBooking(t, { status: 'upcoming', checkout });
    t.clock.set(START.subtract({ hours: 72 }));
    const { traveler, guide } = await getTokens(booking);
    const readEarnedCents = async (token: string) =>
      (await t.inject(getBooking, { token, params: { id: booking.id } })).body.earnedCents;
    expect(await readEarnedCents(guide)).toBeNull();
    await cancel(booking, traveler);
    // The traveler gets 70% of RMB 207, the platform 15% of the rest, rounded down.
    expect(await readEarnedCents(guide)).toBe(PAID - 14_490 - Math.floor((PAID - 14_490) * 0.15));
    expect(await readEarnedCents(traveler)).toBeNull();
  });

  test('refunds everything within an hour of payment if the start is more than 48 hours away', async () => {
    const soon = { scheduledStartTime: '2026-05-05T01:00:00Z' };
    const booking = await aBooking(t, { status: 'upcoming', checkout: soon });
    t.clock.advance({ minutes: 60 });
    expect((await getQuote(booking, booking.traveler.token)).body.refundCents).toBe(PAID);
    t.clock.advance({ seconds: 1 });
    expect((await getQuote(booking, booking.traveler.token)).body.refundCents).toBe(14_490);
  });

  test.each([
    ['48 hours', '2026-05-03T00:00:00Z', [10_350, 10_350, 0]],
    ['48 hours and half an hour', '2026-05-03T00:30:00Z', [PAID, PAID, 10_350]],
  ])(
    'refunds a booking paid %s before the start: immediately, after an hour, and later',
    async (_, start, refunds) => {
      const booking = await aBooking(t, {
        status: 'upcoming',
        checkout: { scheduledStartTime: start },
      });
      const readRefundCents = async () =>
        (await getQuote(booking, booking.traveler.token)).body.refundCents;
      const seen = [await readRefundCents()];
      t.clock.advance({ hours: 1 });
      seen.push(await readRefundCents());
      t.clock.advance(start.includes('00:30') ? { seconds: 1 } : { hours: 24 });
      seen.push(await readRefundCents());
      expect(seen).toEqual(refunds);
    },
  );
});

test('refunds everything if the guide has not accepted, at any time before the start', async () => {
  const soon = { scheduledStartTime: '2026-05-02T00:00:00Z' };
  const booking = await aBooking(t, { status: 'confirmed', checkout: soon });
  t.clock.advance({ hours: 17 });
  const reply = await cancel(booking, booking.traveler.token, { expectedRefundCents: PAID });
  expect([reply.status, reply.body.cancelKind]).toEqual([200, 'traveler']);
});

test('refunds everything if the guide cancels, at any time before the start', async () => {
  const booking = await aBooking(t, { status: 'upcoming', checkout });
  t.clock.set(START.subtract({ hours: 3 }));
  const { guide } = await getTokens(booking);
  expect((await getQuote(booking, guide)).body.refundCents).toBe(PAID);
  const reply = await cancel(booking, guide, { expectedRefundCents: PAID, reason: 'I am ill' });
  expect([reply.status, reply.body.cancelKind, reply.body.reason]).toEqual([
    200,
    'guide',
    'I am ill',
  ]);
});

test('cancels an unpaid booking without a refund', async () => {
  const booking = await aBooking(t, { checkout });
  expect((await getQuote(booking, booking.traveler.token)).body).toMatchObject({
    onlinePaidCents: 0,
    refundCents: 0,
    parts: [],
  });
  const reply = await cancel(booking, booking.traveler.token, { expectedRefundCents: 0 });
  expect(reply.status).toBe(200);
});

test('rejects a cancellation if the displayed refund is out of date, returns the current refund and changes nothing', async () => {
  const booking = await aBooking(t, { status: 'upcoming', checkout });
  t.clock.set(START.subtract({ hours: 100 }));
  const { traveler } = await getTokens(booking);
  const reply = await cancel(booking, traveler, { expectedRefundCents: PAID });
  expect([reply.status, reply.body.code, reply.body.details]).toEqual([
    409,
    'REFUND_CHANGED',
    { refundCents: 14_490 },
  ]);
  const { body } = await t.inject(getBooking, { token: traveler, params: { id: booking.id } });
  expect(body.status).toBe('upcoming');
});

test('a repeated cancellation is idempotent, and a cancellation by the other party is rejected', async () => {
  const booking = await aBooking(t, { status: 'upcoming', checkout });
  const first = await cancel(booking, booking.traveler.token);
  const again = await cancel(booking, booking.traveler.token);
  expect([again.status, again.raw]).toEqual([200, first.raw]);
  const other = await cancel(booking, booking.guide.user.token);
  expect([other.status, other.body.details]).toEqual([409, { status: 'cancelled' }]);
});

test('allows the slot of a cancelled booking to be booked again', async () => {
  const booking = await aBooking(t, { status: 'upcoming', checkout });
  await cancel(booking, booking.guide.user.token);
  const again = await checkOut(t, booking.traveler.token, booking.guide.id, checkout);
  expect(again.status).toBe(201);
});

test('rejects an unknown status, an unknown field and a reason that is too long', async () => {
  const booking = await aBooking(t, { status: 'upcoming', checkout });
  for (const body of [
    { status: 'gone' },
    { status: 'cancelled', refundCents: 1 },
    { status: 'cancelled', userType: 'guide' },
    { status: 'cancelled', reason: 'x'.repeat(501) },
    { status: 'cancelled', expectedRefundCents: -1 },
    { status: 'cancelled', expectedRefundCents: 1.5 },
    null,
  ]) {
    const reply = await t.inject(updateBookingStatus, {
      token: booking.traveler.token,
      params: { id: booking.id },
      body,
      headers: aKey(),
    });
    expect(reply.status, JSON.stringify(body)).toBe(400);
  }
});
