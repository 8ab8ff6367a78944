import { getBooking } from '@tomoguide/contract/bookings/calls';
import { findNextDueTransition } from '@tomoguide/contract/bookings/find-transition';
import type { BookingStatus } from '@tomoguide/contract/bookings/statuses';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../database/transaction.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aToken } from '../../../testing/factories/accounts.ts';
import { aBooking, forceStatus } from '../../../testing/factories/bookings.ts';
import { ledgerProblems } from '../../../testing/factories/payments.ts';
import { findBookingById, updateBooking } from '../queries.ts';
import type { NewBooking } from '../tables.ts';
import { sweepBookings } from '../timers.ts';
import { toFacts } from '../transitions/row-to-facts.ts';

/** Sets statuses directly, without API requests. No status may block a booking or its money forever. */
let t: TestApp;
const NOW = '2026-05-01T00:00:00Z';
const toInstant = (text: string) => Temporal.Instant.from(text);
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

const advanceTo = async (status: BookingStatus, changes: Partial<NewBooking> = {}) => {
  t.clock.set(NOW);
  const booking = await aBooking(t, { status: 'upcoming', checkout });
  await forceStatus(t, booking, status, changes);
  const row = await findBookingById(t.db, booking.id);
  const deadlineAt = row && findNextDueTransition(toFacts(row))?.at;
  await inTransaction(t.db, (tx) =>
    updateBooking(tx, booking.id, { deadlineAt: deadlineAt ?? null }),
  );
  return async () => {
    const token = await aToken(t, booking.traveler.id);
    return (await t.inject(getBooking, { token, params: { id: booking.id } })).body;
  };
};

const both = { travelerConfirmedStart: true, guideConfirmedStart: true };

test('completes an ongoing tour 48 hours after its scheduled end', async () => {
  const read = await advanceTo('ongoing', both);
  t.clock.set('2026-05-05T03:59:59Z');
  await sweepBookings(t.deps);
  expect((await read()).status).toBe('ongoing');
  t.clock.set('2026-05-05T04:00:00Z');
  await sweepBookings(t.deps);
  expect(await read()).toMatchObject({ status: 'completed', cancelKind: null, tab: 'past' });
});

test('treats a start that only one party confirmed as a reported no-show, and holds the money for 72 hours', async () => {
  const read = await advanceTo('awaiting_start', { travelerConfirmedStart: true });
  t.clock.set('2026-05-04T04:00:00Z');
  await sweepBookings(t.deps);
  expect(await read()).toMatchObject({
    status: 'cancelled',
    cancelKind: 'no_show_guide',
    refunds: [],
  });
  t.clock.set('2026-05-07T03:59:59Z');
  await sweepBookings(t.deps);
  expect((await read()).refunds).toEqual([]);
  t.clock.set('2026-05-07T04:00:00Z');
  await sweepBookings(t.deps);
  await sweepBookings(t.deps);
  expect((await read()).refunds).toMatchObject([{ amountCents: 20_700 }]);
});

test('resolves a pending dispute by the default rule after 14 days', async () => {
  const read = await advanceTo('disputed', {
    ...both,
    disputedAt: toInstant('2026-05-03T06:00:00Z'),
  });
  t.clock.set('2026-05-17T06:00:00Z');
  await sweepBookings(t.deps);
  expect((await read()).status).toBe('completed');
  const other = await advanceTo('disputed', { disputedAt: toInstant('2026-05-03T06:00:00Z') });
  t.clock.set('2026-05-17T06:00:00Z');
  await sweepBookings(t.deps);
  expect(await other()).toMatchObject({
    status: 'cancelled',
    cancelKind: 'dispute',
    refunds: [{ amountCents: 20_700 }],
  });
});
