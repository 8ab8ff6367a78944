import {
  confirmStart,
  enterStartCode,
  getBooking,
  getDisputeCase,
  getStartCode,
  openDispute,
  reportNoShow,
  updateBookingStatus,
} from '@tomoguide/contract/bookings/calls';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createLog } from '../../../log.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aToken, aUser } from '../../../testing/factories/accounts.ts';
import { aBooking, aKey, type TestBooking } from '../../../testing/factories/bookings.ts';
import { ledgerProblems } from '../../../testing/factories/payments.ts';
import {
  enterCode,
  fetchCodeSecret,
  getStartCodeAt,
} from '../../../testing/factories/start-codes.ts';
import { sweepBookings } from '../timers.ts';

let t: TestApp;
const NOW = '2026-05-01T00:00:00Z';
/** The tour is from 10:00 to 13:00 on May 3 in Tokyo. */
const START = '2026-05-03T01:00:00Z';
const NEAR = '2026-05-02T23:00:00Z';
const MET = '2026-05-03T00:57:00Z';
const END = '2026-05-03T04:00:00Z';
const checkout = { scheduledStartTime: START };

const logged: string[] = [];

beforeAll(async () => {
  const log = createLog('debug', { write: (line: string) => void logged.push(line) });
  t = await testApp({ now: NOW, log });
});
afterEach(() => t.clock.set(NOW));
afterAll(async () => {
  expect(await ledgerProblems(t)).toEqual([]);
  await t.close();
});

const bookingAt = async (instant: string): Promise<TestBooking> => {
  t.clock.set(NOW);
  const booking = await aBooking(t, { status: 'upcoming', checkout });
  t.clock.set(instant);
  await sweepBookings(t.deps);
  return booking;
};

const fetchBooking = async (booking: TestBooking) => {
  const token = await aToken(t, booking.traveler.id);
  return (await t.inject(getBooking, { token, params: { id: booking.id } })).body;
};

const getOutcome = ({ status, body }: Awaited<ReturnType<typeof enterCode>>) => [
  status,
  body.outcome ?? body.code,
  body.reason,
];

test('gives each party its own secret, from acceptance until the start', async () => {
  const requested = await aBooking(t, { status: 'confirmed', checkout });
  expect((await fetchCodeSecret(t, requested, 'guide')).status).toBe(409);
  const booking = await bookingAt(NEAR);
  const [own, other] = [
    await fetchCodeSecret(t, booking, 'traveler'),
    await fetchCodeSecret(t, booking, 'guide'),
  ];
  expect(own.body).toMatchObject({ bookingId: booking.id, sentAt: NEAR });
  expect(own.body.secret).not.toBe(other.body.secret);
  expect(String(own.headers['cache-control'])).toContain('no-store');
  await enterCode(t, booking, 'guide');
  expect((await fetchCodeSecret(t, booking, 'traveler')).status).toBe(409);
  const { token } = await aUser(t);
  const requestAsStranger = (id: number) => t.inject(getStartCode, { token, params: { id } });
  expect(await requestAsStranger(booking.id)).toMatchObject({
    status: 404,
    raw: (await requestAsStranger(999_999)).raw,
  });
});

test('entering the other party’s code confirms the start for both and is recorded in the history', async () => {
  const booking = await bookingAt(MET);
  const { status, body } = await enterCode(t, booking, 'traveler');
  expect([status, body.outcome, body.reason]).toEqual([200, 'started', null]);
  expect(body.booking).toMatchObject({
    status: 'ongoing',
    travelerConfirmedStart: true,
    guideConfirmedStart: true,
  });
  expect(body.booking.history.at(-1)).toMatchObject({
    event: 'enter_start_code',
    by: 'traveler',
    from: 'awaiting_start',
    enteredAt: MET,
  });
});

test('a code that arrives an hour late takes effect at the time of its entry', async () => {
  const booking = await bookingAt(MET);
  await t.inject(confirmStart, {
    token: booking.guide.user.token,
    params: { id: booking.id },
    body: { userType: 'guide' },
  });
  const key = aKey();
  t.clock.set('2026-05-03T05:00:00Z');
  const send = () => enterCode(t, booking, 'traveler', { enteredAt: MET }, key);
  const first = await send();
  expect(getOutcome(first)).toEqual([200, 'started', null]);
  expect(first.body.booking.history.at(-1)).toMatchObject({ enteredAt: MET, by: 'traveler' });
  expect((await send()).raw).toBe(first.raw);
  const other = await enterCode(t, booking, 'traveler', { code: '000000', enteredAt: MET }, key);
  expect(getOutcome(other)).toEqual([422, 'IDEMPOTENCY_KEY_REUSED', undefined]);
  // The other user has also entered a code.
  const late = await enterCode(t, booking, 'guide', { enteredAt: MET });
  expect(getOutcome(late)).toEqual([200, 'kept', 'already_started']);
});

