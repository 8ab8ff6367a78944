import {
  acceptBooking,
  getBooking,
  getRefundQuote,
  rejectBooking,
  updateBookingStatus,
} from '@tomoguide/contract/bookings/calls';
import { BOOKING_STATUSES, type BookingStatus } from '@tomoguide/contract/bookings/statuses';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, type TestReply, testApp } from '../../../testing/app.ts';
import { aUser } from '../../../testing/factories/accounts.ts';
import {
  aBooking,
  aKey,
  forceStatus,
  type TestBooking,
} from '../../../testing/factories/bookings.ts';
import { sweepBookings } from '../timers.ts';

let t: TestApp;
let stranger: string;
const NOW = '2026-05-01T00:00:00Z';
const CHECKOUT = { scheduledStartTime: '2026-05-03T01:00:00Z' };
/** Two hours before that start. */
const START_NEAR = '2026-05-02T23:00:00Z';

beforeAll(async () => {
  t = await testApp({ now: NOW });
  stranger = (await aUser(t)).token;
});
afterAll(() => t.close());

type Who = 'traveler' | 'guide' | 'stranger' | 'visitor';
const WHO: Who[] = ['traveler', 'guide', 'stranger', 'visitor'];

const tokenOf = (booking: TestBooking, who: Who): string | undefined =>
  ({
    traveler: booking.traveler.token,
    guide: booking.guide.user.token,
    stranger,
    visitor: undefined,
  })[who];

/** Everything a person can ask of a booking so far. */
const ACTIONS: Record<string, (booking: TestBooking, who: Who) => Promise<TestReply>> = {
  accept: (booking, who) =>
    t.inject(acceptBooking, { token: tokenOf(booking, who), params: { id: booking.id } }),
  reject: (booking, who) =>
    t.inject(rejectBooking, {
      token: tokenOf(booking, who),
      params: { id: booking.id },
      body: { rejectReason: 'not_available' },
      headers: aKey(),
    }),
  ...Object.fromEntries(
    BOOKING_STATUSES.map((status) => [
      `set ${status}`,
      (booking: TestBooking, who: Who) =>
        t.inject(updateBookingStatus, {
          token: tokenOf(booking, who),
          params: { id: booking.id },
          body: { status },
        }),
    ]),
  ),
};

/** Brings a booking into each status: by people and the clock where they can, else by hand. */
const bring = async (status: BookingStatus): Promise<TestBooking> => {
  t.clock.set(NOW);
  if (status === 'pending' || status === 'confirmed')
    return aBooking(t, { status, checkout: CHECKOUT });
  const booking = await aBooking(t, { status: 'upcoming', checkout: CHECKOUT });
  if (status === 'upcoming') return booking;
  if (status === 'cancelled') {
    await forceStatus(t, booking, status, { cancelKind: 'hold_expired', endedAt: t.clock.now() });
    return booking;
  }
  t.clock.set(START_NEAR);
  await sweepBookings(t.deps);
  if (status !== 'awaiting_start') await forceStatus(t, booking, status);
  return booking;
};

/**
 * The cells of the table of statuses that have a call so far: who may do what, and what becomes of
 * the booking.
 */
const ALLOWED: Partial<Record<BookingStatus, Record<string, Partial<Record<Who, string>>>>> = {
  pending: { 'set cancelled': { traveler: 'cancelled traveler', guide: 'cancelled guide' } },
  confirmed: {
    accept: { guide: 'upcoming null' },
    reject: { guide: 'cancelled rejected' },
    'set cancelled': { traveler: 'cancelled traveler', guide: 'cancelled guide' },
  },
  upcoming: { 'set cancelled': { traveler: 'cancelled traveler', guide: 'cancelled guide' } },
  awaiting_start: { 'set cancelled': { traveler: 'cancelled traveler', guide: 'cancelled guide' } },
  start_confirmed: {
    'set cancelled': { traveler: 'cancelled traveler', guide: 'cancelled guide' },
  },
};

const read = async (booking: TestBooking) =>
  (await t.inject(getBooking, { token: booking.traveler.token, params: { id: booking.id } })).body;

describe.each(BOOKING_STATUSES)('%s', (status) => {
  test('everything the table does not allow is refused and changes nothing', async () => {
    const booking = await bring(status);
    const before = await read(booking);
    expect(before.status).toBe(status);
    for (const [action, ask] of Object.entries(ACTIONS)) {
      for (const who of WHO) {
        if (ALLOWED[status]?.[action]?.[who]) continue;
        const reply = await ask(booking, who);
        const expected = {
          traveler: [409, 'INVALID_TRANSITION', { status }],
          guide: [409, 'INVALID_TRANSITION', { status }],
          stranger: [404, 'NOT_FOUND', undefined],
          visitor: [401, 'AUTH_REQUIRED', undefined],
        }[who];
        expect([reply.status, reply.body.code, reply.body.details], `${who}: ${action}`).toEqual(
          expected,
        );
      }
    }
    expect(await read(booking)).toEqual(before);
  });

  const cells = Object.entries(ALLOWED[status] ?? {}).flatMap(([action, cell]) =>
    Object.entries(cell).map(([who, outcome]) => [who as Who, action, outcome] as const),
  );
  for (const [who, action, outcome] of cells) {
    test(`${who}: ${action} → ${outcome}, in the story and among what can be done`, async () => {
      const booking = await bring(status);
      const reply = await ACTIONS[action]?.(booking, who);
      expect(reply?.status, reply?.raw).toBe(200);
      expect(`${reply?.body.status} ${reply?.body.cancelKind}`).toBe(outcome);
      expect(reply?.body.history.at(-1)).toMatchObject({
        by: who,
        from: status,
        to: reply?.body.status,
      });
      expect(reply?.body.can).toEqual(outcome === 'upcoming null' ? ['cancel'] : []);
    });
  }

  test('the quote of a refund is for those who can cancel', async () => {
    const booking = await bring(status);
    for (const who of WHO) {
      const quote = await t.inject(getRefundQuote, {
        token: tokenOf(booking, who),
        params: { id: booking.id },
      });
      const cancels = ALLOWED[status]?.['set cancelled'] ? 200 : 409;
      const expected = { traveler: cancels, guide: cancels, stranger: 404, visitor: 401 }[who];
      expect(quote.status, who).toBe(expected);
    }
  });
});
