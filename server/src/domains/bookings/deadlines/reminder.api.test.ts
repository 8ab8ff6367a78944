import { updateBookingStatus } from '@tomoguide/contract/bookings/calls';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { outbox } from '../../../events/tables.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aBooking, type TestBooking } from '../../../testing/factories/bookings.ts';
import { sweepBookings } from '../timers.ts';

let t: TestApp;
const NOW = '2026-05-01T00:00:00Z';
const DAY_BEFORE = '2026-05-02T01:00:00Z';
const checkout = { scheduledStartTime: '2026-05-03T01:00:00Z' };

beforeAll(async () => {
  t = await testApp({ now: NOW });
});
afterEach(() => t.clock.set(NOW));
afterAll(() => t.close());

const remindersOf = async ({ id }: TestBooking): Promise<number> => {
  const rows = await t.db
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        eq(outbox.type, 'booking.starts_tomorrow'),
        sql`${outbox.payload} ->> 'bookingId' = ${String(id)}`,
      ),
    );
  return rows.length;
};
/** Two processes look at the same time. */
const sweep = () => Promise.all([sweepBookings(t.deps), sweepBookings(t.deps)]);

test('both are reminded a day before the start, once', async () => {
  const booking = await aBooking(t, { status: 'upcoming', checkout });
  t.clock.set('2026-05-02T00:59:59Z');
  await sweep();
  expect(await remindersOf(booking)).toBe(0);
  t.clock.set(DAY_BEFORE);
  await sweep();
  await sweep();
  expect(await remindersOf(booking)).toBe(1);
});

test('nobody is reminded of a tour that was cancelled, or agreed on later than that', async () => {
  const cancelled = await aBooking(t, { status: 'upcoming', checkout });
  await t.inject(updateBookingStatus, {
    token: cancelled.guide.user.token,
    params: { id: cancelled.id },
    body: { status: 'cancelled' },
  });
  t.clock.set('2026-05-02T02:00:00Z');
  const late = await aBooking(t, { status: 'upcoming', checkout });
  await sweep();
  expect([await remindersOf(cancelled), await remindersOf(late)]).toEqual([0, 0]);
});

test('a reminder that a stopped server missed is not sent after the start has come', async () => {
  const booking = await aBooking(t, { status: 'upcoming', checkout });
  t.clock.set('2026-05-03T00:00:00Z');
  await sweep();
  expect(await remindersOf(booking)).toBe(0);
});