test.each([
  ['two hours before the start, starts the tour', NEAR, NEAR, ['started', null]],
  [
    'earlier than two hours before the start, is only stored',
    NEAR,
    '2026-05-02T22:59:59Z',
    ['kept', 'too_early'],
  ],
  ['by a clock one minute ahead, starts the tour', MET, '2026-05-03T00:58:00Z', ['started', null]],
  [
    'by a clock further ahead, is only stored',
    MET,
    '2026-05-03T00:58:01Z',
    ['kept', 'clock_ahead'],
  ],
  ['a second before the end, starts the tour', END, '2026-05-03T03:59:59Z', ['started', null]],
  ['at the end, is only stored', END, END, ['kept', 'too_late']],
  ['24 hours ago', '2026-05-04T00:57:00Z', MET, ['started', null]],
  ['more than 24 hours ago, is only stored', '2026-05-04T00:57:01Z', MET, ['kept', 'too_old']],
])('the correct code, entered %s', async (_, arrives, enteredAt, came) => {
  const booking = await bookingAt(arrives);
  const before = await fetchBooking(booking);
  const reply = await enterCode(t, await withNewSession(booking), 'traveler', { enteredAt });
  expect([reply.body.outcome, reply.body.reason]).toEqual(came);
  if (came[0] === 'kept') expect(await fetchBooking(booking)).toEqual(before);
});

/** Creates a new session, because sessions expire after a week. */
const withNewSession = async (booking: TestBooking): Promise<TestBooking> => ({
  ...booking,
  traveler: { ...booking.traveler, token: await aToken(t, booking.traveler.id) },
});

test('ignores the user’s own code, another booking’s code, a code older than half an hour and a guess', async () => {
  const [booking, other] = [await bookingAt(MET), await bookingAt(MET)];
  const before = await fetchBooking(booking);
  const entries = [
    [await getStartCodeAt(t, booking, 'traveler'), 'own_code'],
    [await getStartCodeAt(t, other, 'guide'), 'wrong_code'],
    [await getStartCodeAt(t, booking, 'guide', '2026-05-03T00:27:00Z'), 'wrong_code'],
    ['000000', 'wrong_code'],
  ] as const;
  for (const [code, reason] of entries)
    expect(getOutcome(await enterCode(t, booking, 'traveler', { code }))).toEqual([
      200,
      'kept',
      reason,
    ]);
  expect(await fetchBooking(booking)).toEqual(before);
  const step = await getStartCodeAt(t, booking, 'guide', '2026-05-03T00:47:00Z');
  expect(getOutcome(await enterCode(t, booking, 'traveler', { code: step }))).toEqual([
    200,
    'started',
    null,
  ]);
});

test('blocks only the party that sent five wrong entries within ten minutes', async () => {
  const booking = await bookingAt(MET);
  // The limit ignores the entry times that the client claims.
  for (const minute of ['10', '20', '30', '40', '50']) {
    const wrong = { code: '000000', enteredAt: `2026-05-03T00:${minute}:00Z` };
    expect((await enterCode(t, booking, 'traveler', wrong)).status).toBe(200);
  }
  const key = aKey();
  t.clock.set('2026-05-03T01:06:59Z');
  const refused = await enterCode(t, booking, 'traveler', { enteredAt: MET }, key);
  expect(getOutcome(refused)).toEqual([429, 'TOO_MANY_CODES', undefined]);
  expect([refused.headers['retry-after'], refused.body.details]).toEqual([
    '1',
    { retryAfterSeconds: 1 },
  ]);
  t.clock.set('2026-05-03T01:07:00Z');
  expect(getOutcome(await enterCode(t, booking, 'traveler', { enteredAt: MET }, key))).toEqual([
    200,
    'started',
    null,
  ]);
  const free = await bookingAt(MET);
  for (let wrong = 0; wrong < 5; wrong += 1)
    await enterCode(t, free, 'traveler', { code: '000000' });
  expect((await enterCode(t, free, 'guide')).body.outcome).toBe('started');
});

const report = (booking: TestBooking) =>
  t.inject(reportNoShow, {
    token: booking.guide.user.token,
    params: { id: booking.id },
    body: {},
    headers: aKey(),
  });

/**
 * Creates a booking whose users met, but the traveler's phone had no network and the guide reported a
 * no-show.
 */
