import { getBooking } from '@tomoguide/contract/bookings/calls';
import { chooseForTestLength } from '@tomoguide/contract/testing-length';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aToken, aUser } from '../../../testing/factories/accounts.ts';
import { aCheckout, aKey, type TestBooking } from '../../../testing/factories/bookings.ts';
import { ledgerProblems } from '../../../testing/factories/payments.ts';
import { anAskedBooking, aProposedSubstitute } from '../../../testing/factories/substitutions.ts';
import { type RawRequest, sendSimultaneously } from '../../../testing/synchronised.ts';
import { sweepBookings } from '../timers.ts';

/** Races the answers of colleagues and of the traveler against each other and against other steps. */
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

const send = (token: string, path: string, body?: unknown, method = 'POST'): RawRequest => ({
  method,
  path,
  body,
  headers: { authorization: `Bearer ${token}`, ...aKey() },
});
const acceptance = (token: string, id: number) =>
  send(token, `/api/v2/substitute-requests/${id}/accept`);
const answer = (token: string, id: number, step: 'agree' | 'decline') =>
  send(token, `/api/v2/substitutions/${id}/${step}`);
const cancellation = (token: string, id: number) =>
  send(token, `/api/bookings/${id}/status`, { status: 'cancelled' }, 'PATCH');
const count = (replies: { status: number }[], status: number) =>
  replies.filter((reply) => reply.status === status).length;
const fetchAs = async (userId: TestBooking['traveler']['id'], { id }: TestBooking) =>
  t.inject(getBooking, { token: await aToken(t, userId), params: { id } });

test.each(rounds)('of five colleagues who accept at once, one is proposed (%i)', async () => {
  t.clock.set(NOW);
  const booking = await anAskedBooking(t, 5);
  const replies = await sendSimultaneously(
    t.app,
    booking.colleagues.map(({ user }) => acceptance(user.token, booking.substitutionId)),
  );
  expect([count(replies, 200), count(replies, 409)]).toEqual([1, 4]);
  const { body } = await fetchAs(booking.traveler.id, booking);
  expect(body.substitution).toMatchObject({ state: 'proposed', can: ['agree', 'decline'] });
});

test.each(rounds)('a traveler cancels beside an acceptance: no one is held (%i)', async () => {
  t.clock.set(NOW);
  const booking = await anAskedBooking(t, 1);
  const [colleague] = booking.colleagues;
  if (!colleague) throw new Error('no colleague');
  const replies = await sendSimultaneously(t.app, [
    acceptance(colleague.user.token, booking.substitutionId),
    cancellation(booking.traveler.token, booking.id),
  ]);
  expect(replies[1]?.status).toBe(200);
  const { body } = await fetchAs(booking.traveler.id, booking);
  // Whichever came first, the traveler gets the deposit back.
  expect([body.status, body.refunds[0].amountCents]).toEqual(['cancelled', 20_700]);
  const [checkout] = await sendSimultaneously(t.app, [
    send((await aUser(t)).token, '/api/v2/bookings', aCheckout(colleague.id)),
  ]);
  expect(checkout?.status).toBe(201);
});

test.each(rounds)('an acceptance and a checkout of the same time: one holds it (%i)', async () => {
  t.clock.set(NOW);
  const booking = await anAskedBooking(t, 1);
  const [colleague] = booking.colleagues;
  if (!colleague) throw new Error('no colleague');
  const replies = await sendSimultaneously(t.app, [
    acceptance(colleague.user.token, booking.substitutionId),
    send((await aUser(t)).token, '/api/v2/bookings', aCheckout(colleague.id)),
  ]);
  expect(replies.filter(({ status }) => status === 200 || status === 201)).toHaveLength(1);
});

test.each(rounds)('agreeing beside declining and cancelling: one takes effect (%i)', async () => {
  t.clock.set(NOW);
  const booking = await aProposedSubstitute(t);
  const { traveler, guide, substitutionId, substitute } = booking;
  await sendSimultaneously(t.app, [
    answer(traveler.token, substitutionId, 'agree'),
    answer(traveler.token, substitutionId, 'decline'),
    cancellation(guide.user.token, booking.id),
  ]);
  const { body } = await fetchAs(traveler.id, booking);
  if (body.status === 'cancelled')
    expect([body.guideId, body.cancelKind, body.refunds[0].amountCents]).toEqual([
      guide.id,
      'guide',
      20_700,
    ]);
  else expect([body.status, body.guideId]).toEqual(['upcoming', substitute.id]);
});

test.each(rounds)('agreeing beside the deadline: moved, or refunded (%i)', async () => {
  t.clock.set(NOW);
  const booking = await aProposedSubstitute(t);
  t.clock.set('2026-05-01T12:00:00Z');
  await Promise.all([
    sendSimultaneously(t.app, [answer(booking.traveler.token, booking.substitutionId, 'agree')]),
    sweepBookings(t.deps),
  ]);
  const { body } = await fetchAs(booking.traveler.id, booking);
  expect([body.status, body.substitution.state]).toEqual(['cancelled', 'lapsed']);
});

test.each(rounds)(
  'a step of the traveler that waited for the change of guides is not lost (%i)',
  async () => {
    t.clock.set(NOW);
    const booking = await aProposedSubstitute(t);
    const { traveler, substitutionId } = booking;
    const replies = await sendSimultaneously(t.app, [
      answer(traveler.token, substitutionId, 'agree'),
      ...Array.from({ length: 4 }, () => answer(traveler.token, substitutionId, 'agree')),
    ]);
    expect(count(replies, 200)).toBe(5);
  },
);
