import {
  getBooking,
  getRefundQuote,
  updateBookingStatus,
} from '@tomoguide/contract/bookings/calls';
import { getWallet } from '@tomoguide/contract/payments/calls';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aUser } from '../../../testing/factories/accounts.ts';
import {
  aBooking,
  checkOut,
  payBookingDeposit,
  type TestBooking,
} from '../../../testing/factories/bookings.ts';
import { emailsTo } from '../../../testing/factories/emails.ts';
import { aGuide } from '../../../testing/factories/guides.ts';
import { addCredit, ledgerProblems } from '../../../testing/factories/payments.ts';
import { sweepBookings } from '../timers.ts';

let t: TestApp;
const NOW = '2026-05-01T00:00:00Z';
const checkout = { useWallet: true };

beforeAll(async () => {
  t = await testApp({ now: NOW });
});
afterAll(async () => {
  expect(await ledgerProblems(t)).toEqual([]);
  await t.close();
});

const aRichTraveler = async (cents: number) => {
  const traveler = await aUser(t);
  await addCredit(t, traveler.id, cents);
  return traveler;
};
const balance = async (token: string): Promise<number> =>
  (await t.inject(getWallet, { token })).body.balanceCents;

test('pays the whole deposit from the wallet at checkout and immediately notifies the guide', async () => {
  const traveler = await aRichTraveler(30_000);
  const guide = await aGuide(t);
  const { body } = await checkOut(t, traveler.token, guide.id, checkout);
  expect(body).toMatchObject({
    status: 'confirmed',
    walletCents: 20_700,
    paidAt: NOW,
    deadlineAt: '2026-05-02T00:00:00Z',
    can: ['cancel', 'change_address'],
  });
  expect(await balance(traveler.token)).toBe(9_300);
  const read = await t.inject(getBooking, { token: traveler.token, params: { id: body.id } });
  expect(read.body.history.map(({ event }: { event: string }) => event)).toEqual([
    'check_out',
    'pay',
  ]);
  const seen = await t.inject(getBooking, { token: guide.user.token, params: { id: body.id } });
  expect([seen.status, seen.body.walletCents]).toEqual([200, 0]);
});

test('does not use the wallet unless requested', async () => {
  const traveler = await aRichTraveler(30_000);
  const { body } = await checkOut(t, traveler.token, (await aGuide(t)).id);
  expect([body.status, body.walletCents]).toEqual(['pending', 0]);
  expect(await balance(traveler.token)).toBe(30_000);
});

test('refunds the wallet amount when the hold expires', async () => {
  const traveler = await aRichTraveler(5_000);
  const booking = await aBooking(t, { traveler, checkout });
  expect(await balance(traveler.token)).toBe(0);
  t.clock.advance({ minutes: 15 });
  await sweepBookings(t.deps);
  expect(await balance(traveler.token)).toBe(5_000);
  const params = { id: booking.id };
  const { body } = await t.inject(getBooking, { token: traveler.token, params });
  expect([body.cancelKind, body.can]).toEqual(['hold_expired', []]);
  t.clock.set(NOW);
});

test('refunds to the wallet first and the rest to the card, and states how long each takes', async () => {
  const traveler = await aRichTraveler(5_000);
  // 97 hours before the start, and more than an hour after the payment: the refund is 70%.
  const booking = await aBooking(t, {
    traveler,
    checkout: { ...checkout, scheduledStartTime: '2026-05-05T01:00:00Z' },
  });
  await payBookingDeposit(t, booking);
  const params = { id: booking.id };
  const offered = await t.inject(getRefundQuote, { token: traveler.token, params });
  expect(offered.body).toMatchObject({
    refundCents: 20_700,
    parts: [
      { destination: 'wallet', amountCents: 5_000, minDays: 0, maxDays: 0 },
      { destination: 'card', amountCents: 15_700, minDays: 3, maxDays: 5 },
    ],
  });
  const cancelled = await t.inject(updateBookingStatus, {
    token: traveler.token,
    params,
    body: { status: 'cancelled', expectedRefundCents: 20_700 },
  });
  expect(cancelled.status).toBe(200);
  expect(
    cancelled.body.refunds.map(
      ({ destination, amountCents }: { destination: string; amountCents: number }) =>
        `${destination} ${amountCents}`,
    ),
  ).toEqual(expect.arrayContaining(['wallet 5000', 'card 15700']));
  expect(await balance(traveler.token)).toBe(5_000);
  const seen = await t.inject(getBooking, { token: booking.guide.user.token, params });
  expect(seen.body.refunds).toEqual([]);
});

