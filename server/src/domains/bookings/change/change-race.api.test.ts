import { getBooking } from '@tomoguide/contract/bookings/calls';
import { chooseForTestLength } from '@tomoguide/contract/testing-length';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aToken, aUser } from '../../../testing/factories/accounts.ts';
import {
  aBooking,
  aCheckout,
  aKey,
  type TestBooking,
} from '../../../testing/factories/bookings.ts';
import {
  acceptProposal,
  aPlan,
  aProposal,
  CHEAPER,
  DEARER,
  openDifference,
} from '../../../testing/factories/change-proposals.ts';
import { ledgerProblems } from '../../../testing/factories/payments.ts';
import { type RawRequest, sendSimultaneously } from '../../../testing/synchronised.ts';
import { sweepBookings } from '../timers.ts';

/** Races the steps of a change proposal against each other and against other steps of the booking. */
let t: TestApp;
const NOW = '2026-05-01T00:00:00Z';
const ROUNDS = chooseForTestLength(2, 15);
const rounds = Array.from({ length: ROUNDS }, (_, round) => round + 1);

beforeAll(async () => {
  t = await testApp({ now: NOW });
});
afterAll(async () => {
  await t.runDueJobs();
  expect(await ledgerProblems(t)).toEqual([]);
  await t.close();
});

const anAcceptedBooking = (): Promise<TestBooking> => {
  t.clock.set(NOW);
  return aBooking(t, { status: 'upcoming' });
};
const fetchBooking = async ({ id, traveler }: TestBooking) =>
  (await t.inject(getBooking, { token: await aToken(t, traveler.id), params: { id } })).body;

const send = (token: string, path: string, body?: unknown, method = 'POST'): RawRequest => ({
  method,
  path,
  body,
  headers: { authorization: `Bearer ${token}`, ...aKey() },
});
const proposal = ({ id }: TestBooking, token: string, changes: object) =>
  send(token, `/api/v2/bookings/${id}/change-proposals`, aPlan(changes));
const answer = ({ id }: TestBooking, token: string, proposalId: number, step: string) =>
  send(token, `/api/v2/bookings/${id}/change-proposals/${proposalId}/${step}`);
const cancellation = ({ id, traveler }: TestBooking) =>
  send(traveler.token, `/api/bookings/${id}/status`, { status: 'cancelled' }, 'PATCH');
const confirmation = (session: string): RawRequest => ({
  method: 'POST',
  path: `/api/demo-provider/sessions/${session}/confirm`,
  body: { payer: 'WANG MEI' },
});
const count = (replies: { status: number }[], status: number) =>
  replies.filter((reply) => reply.status === status).length;

test.each(rounds)(
  'of two sides that propose at once, only one has an open proposal (%i)',
  async () => {
    const booking = await anAcceptedBooking();
    const { traveler, guide } = booking;
    const replies = await sendSimultaneously(t.app, [
      proposal(booking, traveler.token, {}),
      proposal(booking, guide.user.token, CHEAPER),
    ]);
    expect([count(replies, 200), count(replies, 409)]).toEqual([1, 1]);
    expect((await fetchBooking(booking)).changes).toMatchObject({ ended: [], proposalsLeft: 5 });
  },
);

test.each(rounds)('of two proposals for the same time, only one holds it (%i)', async () => {
  const booking = await anAcceptedBooking();
  const other = await aBooking(t, {
    status: 'upcoming',
    guide: booking.guide,
    checkout: { scheduledStartTime: '2026-05-11T01:00:00Z' },
  });
  const moved = { scheduledStartTime: '2026-05-12T01:00:00Z' };
  const replies = await sendSimultaneously(t.app, [
    proposal(booking, booking.traveler.token, moved),
    proposal(other, other.traveler.token, moved),
  ]);
  expect([count(replies, 200), count(replies, 409)]).toEqual([1, 1]);
});

