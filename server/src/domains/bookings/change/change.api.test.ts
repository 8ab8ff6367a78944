import {
  getBooking,
  getBookingCalendar,
  getBookingQuote,
  getRefundQuote,
  listChangeStarts,
  previewChange,
  updateBookingStatus,
} from '@tomoguide/contract/bookings/calls';
import { listSystemMessages } from '@tomoguide/contract/notifications/calls';
import { payChange } from '@tomoguide/contract/payments/calls';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, type TestReply, testApp } from '../../../testing/app.ts';
import { aUser } from '../../../testing/factories/accounts.ts';
import { aBooking, aKey, checkOut, type TestBooking } from '../../../testing/factories/bookings.ts';
import {
  acceptProposal,
  aPlan,
  aProposal,
  CHEAPER,
  DEARER,
  declineProposal,
  getSideToken,
  openDifference,
  propose,
  withdrawProposal,
} from '../../../testing/factories/change-proposals.ts';
import { emailsTo } from '../../../testing/factories/emails.ts';
import { addCredit, ledgerProblems, succeed } from '../../../testing/factories/payments.ts';
import { loadChangeCounts } from '../calendar-export/feed-queries.ts';
import { sweepBookings } from '../timers.ts';

let t: TestApp;
const NOW = '2026-05-01T00:00:00Z';
/** The tour is from 10:00 to 13:00 on May 10 in Tokyo. */
const OLD_START = '2026-05-10T01:00:00Z';
const NEW_START = '2026-05-10T04:00:00Z';

beforeAll(async () => {
  t = await testApp({ now: NOW });
});
afterEach(() => t.clock.set(NOW));
afterAll(async () => {
  await t.runDueJobs();
  expect(await ledgerProblems(t)).toEqual([]);
  await t.close();
});

const anAcceptedBooking = (checkout: Parameters<typeof checkOut>[3] = {}): Promise<TestBooking> =>
  aBooking(t, { status: 'upcoming', checkout });
const fetchBooking = async (booking: TestBooking, as: 'traveler' | 'guide' = 'traveler') =>
  (
    await t.inject(getBooking, {
      token: await getSideToken(t, booking, as),
      params: { id: booking.id },
    })
  ).body;
const outcome = ({ status, body }: TestReply) => [status, body.code ?? null];
const advanceTo = async (at: string) => {
  t.clock.set(at);
  await sweepBookings(t.deps);
  await t.drain();
};
const bookOther = async ({ guide }: TestBooking, scheduledStartTime: string) =>
  outcome(await checkOut(t, (await aUser(t)).token, guide.id, { scheduledStartTime, duration: 2 }));
const cancel = async (booking: TestBooking) =>
  t.inject(updateBookingStatus, {
    token: await getSideToken(t, booking, 'traveler'),
    params: { id: booking.id },
    body: { status: 'cancelled' },
  });

test('holds the new time in addition to the old one until the proposal ends', async () => {
  const booking = await anAcceptedBooking({ duration: 2 });
  const proposed = await propose(t, booking, 'guide', {
    scheduledStartTime: '2026-05-12T01:00:00Z',
    duration: 2,
  });
  expect(proposed.body.changes).toMatchObject({
    open: {
      by: 'guide',
      state: 'open',
      can: ['withdraw'],
      changed: ['start'],
      before: { scheduledStartTime: OLD_START, totalCents: 46_000 },
      after: { scheduledStartTime: '2026-05-12T01:00:00Z', totalCents: 46_000 },
      toPayCents: 0,
      refundCents: 0,
      answerBy: '2026-05-02T00:00:00Z',
    },
    ended: [],
    proposalsLeft: 5,
    changesLeft: 3,
  });
  for (const start of [OLD_START, '2026-05-12T02:00:00Z'])
    expect(await bookOther(booking, start)).toEqual([409, 'SLOT_TAKEN']);
  const { open } = (await fetchBooking(booking)).changes;
  expect(open.can).toEqual(['accept', 'decline']);
  await withdrawProposal(t, booking, 'guide', open.id);
  expect(await bookOther(booking, '2026-05-12T02:00:00Z')).toEqual([201, null]);
});

