import {
  getBooking,
  getBookingQuote,
  getInstantEligibility,
  listGuideBookings,
  updateBookingStatus,
  withdrawInstantBooking,
} from '@tomoguide/contract/bookings/calls';
import { getGuide } from '@tomoguide/contract/guides/calls';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../database/transaction.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aToken, aUser } from '../../../testing/factories/accounts.ts';
import {
  aBooking,
  aBookingRow,
  checkOut,
  payBookingDeposit,
  type TestBooking,
} from '../../../testing/factories/bookings.ts';
import { acceptProposal, aProposal } from '../../../testing/factories/change-proposals.ts';
import { aGuide, type TestGuide } from '../../../testing/factories/guides.ts';
import { ledgerProblems } from '../../../testing/factories/payments.ts';
import { updateGuide } from '../../guides/service.ts';

let t: TestApp;
const NOW = '2026-05-01T00:00:00Z';

beforeAll(async () => {
  t = await testApp({ now: NOW });
});
afterEach(() => t.clock.set(NOW));
afterAll(async () => {
  expect(await ledgerProblems(t)).toEqual([]);
  await t.close();
});

const aVerified = () => aUser(t, { identityVerifiedAt: t.clock.now() });
const anInstantGuide = () => aGuide(t, { instantBooking: true });
const switchOff = ({ id }: TestGuide) =>
  inTransaction(t.db, (tx) => updateGuide(tx, t.deps, id, { instantBooking: false }));
const anInstantBooking = async (guide?: TestGuide, day = 10): Promise<TestBooking> => {
  const traveler = await aVerified();
  const checkout = { instant: true, scheduledStartTime: `2026-05-${day}T01:00:00Z` };
  return aBooking(t, { guide: guide ?? (await anInstantGuide()), traveler, checkout });
};
const read = async ({ id, traveler }: TestBooking) =>
  (await t.inject(getBooking, { token: await aToken(t, traveler.id), params: { id } })).body;
const withdraw = async ({ id, guide }: TestBooking) =>
  t.inject(withdrawInstantBooking, { token: await aToken(t, guide.userId), params: { id } });

test('a paid instant booking is upcoming at once, with the guide’s signature given in advance', async () => {
  const booking = await anInstantBooking();
  await payBookingDeposit(t, booking);
  const { status, instant, paidAt, acceptedAt } = await read(booking);
  expect({ status, instant, acceptedAt }).toEqual({
    status: 'upcoming',
    instant: true,
    acceptedAt: paidAt,
  });
  const { body } = await t.inject(getBookingQuote, {
    token: booking.traveler.token,
    params: { id: booking.id },
  });
  expect(body.quote.guide).toMatchObject({ at: paidAt, inAdvance: true });
});

test('a booking is instant only if the client showed it', async () => {
  const guide = await anInstantGuide();
  const booking = await aBooking(t, { guide, traveler: await aVerified(), status: 'confirmed' });
  expect(await read(booking)).toMatchObject({ status: 'confirmed', instant: false });
});

test.each([
  ['the guide does not offer it', {}, false, true],
  [
    'the start is less than 48 hours away',
    { scheduledStartTime: '2026-05-02T01:00:00Z' },
    true,
    true,
  ],
  ['the traveler is neither verified nor known', {}, true, false],
])('rejects an instant checkout if %s', async (_, changes, instantBooking, isVerified) => {
  const guide = await aGuide(t, { instantBooking });
  const { token } = isVerified ? await aVerified() : await aUser(t);
  const reply = await checkOut(t, token, guide.id, { ...changes, instant: true });
  expect([reply.status, reply.body.code]).toEqual([409, 'INSTANT_CHANGED']);
});

test('rejects an instant checkout of a tour longer than 8 hours', async () => {
  const guide = await aGuide(t, { instantBooking: true, maxDurationMinutes: 540 });
  const { token } = await aVerified();
  const tour = { scheduledStartTime: '2026-05-10T00:00:00Z', instant: true };
  const book = (duration: number) => checkOut(t, token, guide.id, { ...tour, duration });
  const tooLong = await book(9);
  expect([tooLong.status, tooLong.body.code]).toEqual([409, 'INSTANT_CHANGED']);
  expect((await book(8)).status).toBe(201);
});

test('a traveler is eligible by a completed booking or a verified identity, without an open dispute', async () => {
  const guide = await aGuide(t);
  const isEligible = async (token: string) =>
    (await t.inject(getInstantEligibility, { token })).body.eligible;
  const traveler = await aUser(t);
  const parties = { guideId: guide.id, guideUserId: guide.userId, travelerId: traveler.id };
  expect(await isEligible(traveler.token)).toBe(false);
  const start = Temporal.Instant.from('2026-04-01T01:00:00Z');
  await aBookingRow(t, { ...parties, start, status: 'completed' });
  expect(await isEligible(traveler.token)).toBe(true);
  await aBookingRow(t, { ...parties, start: start.add({ hours: 24 }), status: 'disputed' });
  expect(await isEligible(traveler.token)).toBe(false);
  expect(await isEligible((await aVerified()).token)).toBe(true);
});