const reportedNoShow = async (): Promise<TestBooking> => {
  const booking = await bookingAt(MET);
  await t.inject(confirmStart, {
    token: booking.guide.user.token,
    params: { id: booking.id },
    body: { userType: 'guide' },
  });
  t.clock.set('2026-05-03T02:00:00Z');
  expect((await report(booking)).status).toBe(200);
  return booking;
};

test('entering a code before a no-show was reported contests the no-show', async () => {
  const booking = await reportedNoShow();
  t.clock.set('2026-05-03T09:00:00Z');
  const reply = await enterCode(t, booking, 'traveler', { enteredAt: MET });
  expect(getOutcome(reply)).toEqual([200, 'contested', null]);
  expect(reply.body.booking).toMatchObject({
    status: 'disputed',
    settleAt: null,
    dispute: { openedBy: 'traveler', reason: '' },
  });
  expect(reply.body.booking.history.at(-1)).toMatchObject({
    event: 'contest_by_code',
    enteredAt: MET,
  });
  // The user can add a reason once; the first reason is stored.
  for (const reason of ['We met at the gate.', 'Another story.'])
    await t.inject(openDispute, {
      token: booking.traveler.token,
      params: { id: booking.id },
      body: { reason },
      headers: aKey(),
    });
  const { token } = await aUser(t, { isStaff: true });
  const found = await t.inject(getDisputeCase, { token, params: { id: booking.id } });
  expect(found.body).toMatchObject({
    contests: 'no_show_traveler',
    otherwise: { outcome: 'completed', refundCents: 0 },
    startCodeEntries: [{ by: 'traveler', enteredAt: MET, fits: true, outcome: 'contested' }],
  });
  expect((await fetchBooking(booking)).dispute.reason).toBe('We met at the gate.');
  t.clock.set('2026-05-17T09:00:00Z');
  await sweepBookings(t.deps);
  expect(await fetchBooking(booking)).toMatchObject({ status: 'completed', cancelKind: null });
});

test('stores a code entered after a no-show report or during a dispute only as evidence', async () => {
  const booking = await reportedNoShow();
  const since = await enterCode(t, booking, 'traveler', { enteredAt: '2026-05-03T02:00:00Z' });
  expect(getOutcome(since)).toEqual([200, 'kept', 'not_waiting']);
  await t.inject(openDispute, {
    token: booking.traveler.token,
    params: { id: booking.id },
    body: { reason: 'We met at the gate.' },
    headers: aKey(),
  });
  const before = await fetchBooking(booking);
  const late = await enterCode(t, booking, 'traveler', { enteredAt: MET });
  expect(getOutcome(late)).toEqual([200, 'kept', 'not_waiting']);
  expect(await fetchBooking(booking)).toEqual(before);
});

test('a code does not restore a cancelled booking', async () => {
  const booking = await bookingAt(MET);
  await t.inject(updateBookingStatus, {
    token: booking.traveler.token,
    params: { id: booking.id },
    body: { status: 'cancelled' },
  });
  const late = await enterCode(t, booking, 'guide', { enteredAt: MET });
  expect(getOutcome(late)).toEqual([200, 'kept', 'not_waiting']);
});

test('rejects a malformed entry and returns 404 to other users', async () => {
  const booking = await bookingAt(MET);
  const right = { code: await getStartCodeAt(t, booking, 'guide'), enteredAt: MET };
  const send = (body: unknown, token = booking.traveler.token, id: number = booking.id) =>
    t.inject(enterStartCode, { token, params: { id }, body, headers: aKey() });
  for (const body of [
    {},
    { ...right, code: 123456 },
    { ...right, code: '12345' },
    { ...right, code: '１２３４５６' },
    { ...right, enteredAt: '2026-05-03' },
    { ...right, by: 'guide' },
    null,
  ])
    expect((await send(body)).status).toBe(400);
  const { token } = await aUser(t);
  expect((await send(right, token)).raw).toBe((await send(right, token, 999_999)).raw);
  const { token: mine } = booking.traveler;
  const keyless = { token: mine, params: { id: booking.id }, body: right };
  expect((await t.inject(enterStartCode, keyless)).body.code).toBe('IDEMPOTENCY_KEY_REQUIRED');
  expect(await fetchBooking(booking)).toMatchObject({ status: 'awaiting_start' });
});

test('does not log secrets or codes', async () => {
  const booking = await bookingAt(MET);
  const { secret } = (await fetchCodeSecret(t, booking, 'traveler')).body;
  await enterCode(t, booking, 'traveler');
  expect(logged.length).toBeGreaterThan(0);
  expect(logged.join('')).not.toContain(secret);
  expect(logged.join('')).not.toContain(await getStartCodeAt(t, booking, 'guide', MET));
});
