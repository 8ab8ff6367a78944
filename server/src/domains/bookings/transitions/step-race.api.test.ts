import { getBooking } from '@tomoguide/contract/bookings/calls';
import type { HistoryEntry } from '@tomoguide/contract/bookings/entities';
import { chooseForTestLength } from '@tomoguide/contract/testing-length';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aBooking, aKey, type TestBooking } from '../../../testing/factories/bookings.ts';
import { ledgerProblems } from '../../../testing/factories/payments.ts';
import { aCodeEntry } from '../../../testing/factories/start-codes.ts';
import { type RawRequest, sendSimultaneously } from '../../../testing/synchronised.ts';
import { sweepBookings } from '../timers.ts';

let t: TestApp;
const ROUNDS = chooseForTestLength(3, 20);
const NOW = '2026-05-01T00:00:00Z';

beforeAll(async () => {
  t = await testApp({ now: NOW });
});
afterAll(async () => {
  expect(await ledgerProblems(t)).toEqual([]);
  await t.close();
});

const buildRequest = (token: string, method: string, path: string, body?: unknown): RawRequest => ({
  method,
  path,
  body,
  headers: { authorization: `Bearer ${token}`, ...aKey() },
});

const cancelAs = (booking: TestBooking, token: string) =>
  buildRequest(token, 'PATCH', `/api/bookings/${booking.id}/status`, { status: 'cancelled' });

const getHistory = async (booking: TestBooking): Promise<HistoryEntry[]> => {
  const params = { id: booking.id };
  return (await t.inject(getBooking, { token: booking.traveler.token, params })).body.history;
};

/**
 * Checks that each history entry starts from the status that the previous entry reached, so that no step
 * was based on a stale status.
 */
const expectChain = (history: HistoryEntry[]): void => {
  for (const [index, entry] of history.entries()) {
    expect(entry.from).toBe(history[index - 1]?.to ?? null);
  }
};

const rounds = Array.from({ length: ROUNDS }, (_, round) => round + 1);

