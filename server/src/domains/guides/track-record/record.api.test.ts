import {
  decideDispute,
  rejectBooking,
  updateBookingStatus,
} from '@tomoguide/contract/bookings/calls';
import { getGuide } from '@tomoguide/contract/guides/calls';
import type { BookingId } from '@tomoguide/contract/primitives';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aUser } from '../../../testing/factories/accounts.ts';
import {
  aBooking,
  aKey,
  payBookingDeposit,
  type TestBooking,
} from '../../../testing/factories/bookings.ts';
import { aDisputableBooking, dispute } from '../../../testing/factories/disputes.ts';
import { aGuide, type TestGuide } from '../../../testing/factories/guides.ts';
import { accept, aTourRequest } from '../../../testing/factories/tour-requests.ts';
import { sweepBookings } from '../../bookings/timers.ts';

let t: TestApp;
let guide: TestGuide;
const NOW = '2026-05-01T00:00:00Z';

beforeAll(async () => {
  t = await testApp({ now: NOW });
});
afterAll(() => t.close());
beforeEach(async () => {
  guide = await aGuide(t);
});
afterEach(() => t.clock.set(NOW));

/** Creates a booking with the guide, on a different day each time. */
let day = 10;
const bookTour = (status: 'pending' | 'confirmed' | 'upcoming') => {
  day = day === 25 ? 10 : day + 1;
  return aBooking(t, {
    status,
    guide,
    checkout: { scheduledStartTime: `2026-05-${day}T01:00:00Z` },
  });
};
const cancel = async ({ id }: TestBooking, token: string) => {
  const body = { status: 'cancelled' };
  const reply = await t.inject(updateBookingStatus, { token, params: { id }, body });
  expect(reply.status).toBe(200);
};
const rejectRequest = async (id: BookingId) => {
  const reply = await t.inject(rejectBooking, {
    token: guide.user.token,
    params: { id },
    body: { rejectReason: 'other', reason: 'My street is flooded' },
    headers: aKey(),
  });
  expect(reply.status, reply.raw).toBe(200);
};
const rate = async () => {
  await t.drain();
  return (await t.inject(getGuide, { params: { id: guide.id } })).body.acceptanceRate;
};

test('the acceptance rate is the share of accepted requests among the answered ones', async () => {
  expect(await rate()).toBeNull();
  await bookTour('upcoming');
  expect(await rate()).toBe(1);
  await rejectRequest((await bookTour('confirmed')).id);
  expect(await rate()).toBe(0.5);
});

test('counts an unanswered request as a rejection', async () => {
  await bookTour('upcoming');
  await bookTour('confirmed');
  t.clock.advance({ hours: 25 });
  await sweepBookings(t.deps);
  expect(await rate()).toBe(0.5);
});

test('counts the guide’s cancellation of an unanswered request as a rejection', async () => {
  await bookTour('upcoming');
  await cancel(await bookTour('confirmed'), guide.user.token);
  expect(await rate()).toBe(0.5);
});

test('no longer counts an acceptance after the guide cancels the booking', async () => {
  await bookTour('upcoming');
  const other = await bookTour('upcoming');
  expect(await rate()).toBe(1);
  await cancel(other, guide.user.token);
  expect(await rate()).toBe(0.5);
});

test('counts a booking from an accepted request once it is paid, and its cancellation only once', async () => {
  await bookTour('upcoming');
  const sent = await aTourRequest(t, { guide });
  const { body } = await accept(t, sent);
  const direct = { ...sent.conversation, id: body.booking.id };
  await bookTour('confirmed').then(({ id }) => rejectRequest(id));
  expect(await rate()).toBe(0.5);
  await payBookingDeposit(t, direct);
  expect(await rate()).toBeCloseTo(2 / 3);
  await cancel(direct, guide.user.token);
  expect(await rate()).toBeCloseTo(1 / 3);
});

test('unpaid bookings and cancellations by travelers do not change the rate', async () => {
  const accepted = await bookTour('upcoming');
  const unanswered = await bookTour('confirmed');
  await cancel(await bookTour('pending'), guide.user.token);
  await bookTour('pending');
  await cancel(unanswered, unanswered.traveler.token);
  await cancel(accepted, accepted.traveler.token);
  t.clock.advance({ minutes: 16 });
  await sweepBookings(t.deps);
  expect(await rate()).toBe(1);
});

const tours = async () => {
  await t.drain();
  return (await t.inject(getGuide, { params: { id: guide.id } })).body.tourCount;
};
const decideAs = async (outcome: 'completed' | 'cancelled', { id }: TestBooking) => {
  const decided = await t.inject(decideDispute, {
    token: (await aUser(t, { isStaff: true })).token,
    params: { id },
    body: { outcome, refundCents: 0, reason: 'The photos show the whole tour.' },
    headers: aKey(),
  });
  expect(decided.status, decided.raw).toBe(200);
};

test('counts a completed tour once, even if it is disputed later', async () => {
  expect(await tours()).toBe(0);
  const booking = await aDisputableBooking(t, 'completed', { guide });
  expect(await tours()).toBe(1);
  expect((await dispute(t, booking)).status).toBe(200);
  await decideAs('completed', booking);
  expect(await tours()).toBe(1);
});

test.each(['ongoing', 'no_show_traveler'] as const)(
  'counts a tour disputed before completion (%s) if the dispute is resolved as completed',
  async (state) => {
    const booking = await aDisputableBooking(t, state, { guide });
    expect((await dispute(t, booking)).status).toBe(200);
    expect(await tours()).toBe(0);
    await decideAs('completed', booking);
    expect(await tours()).toBe(1);
  },
);

test('does not count a tour that a dispute’s decision cancels', async () => {
  const booking = await aDisputableBooking(t, 'ongoing', { guide });
  expect((await dispute(t, booking)).status).toBe(200);
  await decideAs('cancelled', booking);
  expect(await tours()).toBe(0);
});