test.each(rounds)(
  'accepting beside cancelling cancels once, with the right refund (%i)',
  async () => {
    const booking = await anAcceptedBooking();
    const id = await aProposal(t, booking, 'guide', CHEAPER);
    await sendSimultaneously(t.app, [
      answer(booking, booking.traveler.token, id, 'accept'),
      cancellation(booking),
      answer(booking, booking.traveler.token, id, 'decline'),
    ]);
    const { status, changes, refunds } = await fetchBooking(booking);
    const cents = refunds.map(({ amountCents }: { amountCents: number }) => amountCents);
    expect([status, changes.open]).toEqual(['cancelled', null]);
    expect(['applied', 'declined', 'expired']).toContain(changes.ended[0]?.state);
    expect(cents).toEqual(changes.ended[0]?.state === 'applied' ? [6_900, 13_800] : [20_700]);
  },
);

test.each(rounds)(
  'a proposal beside buyers of the same time: one of them gets it (%i)',
  async () => {
    const booking = await anAcceptedBooking();
    const people = await Promise.all(Array.from({ length: 3 }, () => aUser(t)));
    const start = { scheduledStartTime: '2026-05-12T01:00:00Z' };
    const [proposed, ...booked] = await sendSimultaneously(t.app, [
      proposal(booking, booking.traveler.token, start),
      ...people.map(({ token }) =>
        send(token, '/api/v2/bookings', aCheckout(booking.guide.id, start)),
      ),
    ]);
    expect(count(booked, 201)).toBe(proposed?.status === 200 ? 0 : 1);
  },
);

test.each(rounds)('accepting leaves the old time to exactly one buyer (%i)', async () => {
  const booking = await anAcceptedBooking();
  const id = await aProposal(t, booking, 'traveler', {
    scheduledStartTime: '2026-05-12T01:00:00Z',
  });
  const people = await Promise.all(Array.from({ length: 3 }, () => aUser(t)));
  const [accepted, ...booked] = await sendSimultaneously(t.app, [
    answer(booking, booking.guide.user.token, id, 'accept'),
    ...people.map(({ token }) => send(token, '/api/v2/bookings', aCheckout(booking.guide.id))),
  ]);
  expect(accepted?.status).toBe(200);
  expect(count(booked, 201)).toBeLessThanOrEqual(1);
  expect((await fetchBooking(booking)).scheduledStartTime).toBe('2026-05-12T01:00:00Z');
});

test.each(rounds)('paying beside withdrawing and cancelling loses no money (%i)', async () => {
  for (const other of ['withdraw', 'cancel'] as const) {
    const booking = await anAcceptedBooking();
    const id = await aProposal(t, booking, 'guide', DEARER);
    await acceptProposal(t, booking, 'traveler', id);
    const session = await openDifference(t, booking);
    await sendSimultaneously(t.app, [
      confirmation(session),
      other === 'cancel'
        ? cancellation(booking)
        : answer(booking, booking.traveler.token, id, 'withdraw'),
    ]);
    const { status, duration, depositCents, changes, refunds } = await fetchBooking(booking);
    const [ended] = changes.ended;
    const paid = refunds.map(({ amountCents }: { amountCents: number }) => amountCents);
    const isApplied = ended?.state === 'applied';
    expect([duration, depositCents]).toEqual(isApplied ? [4, 27_600] : [3, 20_700]);
    if (status === 'upcoming') expect(paid).toEqual(isApplied ? [] : [6_900]);
    else expect(paid.toSorted()).toEqual([20_700, 6_900]);
    expect(await ledgerProblems(t)).toEqual([]);
  }
});

test('paying beside the deadline either applies the change or refunds the difference', async () => {
  const booking = await anAcceptedBooking();
  const id = await aProposal(t, booking, 'guide', DEARER);
  await acceptProposal(t, booking, 'traveler', id);
  const session = await openDifference(t, booking);
  t.clock.set('2026-05-01T00:14:59Z');
  const paying = sendSimultaneously(t.app, [confirmation(session)]);
  t.clock.set('2026-05-01T00:15:00Z');
  await Promise.all([paying, ...Array.from({ length: 4 }, () => sweepBookings(t.deps))]);
  const { duration, changes, refunds } = await fetchBooking(booking);
  expect(changes.open).toBeNull();
  if (changes.ended[0]?.state === 'applied') expect([duration, refunds]).toEqual([4, []]);
  else expect(duration).toBe(3);
  expect(await ledgerProblems(t)).toEqual([]);
});