test.each(rounds)(
  'concurrent acceptance, rejection and cancellations leave a consistent history (round %i)',
  async () => {
    const booking = await aBooking(t, { status: 'confirmed' });
    const guide = booking.guide.user.token;
    const path = `/api/v2/bookings/${booking.id}`;
    const replies = await sendSimultaneously(
      t.app,
      Array.from({ length: 5 }, () => [
        buildRequest(guide, 'POST', `${path}/accept`),
        buildRequest(guide, 'POST', `${path}/reject`, { rejectReason: 'not_available' }),
        cancelAs(booking, guide),
        cancelAs(booking, booking.traveler.token),
      ]).flat(),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const history = await getHistory(booking);
    expectChain(history);
    expect(history.filter(({ to }) => to === 'cancelled')).toHaveLength(1);
    expect(history.filter(({ event }) => event === 'accept').length).toBeLessThanOrEqual(1);
  },
);

test.each(rounds)(
  'applies either the guide’s answer or the expiry if both come at the deadline of a request (round %i)',
  async () => {
    const booking = await aBooking(t, { status: 'confirmed' });
    // The request is sent just before the deadline, but processed just after it.
    t.clock.set('2026-05-02T00:00:00Z');
    const accept = buildRequest(
      booking.guide.user.token,
      'POST',
      `/api/v2/bookings/${booking.id}/accept`,
    );
    const [replies] = await Promise.all([
      sendSimultaneously(t.app, [accept, accept, accept]),
      ...Array.from({ length: 5 }, () => sweepBookings(t.deps)),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([409, 409, 409]);
    const history = await getHistory(booking);
    expectChain(history);
    expect(history.filter(({ to }) => to === 'cancelled')).toHaveLength(1);
    t.clock.set(NOW);
  },
);

/** Creates a tour at 10:00 in Tokyo on May 3, and sets the clock to a few minutes before its start. */
const bookingNearStart = async (): Promise<TestBooking> => {
  t.clock.set(NOW);
  const booking = await aBooking(t, {
    status: 'upcoming',
    checkout: { scheduledStartTime: '2026-05-03T01:00:00Z' },
  });
  t.clock.set('2026-05-03T00:55:00Z');
  await sweepBookings(t.deps);
  return booking;
};

const confirmAs = (booking: TestBooking, userType: 'traveler' | 'guide') =>
  buildRequest(
    userType === 'guide' ? booking.guide.user.token : booking.traveler.token,
    'PATCH',
    `/api/bookings/${booking.id}/confirm-start`,
    { userType },
  );
const completeAs = (booking: TestBooking, token: string) =>
  buildRequest(token, 'PATCH', `/api/bookings/${booking.id}/status`, { status: 'completed' });
const repeat = <T>(n: number, one: () => T[]): T[] => Array.from({ length: n }, one).flat();
const getStatuses = (replies: { status: number }[]) =>
  replies.map(({ status }) => status).toSorted((a, b) => a - b);

const runningTour = async (): Promise<TestBooking> => {
  const booking = await bookingNearStart();
  await sendSimultaneously(t.app, [confirmAs(booking, 'guide'), confirmAs(booking, 'traveler')]);
  return booking;
};

test.each(rounds)(
  'concurrent confirmations by both parties start the tour once (round %i)',
  async () => {
    const booking = await bookingNearStart();
    const replies = await sendSimultaneously(
      t.app,
      repeat(5, () => [confirmAs(booking, 'traveler'), confirmAs(booking, 'guide')]),
    );
    expect(new Set(getStatuses(replies))).toEqual(new Set([200]));
    const history = await getHistory(booking);
    expectChain(history);
    const confirmations = history.filter(({ event }) => event === 'confirm_start');
    expect(confirmations.map(({ by }) => by).toSorted()).toEqual(['guide', 'traveler']);
    expect(confirmations.at(-1)?.to).toBe('ongoing');
  },
);

test.each(rounds)(
  'only one succeeds of a concurrent confirmation and no-show report (round %i)',
  async () => {
    const booking = await bookingNearStart();
    await sendSimultaneously(t.app, [confirmAs(booking, 'guide')]);
    t.clock.set('2026-05-03T02:00:00Z');
    const path = `/api/v2/bookings/${booking.id}/report-no-show`;
    const replies = await sendSimultaneously(
      t.app,
      repeat(4, () => [
        buildRequest(booking.guide.user.token, 'POST', path, {}),
        confirmAs(booking, 'traveler'),
      ]),
    );
    expect(new Set(getStatuses(replies))).toEqual(new Set([200, 409]));
    const history = await getHistory(booking);
    expectChain(history);
    const ends = history.filter(({ to }) => to === 'cancelled' || to === 'ongoing');
    expect(ends).toHaveLength(1);
  },
);

const enterAs = async (booking: TestBooking, by: 'traveler' | 'guide'): Promise<RawRequest> =>
  buildRequest(
    by === 'guide' ? booking.guide.user.token : booking.traveler.token,
    'POST',
    `/api/v2/bookings/${booking.id}/start-code-entries`,
    await aCodeEntry(t, booking, by),
  );

test.each(rounds)(
  'concurrent start codes from both parties start the tour once (round %i)',
  async () => {
    const booking = await bookingNearStart();
    const entries = await Promise.all(
      repeat(4, () => [enterAs(booking, 'traveler'), enterAs(booking, 'guide')]),
    );
    const replies = await sendSimultaneously(t.app, entries);
    const reasons = replies.map(({ body }) => body.reason);
    expect(reasons.filter((reason) => reason === null)).toHaveLength(1);
    expect(new Set(reasons)).toEqual(new Set([null, 'already_started']));
    const history = await getHistory(booking);
    expectChain(history);
    expect(history.filter(({ event }) => event === 'enter_start_code')).toHaveLength(1);
  },
);

test.each(rounds)(
  'applies a code entry that is sent many times concurrently only once (round %i)',
  async () => {
    const booking = await bookingNearStart();
    const entry = await enterAs(booking, 'traveler');
    const replies = await sendSimultaneously(t.app, Array(8).fill(entry));
    const answers = replies.map(({ body }) => body.outcome ?? body.code);
    expect(answers).toContain('started');
    for (const answer of answers) expect(['started', 'IDEMPOTENCY_KEY_IN_USE']).toContain(answer);
    const history = await getHistory(booking);
    expect(history.filter(({ event }) => event === 'enter_start_code')).toHaveLength(1);
  },
);

test.each(rounds)(
  'a concurrent code entry, no-show report and cancellations leave a consistent history (round %i)',
  async () => {
    const booking = await bookingNearStart();
    await sendSimultaneously(t.app, [confirmAs(booking, 'guide')]);
    const entry = await enterAs(booking, 'traveler');
    t.clock.set('2026-05-03T02:00:00Z');
    const guide = booking.guide.user.token;
    await sendSimultaneously(t.app, [
      entry,
      buildRequest(guide, 'POST', `/api/v2/bookings/${booking.id}/report-no-show`, {}),
      cancelAs(booking, guide),
      cancelAs(booking, booking.traveler.token),
    ]);
    const history = await getHistory(booking);
    expectChain(history);
    // Depending on which request comes first, the tour is ongoing, is cancelled, or is disputed because
    // entering the code contested the report.
    expect(['ongoing', 'cancelled', 'disputed']).toContain(history.at(-1)?.to);
    const reported = history.some(({ event }) => event === 'report_no_show');
    if (reported) expect(history.at(-1)?.event).toMatch(/contest_by_code|report_no_show/);
  },
);

test.each(rounds)(
  'concurrent completions by both parties split the money once (round %i)',
  async () => {
    const booking = await runningTour();
    t.clock.set('2026-05-03T04:00:00Z');
    const replies = await sendSimultaneously(
      t.app,
      repeat(4, () => [
        completeAs(booking, booking.traveler.token),
        completeAs(booking, booking.guide.user.token),
      ]),
    );
    // The user who completes the tour first gets 200 for every retry; the other user gets 409.
    expect(getStatuses(replies)).toEqual([200, 200, 200, 200, 409, 409, 409, 409]);
    const history = await getHistory(booking);
    expectChain(history);
    expect(history.filter(({ to }) => to === 'completed')).toHaveLength(1);
  },
);

test.each(rounds)(
  'concurrent starts, completions and cancellations end the booking once (round %i)',
  async () => {
    const booking = await bookingNearStart();
    await sendSimultaneously(t.app, [confirmAs(booking, 'guide')]);
    const { token } = booking.traveler;
    const replies = await sendSimultaneously(
      t.app,
      repeat(4, () => [
        confirmAs(booking, 'traveler'),
        completeAs(booking, token),
        cancelAs(booking, token),
        cancelAs(booking, booking.guide.user.token),
      ]),
    );
    expect(getStatuses(replies).every((status) => status === 200 || status === 409)).toBe(true);
    const history = await getHistory(booking);
    expectChain(history);
    const ends = history.filter(({ to }) => to === 'completed' || to === 'cancelled');
    expect(ends.length).toBeLessThanOrEqual(1);
    const isRunning = history.at(-1)?.to === 'ongoing';
    expect(ends).toHaveLength(isRunning ? 0 : 1);
  },
);