test('shows the wallet refund to a traveler who cancels an unpaid hold', async () => {
  const traveler = await aRichTraveler(5_000);
  const booking = await aBooking(t, { traveler, checkout });
  const params = { id: booking.id };
  const { token } = traveler;
  expect((await t.inject(getRefundQuote, { token, params })).body).toMatchObject({
    onlinePaidCents: 5_000,
    refundCents: 5_000,
    keptCents: 0,
    parts: [{ destination: 'wallet', amountCents: 5_000 }],
  });
  const cancel = (expectedRefundCents: number) =>
    t.inject(updateBookingStatus, {
      token,
      params,
      body: { status: 'cancelled', expectedRefundCents },
    });
  const refused = await cancel(0);
  expect([refused.body.code, refused.body.details]).toEqual([
    'REFUND_CHANGED',
    { refundCents: 5_000 },
  ]);
  expect((await cancel(5_000)).status).toBe(200);
  expect(await balance(token)).toBe(5_000);
});

/** Returns the refund in the event of a booking's end, and the emails to both parties. */
const refundReports = async (booking: TestBooking) => {
  await t.drain();
  const { rows } = await t.db.execute<{ refund: number }>(
    sql`select (payload -> 'refundCents')::int as refund from outbox
      where type = 'booking.cancelled' and payload ->> 'bookingId' = ${String(booking.id)}`,
  );
  const emailTextsTo = async (email: string) => (await emailsTo(t, email)).map(({ text }) => text);
  return {
    refunds: rows.map(({ refund }) => refund),
    toTraveler: await emailTextsTo(booking.traveler.email),
    toGuide: await emailTextsTo(booking.guide.user.email),
  };
};

test.each([
  ['its time expires', 'The deposit wasn’t paid in time'],
  ['the traveler cancels', null],
])(
  'states the refund of an unpaid hold in the event, email and booking when %s',
  async (how, why) => {
    const traveler = await aRichTraveler(5_000);
    const booking = await aBooking(t, { traveler, checkout });
    const params = { id: booking.id };
    if (why) {
      t.clock.advance({ minutes: 15 });
      await sweepBookings(t.deps);
      t.clock.set(NOW);
    } else {
      const body = { status: 'cancelled' };
      await t.inject(updateBookingStatus, { token: traveler.token, params, body });
    }
    const { refunds, toTraveler, toGuide } = await refundReports(booking);
    expect([refunds, toGuide, toTraveler.length], how).toEqual([[5_000], [], 1]);
    expect(toTraveler[0]).toContain('RMB 50 is back in your TomoGuide wallet');
    if (why) expect(toTraveler[0]).toContain(why);
    const { body } = await t.inject(getBooking, { token: traveler.token, params });
    expect(body.refunds).toMatchObject([
      { destination: 'wallet', amountCents: 5_000, status: 'arrived', maxDays: 0 },
    ]);
  },
);

test('sends no email when an unpaid hold that used no wallet money expires', async () => {
  const booking = await aBooking(t);
  const body = { status: 'cancelled' };
  const { token } = booking.traveler;
  await t.inject(updateBookingStatus, { token, params: { id: booking.id }, body });
  expect(await refundReports(booking)).toEqual({ refunds: [0], toTraveler: [], toGuide: [] });
});

test('shows the guide the refund amount, but not the payment methods', async () => {
  const traveler = await aRichTraveler(5_000);
  const booking = await aBooking(t, { traveler, checkout, status: 'upcoming' });
  const { body } = await t.inject(getRefundQuote, {
    token: booking.guide.user.token,
    params: { id: booking.id },
  });
  expect([body.refundCents, body.parts]).toEqual([20_700, []]);
});