test('moves the booking when the other party accepts, and frees the old time', async () => {
  const booking = await anAcceptedBooking();
  const id = await aProposal(t, booking, 'traveler');
  const accepted = await acceptProposal(t, booking, 'guide', id);
  expect(accepted.body).toMatchObject({
    status: 'upcoming',
    scheduledStartTime: NEW_START,
    scheduledEndTime: '2026-05-10T07:00:00Z',
    totalCents: 69_000,
    deadlineAt: '2026-05-10T02:00:00Z',
    changes: { open: null, ended: [{ id, state: 'applied' }], changesLeft: 2 },
  });
  expect(accepted.body.history.at(-1)).toMatchObject({
    event: 'change',
    by: 'guide',
    from: 'upcoming',
    to: 'upcoming',
  });
  // A retry is idempotent.
  expect((await acceptProposal(t, booking, 'guide', id)).status).toBe(200);
  expect(outcome(await declineProposal(t, booking, 'guide', id))).toEqual([409, 'CHANGE_NOT_OPEN']);
  expect(await bookOther(booking, '2026-05-10T05:00:00Z')).toEqual([409, 'SLOT_TAKEN']);
  expect(await bookOther(booking, '2026-05-10T00:00:00Z')).toEqual([201, null]);
});

test('signs the quote again and keeps the earlier one readable', async () => {
  const booking = await anAcceptedBooking();
  const read = async () =>
    (
      await t.inject(getBookingQuote, {
        token: booking.guide.user.token,
        params: { id: booking.id },
      })
    ).body;
  const before = await read();
  expect(before.earlier).toEqual([]);
  t.clock.set('2026-05-01T01:00:00Z');
  const id = await aProposal(t, booking, 'guide', CHEAPER);
  t.clock.set('2026-05-01T02:00:00Z');
  await acceptProposal(t, booking, 'traveler', id);
  const after = await read();
  expect(after.earlier).toEqual([before.quote]);
  expect(after.quote).toMatchObject({
    tour: { scheduledStartTime: OLD_START, duration: 2 },
    guide: { at: '2026-05-01T01:00:00Z' },
    traveler: { at: '2026-05-01T02:00:00Z' },
  });
  expect(after.quote.hash).not.toBe(before.quote.hash);
});

test('changes the group with its ages, and the services at the stored price', async () => {
  const group = { adults: 2, children: 0, elderly: 0 };
  const booking = await anAcceptedBooking({ group });
  const three = { ...CHEAPER, duration: 3, travelers: 3, services: [201] as never };
  expect((await propose(t, booking, 'traveler', three)).body).toMatchObject({
    code: 'PARTICULARS_INVALID',
    details: { field: 'group' },
  });
  const grown = { adults: 2, children: 1, elderly: 0 };
  const id = await aProposal(t, booking, 'traveler', { ...three, group: grown });
  // 3 hours × (200 + 2 × 30), although the service alone would cost 250 an hour now.
  expect((await fetchBooking(booking)).changes.open).toMatchObject({
    changed: ['travelers', 'services'],
    after: { totalCents: 78_000, depositCents: 23_400 },
    toPayCents: 2_700,
  });
  await acceptProposal(t, booking, 'guide', id);
  await succeed(t, await openDifference(t, booking));
  expect(await fetchBooking(booking)).toMatchObject({
    travelers: 3,
    services: [201],
    group: grown,
    totalCents: 78_000,
  });
});

