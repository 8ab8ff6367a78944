import { randomUUID } from 'node:crypto';
import { getBusyEnd } from '@tomoguide/contract/bookings/busy-range';
import {
  acceptBooking,
  createBooking as createBookingCall,
} from '@tomoguide/contract/bookings/calls';
import {
  calculateSiteCosts,
  NO_PARTICULARS,
  toParticulars,
} from '@tomoguide/contract/bookings/particulars';
import { calculateTourPrice } from '@tomoguide/contract/bookings/price';
import type { BookingStatus } from '@tomoguide/contract/bookings/statuses';
import type { BodyInput } from '@tomoguide/contract/call';
import { payDeposit, succeedDemoSession } from '@tomoguide/contract/payments/calls';
import { CANCELLATION_POLICY } from '@tomoguide/contract/payments/figures';
import { BookingId, type GuideId, type UserId } from '@tomoguide/contract/primitives';
import { inTransaction } from '../../database/transaction.ts';
import type { Deps } from '../../deps.ts';
import { updateBooking } from '../../domains/bookings/queries.ts';
import { type BookingRow, bookings, type NewBooking } from '../../domains/bookings/tables.ts';
import type { TestApp, TestReply } from '../app.ts';
import { aUser } from './accounts.ts';
import { aGuide, type TestGuide } from './guides.ts';

/** The parts of the test app that factories need. */
type FactoryDeps = { deps: Deps };

interface BookingRowOptions extends Partial<NewBooking> {
  guideId: GuideId;
  guideUserId: UserId;
  travelerId: UserId;
  start: Temporal.Instant;
}

/**
 * Inserts a booking row for a three-hour tour for two people, without money or history, for tests of
 * database rules and reads. For bookings with money, use `aBooking`.
 */
export const aBookingRow = async (
  { deps }: FactoryDeps,
  { start, ...given }: BookingRowOptions,
): Promise<BookingRow> => {
  const size = {
    durationMinutes: given.bookedMinutes ?? 180,
    travelers: given.travelers ?? 2,
    hourlyPriceCents: 20_000,
    additionalPriceCents: 3_000,
  };
  const { totalCents, depositCents } = calculateTourPrice(size);
  const { mealYen, transportYen, ticketsYen } = calculateSiteCosts(NO_PARTICULARS);
  const end = start.add({ minutes: size.durationMinutes });
  const status = given.status ?? 'pending';
  const [row] = await deps.db
    .insert(bookings)
    .values({
      status,
      ...(status === 'cancelled' ? { cancelKind: 'traveler' as const } : {}),
      scheduledStart: start,
      scheduledEnd: end,
      busy: { start, end: getBusyEnd(end) },
      timeZone: 'Asia/Tokyo',
      bookedMinutes: size.durationMinutes,
      travelers: size.travelers,
      services: [],
      hourlyPriceCents: size.hourlyPriceCents,
      additionalPriceCents: size.additionalPriceCents,
      totalCents,
      depositCents,
      policy: CANCELLATION_POLICY,
      particulars: toParticulars({ meetingAddress: '1-1 Marunouchi, Chiyoda-ku, Tokyo' }),
      mealYen,
      transportYen,
      ticketsYen,
      createdAt: deps.clock.now(),
      ...given,
    })
    .returning();
  if (!row) throw new Error('the row did not come back');
  return row;
};

type CheckoutBody = BodyInput<typeof createBookingCall>;

/**
 * Returns the request for a checkout: a three-hour tour for two people at 10:00 in Tokyo on May 10, 2026,
 * for RMB 690.
 */
export const aCheckout = (guideId: GuideId, changes: Partial<CheckoutBody> = {}): CheckoutBody => ({
  guideId,
  scheduledStartTime: '2026-05-10T01:00:00Z',
  duration: 3,
  travelers: 2,
  services: [],
  meetingAddress: '1-1 Marunouchi, Chiyoda-ku, Tokyo',
  ...changes,
});

/** Returns a header with a new Idempotency-Key. */
export const aKey = (): Record<string, string> => ({ 'idempotency-key': randomUUID() });

/** Checks out through the API, and returns the response. */
export const checkOut = (
  t: TestApp,
  token: string,
  guideId: GuideId,
  changes: Partial<CheckoutBody> = {},
): Promise<TestReply> =>
  t.inject(createBookingCall, { token, body: aCheckout(guideId, changes), headers: aKey() });

type TestUser = Awaited<ReturnType<typeof aUser>>;

export interface TestBooking {
  id: BookingId;
  guide: TestGuide;
  traveler: TestUser;
}

interface BookingOptions {
  /** The status to reach; every step to it is taken as a user would. `pending` by default. */
  status?: 'pending' | 'confirmed' | 'upcoming' | 'ongoing';
  guide?: TestGuide;
  traveler?: TestUser;
  checkout?: Partial<CheckoutBody>;
}

/**
 * Creates a booking through the domains, as users do, with its money and history: booked, paid and
 * accepted, as far as `status` requires.
 */
export const aBooking = async (t: TestApp, given: BookingOptions = {}): Promise<TestBooking> => {
  const guide = given.guide ?? (await aGuide(t));
  const traveler = given.traveler ?? (await aUser(t));
  const reply = await checkOut(t, traveler.token, guide.id, given.checkout);
  if (reply.status !== 201) throw new Error(`no booking: ${reply.raw}`);
  const booking = { id: BookingId.parse(reply.body.id), guide, traveler };
  const status = given.status ?? 'pending';
  if (status === 'pending') return booking;
  await payBookingDeposit(t, booking);
  if (status === 'upcoming' || status === 'ongoing') {
    const accepted = await t.inject(acceptBooking, {
      token: guide.user.token,
      params: { id: booking.id },
    });
    if (accepted.status !== 200) throw new Error(`not accepted: ${accepted.raw}`);
  }
  if (status === 'ongoing') {
    const both = { travelerConfirmedStart: true, guideConfirmedStart: true };
    await forceStatus(t, booking, 'ongoing', both);
  }
  return booking;
};

/** Pays the deposit at the demo provider, and returns the last response. */
export const payBookingDeposit = async (t: TestApp, booking: TestBooking): Promise<TestReply> => {
  const payment = await t.inject(payDeposit, {
    token: booking.traveler.token,
    params: { bookingId: booking.id },
    body: { method: 'card' },
    headers: aKey(),
  });
  const page = new URL(payment.body.redirectUrl, 'http://x');
  const sessionId = page.searchParams.get('session') ?? '';
  return t.inject(succeedDemoSession, { params: { sessionId } });
};

/**
 * Sets a booking's status directly, for statuses that no action of the test reaches. Does not change its
 * money.
 */
export const forceStatus = async (
  t: TestApp,
  booking: TestBooking,
  status: BookingStatus,
  changes: Partial<NewBooking> = {},
): Promise<void> => {
  await inTransaction(t.db, (tx) => updateBooking(tx, booking.id, { ...changes, status }));
};