test('the promise at checkout stands if the guide switches instant booking off before the payment', async () => {
  const booking = await anInstantBooking();
  await switchOff(booking.guide);
  await payBookingDeposit(t, booking);
  expect((await read(booking)).status).toBe('upcoming');
});

test('of a checkout beside a switch-off, the booking is either instant or rejected', async () => {
  const guide = await anInstantGuide();
  const { token } = await aVerified();
  const [reply] = await Promise.all([
    checkOut(t, token, guide.id, { instant: true }),
    switchOff(guide),
  ]);
  if (reply.status === 201) expect(reply.body.instant).toBe(true);
  else expect(reply.body.code).toBe('INSTANT_CHANGED');
});

test('the guide can withdraw within an hour of the payment, with a full refund and without a trace in their record', async () => {
  const booking = await anInstantBooking();
  await payBookingDeposit(t, booking);
  const { guide } = booking;
  const readRecord = async () => {
    await t.drain();
    const { rows } = await t.db.$client.query(
      'select accepted_requests, decided_requests from guides where id = $1',
      [guide.id],
    );
    return rows[0];
  };
  expect(await readRecord()).toEqual({ accepted_requests: 1, decided_requests: 1 });
  t.clock.advance({ minutes: 60 });
  const reply = await withdraw(booking);
  expect([reply.status, reply.body.cancelKind]).toEqual([200, 'instant_withdrawn']);
  expect((await withdraw(booking)).raw).toBe(reply.raw);
  const refunds = (await read(booking)).refunds as { amountCents: number }[];
  expect(refunds.map(({ amountCents }) => amountCents)).toEqual([20_700]);
  expect(await readRecord()).toEqual({ accepted_requests: 0, decided_requests: 0 });
  expect((await t.inject(getGuide, { params: { id: guide.id } })).body.acceptanceRate).toBeNull();
});

test('a guide cannot withdraw after the hour, from an ordinary booking, or as its traveler', async () => {
  const late = await anInstantBooking();
  await payBookingDeposit(t, late);
  const asTraveler = await t.inject(withdrawInstantBooking, {
    token: late.traveler.token,
    params: { id: late.id },
  });
  t.clock.advance({ minutes: 60, seconds: 1 });
  const ordinary = await aBooking(t, { status: 'upcoming' });
  const replies = [asTraveler, await withdraw(late), await withdraw(ordinary)];
  expect(replies.map(({ status, body }) => [status, body.code])).toEqual(
    replies.map(() => [409, 'INVALID_TRANSITION']),
  );
});

test('a guide cannot withdraw after agreeing to a change', async () => {
  const booking = await anInstantBooking();
  await payBookingDeposit(t, booking);
  await acceptProposal(t, booking, 'guide', await aProposal(t, booking, 'traveler'));
  expect((await withdraw(booking)).body.code).toBe('INVALID_TRANSITION');
});

test('of two concurrent withdrawals in one month, one succeeds; the next month allows another', async () => {
  const guide = await anInstantGuide();
  const both = [await anInstantBooking(guide, 20), await anInstantBooking(guide, 21)];
  for (const each of both) await payBookingDeposit(t, each);
  const replies = await Promise.all(both.map(withdraw));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const refused = replies.find(({ status }) => status === 409);
  expect(refused?.body.code).toBe('INSTANT_WITHDRAWAL_USED');
  const shown = await t.inject(listGuideBookings, {
    token: await aToken(t, guide.userId),
    params: { userId: guide.userId },
  });
  expect(shown.status).toBe(200);
  expect(shown.raw).not.toContain('withdraw_instant');
  // June begins in Japan nine hours before it does in UTC.
  t.clock.set('2026-05-31T15:00:00Z');
  const { id } = guide;
  const next = await aBooking(t, {
    guide: { ...guide, user: { ...guide.user, token: await aToken(t, guide.userId) } },
    traveler: await aVerified(),
    checkout: { instant: true, guideId: id, scheduledStartTime: '2026-06-10T01:00:00Z' },
  });
  await payBookingDeposit(t, next);
  expect((await withdraw(next)).status).toBe(200);
});

test('of a withdrawal beside a cancellation by the traveler, one takes effect', async () => {
  const booking = await anInstantBooking();
  await payBookingDeposit(t, booking);
  const replies = await Promise.all([
    withdraw(booking),
    t.inject(updateBookingStatus, {
      token: booking.traveler.token,
      params: { id: booking.id },
      body: { status: 'cancelled' },
    }),
  ]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});