describe('a lower price', () => {
  test('refunds the difference in deposit, and later refunds count only what is left', async () => {
    const booking = await anAcceptedBooking();
    const id = await aProposal(t, booking, 'guide', CHEAPER);
    const { body } = await acceptProposal(t, booking, 'traveler', id);
    expect(body).toMatchObject({
      totalCents: 46_000,
      depositCents: 13_800,
      refunds: [{ amountCents: 6_900, destination: 'card' }],
    });
    expect(await ledgerProblems(t)).toEqual([]);
    const { body: quote } = await t.inject(getRefundQuote, {
      token: booking.traveler.token,
      params: { id: booking.id },
    });
    expect(quote).toMatchObject({
      onlinePaidCents: 13_800,
      refundCents: 13_800,
      parts: [{ destination: 'card', amountCents: 13_800 }],
    });
    expect((await cancel(booking)).body).toMatchObject({
      refunds: [{ amountCents: 6_900 }, { amountCents: 13_800 }],
    });
    expect(await ledgerProblems(t)).toEqual([]);
  });
});

describe('a higher price', () => {
  test('takes effect once the traveler has paid the difference', async () => {
    const booking = await anAcceptedBooking();
    const id = await aProposal(t, booking, 'traveler', DEARER);
    const accepted = await acceptProposal(t, booking, 'guide', id);
    expect(accepted.body).toMatchObject({
      duration: 3,
      depositCents: 20_700,
      changes: { open: { state: 'awaiting_payment', payBy: '2026-05-02T00:00:00Z' } },
    });
    expect((await fetchBooking(booking)).changes.open.can).toEqual(['withdraw', 'pay']);
    const session = await openDifference(t, booking);
    t.clock.set('2026-05-01T23:59:59Z');
    await succeed(t, session);
    expect(await fetchBooking(booking)).toMatchObject({
      duration: 4,
      totalCents: 92_000,
      depositCents: 27_600,
      changes: { open: null, ended: [{ state: 'applied' }] },
      refunds: [],
    });
    expect(await ledgerProblems(t)).toEqual([]);
    // Eight days ahead, everything is refunded, to the charges that it came from.
    expect((await cancel(booking)).body.refunds).toMatchObject([
      { amountCents: 20_700 },
      { amountCents: 6_900 },
    ]);
    expect(await ledgerProblems(t)).toEqual([]);
  });

  test('changes nothing and frees the time if it is not paid within 15 minutes', async () => {
    const booking = await anAcceptedBooking({ duration: 3 });
    const moved = { scheduledStartTime: '2026-05-12T01:00:00Z', duration: 4 };
    const id = await aProposal(t, booking, 'guide', moved);
    await acceptProposal(t, booking, 'traveler', id);
    const session = await openDifference(t, booking);
    t.clock.set('2026-05-01T00:15:00Z');
    // No timer has run: the deadline applies by the clock.
    expect((await fetchBooking(booking)).changes).toMatchObject({
      open: null,
      ended: [{ state: 'lapsed' }],
    });
    expect(await bookOther(booking, '2026-05-12T01:00:00Z')).toEqual([201, null]);
    // The provider has not yet received the cancellation of the payment.
    t.clock.set('2026-05-01T00:14:00Z');
    await succeed(t, session);
    expect(await fetchBooking(booking)).toMatchObject({
      scheduledStartTime: OLD_START,
      duration: 3,
      refunds: [{ amountCents: 6_900 }],
    });
    const late = await t.inject(payChange, {
      token: booking.traveler.token,
      params: { bookingId: booking.id },
      body: { method: 'card' },
      headers: aKey(),
    });
    expect(outcome(late)).toEqual([409, 'CHANGE_NOT_OPEN']);
  });

  test('can be declined by not paying: the traveler withdraws', async () => {
    const booking = await anAcceptedBooking();
    const id = await aProposal(t, booking, 'guide', DEARER);
    await acceptProposal(t, booking, 'traveler', id);
    expect((await withdrawProposal(t, booking, 'traveler', id)).body.changes).toMatchObject({
      open: null,
      ended: [{ state: 'withdrawn' }],
    });
    expect(await ledgerProblems(t)).toEqual([]);
  });

  test('can be withdrawn by the guide while it is unpaid; the traveler is notified', async () => {
    const booking = await anAcceptedBooking();
    const id = await aProposal(t, booking, 'traveler', DEARER);
    await acceptProposal(t, booking, 'guide', id);
    const session = await openDifference(t, booking);
    const withdrawn = await withdrawProposal(t, booking, 'guide', id);
    expect(withdrawn.body.changes).toMatchObject({ open: null, ended: [{ state: 'withdrawn' }] });
    await succeed(t, session);
    expect(await fetchBooking(booking)).toMatchObject({ duration: 3, depositCents: 20_700 });
    await t.drain();
    const { body } = await t.inject(listSystemMessages, { token: booking.traveler.token });
    const titles = body.data.map(({ title }: { title: string }) => title);
    expect(titles).toContain(`${booking.guide.user.nickname} withdrew a change proposal`);
    expect(await ledgerProblems(t)).toEqual([]);
  });

  test('is taken into account when the tour is completed or cancelled later', async () => {
    const booking = await anAcceptedBooking();
    await acceptProposal(t, booking, 'guide', await aProposal(t, booking, 'traveler', DEARER));
    await succeed(t, await openDifference(t, booking));
    await acceptProposal(
      t,
      booking,
      'guide',
      await aProposal(t, booking, 'traveler', { ...CHEAPER }),
    );
    expect(await fetchBooking(booking)).toMatchObject({
      depositCents: 13_800,
      refunds: [{ amountCents: 13_800 }],
    });
    t.clock.set('2026-05-06T00:00:00Z');
    // 70 % of RMB 138.
    expect((await cancel(booking)).body.refunds).toMatchObject([
      { amountCents: 13_800 },
      { amountCents: 6_900 },
      { amountCents: 2_760 },
    ]);
    expect(await ledgerProblems(t)).toEqual([]);
  });
});

