import {
  acceptBooking,
  rejectBooking,
  updateBookingStatus,
} from '@tomoguide/contract/bookings/calls';
import { payDeposit } from '@tomoguide/contract/payments/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../database/transaction.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aUser } from '../../../testing/factories/accounts.ts';
import { aBooking, aBookingRow, aKey } from '../../../testing/factories/bookings.ts';
import { lockUser } from '../../accounts/service.ts';
import { listDueBookings, lockBookingAndCalendar } from '../queries.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

test.each([
  ['cancels', updateBookingStatus, { status: 'cancelled' }],
  ['rejects', rejectBooking, { rejectReason: 'not_available' }],
  ['accepts', acceptBooking, undefined],
  ['pays', payDeposit, { method: 'card' }],
] as const)(
  'rejects another user who %s without waiting for locks on the booking or its guide',
  async (_, call, body) => {
    const booking = await aBooking(t);
    const { token } = await aUser(t);
    const reply = await inTransaction(t.db, async (tx) => {
      await lockBookingAndCalendar(tx, booking.id);
      const params = { id: booking.id, bookingId: booking.id };
      return t.inject(call, { token, params, body, headers: aKey() });
    });
    expect([reply.status, reply.body.code]).toEqual([404, 'NOT_FOUND']);
  },
);

test('does not block rows that merely reference a locked user, guide or booking', async () => {
  const booking = await aBooking(t);
  const row = await inTransaction(t.db, async (tx) => {
    await lockUser(tx, booking.traveler.id);
    await lockBookingAndCalendar(tx, booking.id);
    return aBookingRow(t, {
      guideId: booking.guide.id,
      guideUserId: booking.guide.userId,
      travelerId: booking.traveler.id,
      start: t.clock.now().add({ hours: 999 }),
    });
  });
  expect(row.id).toBeGreaterThan(booking.id);
});

test('processes the oldest deadline or settlement first', async () => {
  const { guide, traveler } = await aBooking(t);
  const now = t.clock.now();
  const people = { guideId: guide.id, guideUserId: guide.userId, travelerId: traveler.id };
  const hoursLater = (hours: number) => now.add({ hours });
  await aBookingRow(t, { ...people, start: hoursLater(500), deadlineAt: hoursLater(-1) });
  const settling = await aBookingRow(t, {
    ...people,
    start: hoursLater(600),
    status: 'cancelled',
    settleAt: hoursLater(-2),
  });
  expect(await listDueBookings(t.db, now, [], 1)).toEqual([settling.id]);
});
