import {
  acceptBooking,
  rejectBooking,
  updateBookingStatus,
} from '@tomoguide/contract/bookings/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../database/transaction.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { aUser } from '../../testing/factories/accounts.ts';
import { aBooking, aKey } from '../../testing/factories/bookings.ts';
import { lockBookingAndCalendar } from './lock-booking.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

test.each([
  ['cancels', updateBookingStatus, { status: 'cancelled' }],
  ['rejects', rejectBooking, { rejectReason: 'not_available' }],
  ['accepts', acceptBooking, undefined],
] as const)(
  'a stranger who %s is refused without waiting for the booking or its guide',
  async (_, call, body) => {
    const booking = await aBooking(t);
    const { token } = await aUser(t);
    const reply = await inTransaction(t.db, async (tx) => {
      await lockBookingAndCalendar(tx, booking.id);
      return t.inject(call, { token, params: { id: booking.id }, body, headers: aKey() });
    });
    expect([reply.status, reply.body.code]).toEqual([404, 'NOT_FOUND']);
  },
);