describe('the refund after a change', () => {
  test('is no higher than before if the traveler moved the tour away', async () => {
    t.clock.set('2026-05-06T00:00:00Z');
    const booking = await anAcceptedBooking();
    t.clock.set('2026-05-06T02:00:00Z');
    const far = { scheduledStartTime: '2026-06-10T01:00:00Z' };
    await acceptProposal(t, booking, 'guide', await aProposal(t, booking, 'traveler', far));
    expect(await fetchBooking(booking)).toMatchObject({
      refundBounds: { floorPercent: 0, capPercent: 70 },
    });
    expect((await cancel(booking)).body.refunds).toMatchObject([{ amountCents: 14_490 }]);
  });

  test('is no lower than before if the guide moved the tour', async () => {
    const booking = await anAcceptedBooking();
    await acceptProposal(t, booking, 'traveler', await aProposal(t, booking, 'guide'));
    t.clock.set('2026-05-10T03:59:59Z');
    expect((await cancel(booking)).body.refunds).toMatchObject([{ amountCents: 20_700 }]);
  });

  test('is zero from the start on, whatever the guide changed', async () => {
    const booking = await anAcceptedBooking();
    await acceptProposal(t, booking, 'traveler', await aProposal(t, booking, 'guide'));
    t.clock.set(NEW_START);
    expect((await cancel(booking)).body.refunds).toEqual([]);
  });

  test('has no new limit if the start stays, and ignores the hour after paying', async () => {
    const booking = await anAcceptedBooking({ scheduledStartTime: '2026-05-05T01:00:00Z' });
    await acceptProposal(
      t,
      booking,
      'guide',
      await aProposal(t, booking, 'traveler', {
        scheduledStartTime: '2026-05-05T01:00:00Z',
        duration: 2,
      }),
    );
    expect((await fetchBooking(booking)).refundBounds).toEqual({
      floorPercent: 0,
      capPercent: 100,
    });
    const moved = { scheduledStartTime: '2026-05-20T01:00:00Z', duration: 2 };
    await acceptProposal(t, booking, 'guide', await aProposal(t, booking, 'traveler', moved));
    expect((await fetchBooking(booking)).refundBounds).toEqual({ floorPercent: 0, capPercent: 70 });
  });

  test('is full for 48 hours after a proposal of the guide that the traveler declined', async () => {
    const checkout = { scheduledStartTime: '2026-05-04T01:00:00Z' };
    const [first, second, third] = [
      await anAcceptedBooking(checkout),
      await anAcceptedBooking(checkout),
      await anAcceptedBooking(checkout),
    ];
    t.clock.set('2026-05-01T02:00:00Z');
    const moved = { scheduledStartTime: '2026-05-05T01:00:00Z' };
    for (const booking of [first, second])
      await declineProposal(t, booking, 'traveler', await aProposal(t, booking, 'guide', moved));
    await declineProposal(t, third, 'guide', await aProposal(t, third, 'traveler', moved));
    expect((await fetchBooking(first)).freeCancellationUntil).toBe('2026-05-03T02:00:00Z');
    expect((await fetchBooking(third)).freeCancellationUntil).toBeNull();
    t.clock.set('2026-05-03T00:59:00Z');
    expect((await cancel(first)).body.refunds).toMatchObject([{ amountCents: 20_700 }]);
    t.clock.set('2026-05-03T02:00:01Z');
    expect((await cancel(second)).body.refunds).toEqual([]);
  });

  test('is full after a declined proposal only until the start', async () => {
    const booking = await anAcceptedBooking({ scheduledStartTime: '2026-05-02T05:00:00Z' });
    const moved = { scheduledStartTime: '2026-05-05T01:00:00Z' };
    const id = await aProposal(t, booking, 'guide', moved);
    await declineProposal(t, booking, 'traveler', id);
    expect((await fetchBooking(booking)).freeCancellationUntil).toBe('2026-05-02T05:00:00Z');
  });
});

