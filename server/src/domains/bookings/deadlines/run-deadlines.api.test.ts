import { getBooking } from '@tomoguide/contract/bookings/calls';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../../database/transaction.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aToken, aUser } from '../../../testing/factories/accounts.ts';
import { aBooking, checkOut, type TestBooking } from '../../../testing/factories/bookings.ts';
import { ledgerProblems } from '../../../testing/factories/payments.ts';
import { paymentPorts } from '../payments-port.ts';
import { sweepBookings } from '../timers.ts';

let t: TestApp;
const NOW = '2026-05-01T00:00:00Z';
/** The tour starts at 10:00 on May 3 in Tokyo, 49 hours from now, and lasts three hours. */
const checkout = { scheduledStartTime: '2026-05-03T01:00:00Z' };

beforeAll(async () => {
  t = await testApp({ now: NOW });
});
afterEach(() => t.clock.set(NOW));
afterAll(async () => {
  expect(await ledgerProblems(t)).toEqual([]);
  await t.close();
});

const fetchBooking = async (booking: TestBooking) => {
  const token = await aToken(t, booking.traveler.id);
  return (await t.inject(getBooking, { token, params: { id: booking.id } })).body;
};

/** Runs due jobs, as the server does every second. */
const runDue = () => t.runDueJobs();

describe('deadlines', () => {
  const runDeadlinesAt = async (instant: string) => {
    t.clock.set(instant);
    await runDue();
  };

  test('an unpaid booking expires after 15 minutes and frees its slot', async () => {
    const booking = await aBooking(t, { checkout });
    await runDeadlinesAt('2026-05-01T00:14:59Z');
    expect((await fetchBooking(booking)).status).toBe('pending');
    await runDeadlinesAt('2026-05-01T00:15:00Z');
    const after = await fetchBooking(booking);
    expect([after.status, after.cancelKind, after.can]).toEqual(['cancelled', 'hold_expired', []]);
    expect(after.history.at(-1)).toMatchObject({ event: 'hold_ends', by: 'clock' });
    const again = await checkOut(t, (await aUser(t)).token, booking.guide.id, checkout);
    expect(again.status).toBe(201);
  });

  test('a request that the guide does not answer within 24 hours is refunded in full', async () => {
    const booking = await aBooking(t, { status: 'confirmed', checkout });
    expect((await fetchBooking(booking)).deadlineAt).toBe('2026-05-02T00:00:00Z');
    await runDeadlinesAt('2026-05-01T23:59:59Z');
    expect((await fetchBooking(booking)).status).toBe('confirmed');
    await runDeadlinesAt('2026-05-02T00:00:00Z');
    const after = await fetchBooking(booking);
    expect([after.status, after.cancelKind]).toEqual(['cancelled', 'unanswered']);
    expect(after.refunds).toMatchObject([{ amountCents: 20_700 }]);
  });

  test('a request expires no later than 6 hours before the start', async () => {
    const soon = { scheduledStartTime: '2026-05-02T00:00:00Z' };
    const booking = await aBooking(t, { status: 'confirmed', checkout: soon });
    expect((await fetchBooking(booking)).deadlineAt).toBe('2026-05-01T18:00:00Z');
    await runDeadlinesAt('2026-05-01T18:00:00Z');
    expect((await fetchBooking(booking)).cancelKind).toBe('unanswered');
  });

  test('a booking awaits its start from two hours before it, and is cancelled a day after it if the tour never starts', async () => {
    const booking = await aBooking(t, { status: 'upcoming', checkout });
    await runDeadlinesAt('2026-05-02T22:59:59Z');
    expect((await fetchBooking(booking)).status).toBe('upcoming');
    await runDeadlinesAt('2026-05-02T23:00:00Z');
    expect((await fetchBooking(booking)).status).toBe('awaiting_start');
    await runDeadlinesAt('2026-05-04T04:00:00Z');
    const after = await fetchBooking(booking);
    expect([after.status, after.cancelKind]).toEqual(['cancelled', 'never_started']);
    expect(after.refunds).toMatchObject([{ amountCents: 20_700 }]);
  });

  test('every booking ends as if on time after the server was down for days', async () => {
    const booking = await aBooking(t, { status: 'upcoming', checkout });
    await runDeadlinesAt('2026-05-09T00:00:00Z');
    const after = await fetchBooking(booking);
    expect(after.history.slice(-2)).toMatchObject([
      { event: 'start_nears', to: 'awaiting_start' },
      { event: 'never_started', to: 'cancelled' },
    ]);
  });

  test('repeated sweeps have no effect', async () => {
    const booking = await aBooking(t, { checkout });
    t.clock.set('2026-05-01T00:15:00Z');
    await Promise.all(Array.from({ length: 8 }, () => runDue()));
    await sweepBookings(t.deps);
    const { history } = await fetchBooking(booking);
    expect(history.filter(({ event }: { event: string }) => event === 'hold_ends')).toHaveLength(1);
  });
});

