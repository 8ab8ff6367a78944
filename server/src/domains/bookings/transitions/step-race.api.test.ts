import { getBooking } from '@tomoguide/contract/bookings/calls';
import type { HistoryEntry } from '@tomoguide/contract/bookings/entities';
import { atLength } from '@tomoguide/contract/testing-length';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aBooking, aKey, type TestBooking } from '../../../testing/factories/bookings.ts';
import { ledgerFaults } from '../../../testing/factories/payments.ts';
import { type RawRequest, synchronised } from '../../../testing/synchronised.ts';
import { sweepBookings } from '../timers.ts';

let t: TestApp;
const ROUNDS = atLength(3, 20);
const NOW = '2026-05-01T00:00:00Z';

beforeAll(async () => {
  t = await testApp({ now: NOW });
});
afterAll(async () => {
  expect(await ledgerFaults(t)).toEqual([]);
  await t.close();
});

const ask = (token: string, method: string, path: string, body?: unknown): RawRequest => ({
  method,
  path,
  body,
  headers: { authorization: `Bearer ${token}`, ...aKey() },
});

const cancelAs = (booking: TestBooking, token: string) =>
  ask(token, 'PATCH', `/api/bookings/${booking.id}/status`, { status: 'cancelled' });

const story = async (booking: TestBooking): Promise<HistoryEntry[]> => {
  const params = { id: booking.id };
  return (await t.inject(getBooking, { token: booking.traveler.token, params })).body.history;
};

/** Each line begins where the one before ended: nobody decided on what was no longer so. */
const expectChain = (history: HistoryEntry[]): void => {
  for (const [index, entry] of history.entries()) {
    expect(entry.from).toBe(history[index - 1]?.to ?? null);
  }
};

const rounds = Array.from({ length: ROUNDS }, (_, round) => round + 1);

test.each(rounds)('accept, reject and both cancel at once: one story (round %i)', async () => {
  const booking = await aBooking(t, { status: 'confirmed' });
  const guide = booking.guide.user.token;
  const path = `/api/v2/bookings/${booking.id}`;
  const replies = await synchronised(
    t.app,
    Array.from({ length: 5 }, () => [
      ask(guide, 'POST', `${path}/accept`),
      ask(guide, 'POST', `${path}/reject`, { rejectReason: 'not_available' }),
      cancelAs(booking, guide),
      cancelAs(booking, booking.traveler.token),
    ]).flat(),
  );
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409]));
  const history = await story(booking);
  expectChain(history);
  expect(history.filter(({ to }) => to === 'cancelled')).toHaveLength(1);
  expect(history.filter(({ event }) => event === 'accept').length).toBeLessThanOrEqual(1);
});

test.each(rounds)(
  'the last moment of a request: the guide or the clock, not both (round %i)',
  async () => {
    const booking = await aBooking(t, { status: 'confirmed' });
    // Asked a moment before the deadline, decided a moment after it.
    t.clock.set('2026-05-02T00:00:00Z');
    const accept = ask(booking.guide.user.token, 'POST', `/api/v2/bookings/${booking.id}/accept`);
    const [replies] = await Promise.all([
      synchronised(t.app, [accept, accept, accept]),
      ...Array.from({ length: 5 }, () => sweepBookings(t.deps)),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([409, 409, 409]);
    const history = await story(booking);
    expectChain(history);
    expect(history.filter(({ to }) => to === 'cancelled')).toHaveLength(1);
    t.clock.set(NOW);
  },
);