describe('a proposal', () => {
  test('can be answered only by the other party, and is replaced by the same party’s next one', async () => {
    const booking = await anAcceptedBooking();
    const id = await aProposal(t, booking, 'guide');
    expect(outcome(await acceptProposal(t, booking, 'guide', id))).toEqual([
      422,
      'USER_TYPE_MISMATCH',
    ]);
    expect(outcome(await propose(t, booking, 'traveler'))).toEqual([409, 'CHANGE_PENDING']);
    expect((await fetchBooking(booking)).can).not.toContain('propose_change');
    expect((await fetchBooking(booking, 'guide')).can).toContain('propose_change');
    const next = await aProposal(t, booking, 'guide', {
      scheduledStartTime: '2026-05-10T05:00:00Z',
    });
    expect((await fetchBooking(booking)).changes).toMatchObject({
      open: { id: next },
      ended: [{ id, state: 'withdrawn' }],
    });
    expect(outcome(await acceptProposal(t, booking, 'traveler', id))).toEqual([
      409,
      'CHANGE_NOT_OPEN',
    ]);
    const stranger = await acceptProposal(
      t,
      { ...booking, traveler: await aUser(t) },
      'traveler',
      next,
    );
    expect(outcome(stranger)).toEqual([404, 'NOT_FOUND']);
  });

  test('expires after 24 hours, and no later than 12 hours before the earlier start', async () => {
    const [far, soon] = [
      await anAcceptedBooking(),
      await anAcceptedBooking({ scheduledStartTime: '2026-05-02T05:00:00Z' }),
    ];
    await aProposal(t, far, 'guide');
    await aProposal(t, soon, 'guide', { scheduledStartTime: '2026-05-09T01:00:00Z' });
    expect((await fetchBooking(soon)).changes.open.answerBy).toBe('2026-05-01T17:00:00Z');
    await advanceTo('2026-05-01T17:00:00Z');
    expect((await fetchBooking(soon)).changes).toMatchObject({
      open: null,
      ended: [{ state: 'expired' }],
    });
    await advanceTo('2026-05-01T23:59:59Z');
    expect((await fetchBooking(far)).changes.open).not.toBeNull();
    await advanceTo('2026-05-02T00:00:00Z');
    expect((await fetchBooking(far)).changes.ended).toMatchObject([{ state: 'expired' }]);
  });

  test('ends when the booking is cancelled, and its time is free', async () => {
    const booking = await anAcceptedBooking();
    const id = await aProposal(t, booking, 'guide', {
      scheduledStartTime: '2026-05-12T01:00:00Z',
      duration: 4,
    });
    await acceptProposal(t, booking, 'traveler', id);
    const session = await openDifference(t, booking);
    await cancel(booking);
    expect((await fetchBooking(booking)).changes).toMatchObject({
      open: null,
      ended: [{ state: 'lapsed' }],
    });
    expect(await bookOther(booking, '2026-05-12T01:00:00Z')).toEqual([201, null]);
    await succeed(t, session);
    expect((await fetchBooking(booking)).refunds).toMatchObject([
      { amountCents: 20_700 },
      { amountCents: 6_900 },
    ]);
  });

  test('is rejected when it is too late, unchanged, not bookable, or displays another price', async () => {
    const booking = await anAcceptedBooking();
    const attempt = async (changes: Parameters<typeof propose>[3]) =>
      outcome(await propose(t, booking, 'traveler', changes));
    expect(await attempt({ scheduledStartTime: OLD_START })).toEqual([422, 'CHANGE_UNCHANGED']);
    expect(await attempt({ scheduledStartTime: '2026-05-01T23:30:00Z' })).toEqual([
      409,
      'CHANGE_TOO_LATE',
    ]);
    expect(await attempt({ duration: 9 })).toEqual([422, 'DURATION_NOT_OFFERED']);
    expect(await attempt({ travelers: 7 })).toEqual([422, 'GROUP_SIZE_NOT_OFFERED']);
    expect(await attempt({ services: [999] as never })).toEqual([422, 'SERVICE_NOT_OFFERED']);
    expect(await attempt({ scheduledStartTime: '2026-05-10T10:00:00Z' })).toEqual([
      409,
      'SLOT_NOT_AVAILABLE',
    ]);
    expect(await attempt({ itineraryId: 999_999 as never })).toEqual([422, 'ITINERARY_UNKNOWN']);
    expect(await attempt({ totalPrice: 1 })).toEqual([409, 'PRICE_CHANGED']);
    expect(await attempt({ totalPrice: 690, depositCents: 20_700 })).toEqual([200, null]);
    const pending = await aBooking(t, { status: 'confirmed' });
    expect(outcome(await propose(t, pending, 'guide'))).toEqual([409, 'INVALID_TRANSITION']);
    t.clock.set('2026-05-09T01:00:00Z');
    expect(await attempt({ scheduledStartTime: '2026-05-12T01:00:00Z' })).toEqual([
      409,
      'CHANGE_TOO_LATE',
    ]);
  });

  test('can be made six times, and a booking changed three times', async () => {
    const [booking, other] = [await anAcceptedBooking(), await anAcceptedBooking()];
    for (let count = 0; count < 6; count += 1)
      await withdrawProposal(t, booking, 'guide', await aProposal(t, booking, 'guide'));
    expect(outcome(await propose(t, booking, 'traveler'))).toEqual([409, 'TOO_MANY_CHANGES']);
    for (const start of [NEW_START, OLD_START, NEW_START])
      await acceptProposal(
        t,
        other,
        'guide',
        await aProposal(t, other, 'traveler', { scheduledStartTime: start }),
      );
    expect(outcome(await propose(t, other, 'traveler', { duration: 2 }))).toEqual([
      409,
      'TOO_MANY_CHANGES',
    ]);
    expect((await fetchBooking(other)).can).not.toContain('propose_change');
  });
});