test('an answer before the deadline cancels the deadline', async () => {
  const booking = await aBooking(t, { status: 'upcoming', checkout });
  t.clock.set('2026-05-02T12:00:00Z');
  await t.runDueJobs();
  await sweepBookings(t.deps);
  expect((await fetchBooking(booking)).status).toBe('upcoming');
});

test('an expired hold does not block other users, even if its timer has not run', async () => {
  const booking = await aBooking(t, { checkout });
  t.clock.set('2026-05-01T00:15:00Z');
  const other = await checkOut(t, (await aUser(t)).token, booking.guide.id, checkout);
  expect(other.status).toBe(201);
  expect((await fetchBooking(booking)).cancelKind).toBe('hold_expired');
});

test('treats a payment after the hold has expired as late, even if the timer has not run', async () => {
  const booking = await aBooking(t, { checkout });
  const receivePayment = () =>
    inTransaction(t.db, async (tx) => {
      const asked = { bookingId: booking.id, kind: 'deposit' } as const;
      const due = await paymentPorts.paymentDue(tx, t.deps, asked);
      return due?.onPaid(t.clock.now());
    });
  t.clock.set('2026-05-01T00:15:00Z');
  expect(await receivePayment()).toBe('late');
  expect((await fetchBooking(booking)).status).toBe('pending');
  await sweepBookings(t.deps);
  expect(await receivePayment()).toBe('late');
  expect((await fetchBooking(booking)).cancelKind).toBe('hold_expired');
});

test('retries a failing booking after a minute, without blocking others', async () => {
  const [stuck, other] = [await aBooking(t, { checkout }), await aBooking(t, { checkout })];
  const setTimeZone = (name: string) =>
    t.db.execute(sql`update guides set time_zone = ${name} where id = ${stuck.guide.id}`);
  await setTimeZone('No/Such_Zone');
  const paused = new Map();
  t.clock.set('2026-05-01T00:15:00Z');
  await sweepBookings(t.deps, paused);
  expect((await fetchBooking(other)).status).toBe('cancelled');
  expect([...paused.keys()]).toEqual([stuck.id]);
  await setTimeZone('Asia/Tokyo');
  t.clock.set('2026-05-01T00:15:59Z');
  await sweepBookings(t.deps, paused);
  expect((await fetchBooking(stuck)).status).toBe('pending');
  t.clock.set('2026-05-01T00:16:00Z');
  await sweepBookings(t.deps, paused);
  expect((await fetchBooking(stuck)).status).toBe('cancelled');
});

test('stops a sweep after the current booking', async () => {
  const bookings = [await aBooking(t, { checkout }), await aBooking(t, { checkout })];
  t.clock.set('2026-05-01T00:15:00Z');
  let asked = 0;
  await sweepBookings(t.deps, new Map(), () => ++asked > 1);
  const statuses = await Promise.all(
    bookings.map(async (each) => (await fetchBooking(each)).status),
  );
  expect(statuses.toSorted()).toEqual(['cancelled', 'pending']);
  await sweepBookings(t.deps);
});

test('waits for an unresponsive database once per sweep, not once per booking', async () => {
  const bookings = [await aBooking(t, { checkout }), await aBooking(t, { checkout })];
  t.clock.set('2026-05-01T00:15:00Z');
  const hanging = Object.assign(Object.create(t.db), {
    $client: {
      acquire: () => Promise.reject(new Error('timeout exceeded when trying to connect')),
    },
  });
  const paused = new Map();
  await sweepBookings({ ...t.deps, db: hanging }, paused);
  expect(paused.size).toBe(1);
  await sweepBookings(t.deps, paused);
  const statuses = await Promise.all(
    bookings.map(async (each) => (await fetchBooking(each)).status),
  );
  expect(statuses.toSorted()).toEqual(['cancelled', 'pending']);
  await sweepBookings(t.deps);
});
