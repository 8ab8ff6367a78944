import { confirmStart, updateBookingStatus } from '@tomoguide/contract/bookings/calls';
import { listSystemMessages } from '@tomoguide/contract/notifications/calls';
import type { SystemMessage } from '@tomoguide/contract/notifications/entities';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { outbox } from '../../../events/tables.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aToken } from '../../../testing/factories/accounts.ts';
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

const getReminders = async ({ id }: TestBooking): Promise<number> => {
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
/** Sweeps concurrently, as two processes would. */
const sweep = () => Promise.all([sweepBookings(t.deps), sweepBookings(t.deps)]);

test('reminds both parties once, a day before the start', async () => {
  const booking = await aBooking(t, { status: 'upcoming', checkout });
  t.clock.set('2026-05-02T00:59:59Z');
  await sweep();
  expect(await getReminders(booking)).toBe(0);
  t.clock.set(DAY_BEFORE);
  await sweep();
  await sweep();
  expect(await getReminders(booking)).toBe(1);
});

test('sends no reminder for a tour that was cancelled, or booked less than a day ahead', async () => {
  const cancelled = await aBooking(t, { status: 'upcoming', checkout });
  await t.inject(updateBookingStatus, {
    token: cancelled.guide.user.token,
    params: { id: cancelled.id },
    body: { status: 'cancelled' },
  });
  t.clock.set('2026-05-02T02:00:00Z');
  const late = await aBooking(t, { status: 'upcoming', checkout });
  await sweep();
  expect([await getReminders(cancelled), await getReminders(late)]).toEqual([0, 0]);
});

test('sends no reminder after the start, even if the server was down', async () => {
  const booking = await aBooking(t, { status: 'upcoming', checkout });
  t.clock.set('2026-05-03T00:00:00Z');
  await sweep();
  expect(await getReminders(booking)).toBe(0);
});

test.each([
  ['not confirmed', false],
  ['confirmed by the traveler that morning', true],
])('notifies both parties once, two hours before a start that is %s', async (_, isConfirmed) => {
  const booking = await aBooking(t, { status: 'upcoming', checkout });
  // It is 06:00 in Tokyo on the day of the tour.
  t.clock.set('2026-05-02T21:00:00Z');
  if (isConfirmed) {
    const token = await aToken(t, booking.traveler.id);
    const input = { token, params: { id: booking.id }, body: { userType: 'traveler' } };
    expect((await t.inject(confirmStart, input)).body.status).toBe('awaiting_start');
  }
  const noticeTitles = async () => {
    await t.drain();
    return Promise.all(
      [booking.traveler.id, booking.guide.userId].map(async (userId) => {
        const token = await aToken(t, userId);
        const { body } = await t.inject(listSystemMessages, { token });
        return body.data
          .filter(({ title }: SystemMessage) => title === 'Your tour starts soon')
          .map(({ actionable }: SystemMessage) => actionable);
      }),
    );
  };
  t.clock.set('2026-05-02T22:59:59Z');
  await sweep();
  expect(await noticeTitles()).toEqual([[], []]);
  t.clock.set('2026-05-02T23:00:00Z');
  await sweep();
  await sweep();
  // A party that has already confirmed the start is not asked to confirm it.
  expect(await noticeTitles()).toEqual([[!isConfirmed], [true]]);
});