test('lists start times that overlap only the booking itself, and previews without holding anything', async () => {
  const booking = await anAcceptedBooking();
  const token = booking.guide.user.token;
  const params = { id: booking.id };
  const { body } = await t.inject(listChangeStarts, {
    token,
    params,
    query: { date: '2026-05-10' },
  });
  expect(body.data.map(({ time }: { time: string }) => time)).toContain('10:30');
  const preview = await t.inject(previewChange, { token, params, body: aPlan(DEARER) });
  expect(preview.body).toMatchObject({
    changed: ['duration'],
    toPayCents: 6_900,
    refundBounds: { floorPercent: 0, capPercent: 100 },
  });
  expect((await fetchBooking(booking)).changes.proposalsLeft).toBe(6);
});

test('raises the sequence of both calendar entries by one', async () => {
  const booking = await anAcceptedBooking();
  const id = await aProposal(t, booking, 'traveler');
  const readSequences = async () => {
    const { raw } = await t.inject(getBookingCalendar, {
      token: booking.guide.user.token,
      params: { id: booking.id },
    });
    const counts = await loadChangeCounts(t.db, [booking.id]);
    return [Number(/SEQUENCE:(\d+)/.exec(raw)?.[1]), counts.get(booking.id) ?? 0];
  };
  const before = await readSequences();
  await acceptProposal(t, booking, 'guide', id);
  expect(await readSequences()).toEqual(before.map((sequence) => sequence + 1));
});

test('pays a difference from the wallet, and returns it there', async () => {
  const booking = await anAcceptedBooking();
  await addCredit(t, booking.traveler.id, 10_000);
  await acceptProposal(t, booking, 'guide', await aProposal(t, booking, 'traveler', DEARER));
  const paid = await t.inject(payChange, {
    token: booking.traveler.token,
    params: { bookingId: booking.id },
    body: { method: 'card', useWallet: true },
    headers: aKey(),
  });
  expect(paid.body).toMatchObject({ status: 'paid' });
  expect(await fetchBooking(booking)).toMatchObject({ duration: 4, depositCents: 27_600 });
  expect((await cancel(booking)).body.refunds).toMatchObject([
    { amountCents: 20_700, destination: 'card' },
    { amountCents: 6_900, destination: 'wallet' },
  ]);
  expect(await ledgerProblems(t)).toEqual([]);
});

test('notifies the other party of a proposal, and both of the change', async () => {
  const booking = await anAcceptedBooking();
  await t.drain();
  const id = await aProposal(t, booking, 'guide', CHEAPER);
  await t.drain();
  const subjects = async (email: string) =>
    (await emailsTo(t, email)).map(({ subject }) => subject.split(':')[0]);
  expect(await subjects(booking.traveler.email)).toContain(
    `${booking.guide.user.nickname} proposes a change`,
  );
  await acceptProposal(t, booking, 'traveler', id);
  await t.drain();
  for (const { email } of [booking.traveler, booking.guide.user])
    expect(await subjects(email)).toContain('Your booking was changed');
});

test('tells both parties that a change was not paid in time', async () => {
  const booking = await anAcceptedBooking();
  const id = await aProposal(t, booking, 'guide', DEARER);
  await acceptProposal(t, booking, 'traveler', id);
  await advanceTo('2026-05-01T00:15:00Z');
  for (const { email } of [booking.traveler, booking.guide.user]) {
    const subjects = (await emailsTo(t, email)).map(({ subject }) => subject.split(':')[0]);
    expect(subjects).toContain('The change wasn’t paid in time');
  }
});

test('reminds both parties a day before the new start, not the old one', async () => {
  const booking = await anAcceptedBooking();
  const later = { scheduledStartTime: '2026-05-12T01:00:00Z' };
  await acceptProposal(t, booking, 'guide', await aProposal(t, booking, 'traveler', later));
  const reminders = async () =>
    (await emailsTo(t, booking.traveler.email)).filter(({ subject }) =>
      subject.startsWith('Coming up'),
    ).length;
  await advanceTo('2026-05-10T01:00:00Z');
  expect(await reminders()).toBe(0);
  await advanceTo('2026-05-11T01:00:00Z');
  expect(await reminders()).toBe(1);
});
