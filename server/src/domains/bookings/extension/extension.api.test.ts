import {
  confirmExtension,
  getBooking,
  getExtensionOffer,
  openDispute,
  requestExtension,
  updateBookingStatus,
} from '@tomoguide/contract/bookings/calls';
import { COMMISSION_PERCENT } from '@tomoguide/contract/payments/figures';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aToken, aUser } from '../../../testing/factories/accounts.ts';
import { aBooking, aKey, checkOut, type TestBooking } from '../../../testing/factories/bookings.ts';
import { emailsTo } from '../../../testing/factories/emails.ts';
import {
  agreeToExtension,
  confirmFee,
  declineExtension,
  fetchExtensionFee,
  openFee,
  reportPayment,
  requestAndPay,
  sendExtensionRequest,
  withdrawExtension,
} from '../../../testing/factories/extensions.ts';
import { ledgerProblems } from '../../../testing/factories/payments.ts';
import { importedCalendars } from '../../guides/tables.ts';
import { sweepBookings } from '../timers.ts';

/** A three-hour tour for RMB 690 (RMB 230 per hour), from 10:00 to 13:00 in Tokyo; DURING is 11:00. */
let t: TestApp;
const BEFORE = '2026-05-01T00:00:00Z';
const DURING = '2026-05-03T02:00:00Z';
const END = '2026-05-03T04:00:00Z';
const checkout = { scheduledStartTime: '2026-05-03T01:00:00Z' };

beforeAll(async () => {
  t = await testApp({ now: BEFORE });
});
afterAll(async () => {
  await t.runDueJobs();
  expect(await ledgerProblems(t)).toEqual([]);
  await t.close();
});

const runningTour = async (given: Parameters<typeof aBooking>[1] = {}): Promise<TestBooking> => {
  t.clock.set(BEFORE);
  const booking = await aBooking(t, { status: 'ongoing', checkout, ...given });
  t.clock.set(DURING);
  return booking;
};
const fetchBooking = async (booking: TestBooking, as: 'traveler' | 'guide' = 'traveler') => {
  const id = as === 'traveler' ? booking.traveler.id : booking.guide.userId;
  const token = await aToken(t, id);
  return (await t.inject(getBooking, { token, params: { id: booking.id } })).body;
};
const answer = ({ status, body }: { status: number; body: { code?: string } }) => [
  status,
  body.code ?? null,
];
const getOffer = async (booking: TestBooking) =>
  t.inject(getExtensionOffer, {
    token: await aToken(t, booking.traveler.id),
    params: { id: booking.id },
  });
const advanceTo = async (instant: string) => {
  t.clock.set(instant);
  await sweepBookings(t.deps);
};
const events = async ({ id }: TestBooking) => {
  const { rows } = await t.db.execute<{ type: string }>(sql`
    select type from outbox where payload->>'bookingId' = ${String(id)}
      and type like 'booking.ext%' order by id`);
  return rows.map(({ type }) => type);
};

test("an extension takes its time from the guide's day in the search until it is withdrawn", async () => {
  // The tour ends at 14:00 in Tokyo. The guide's hours end at 18:00, and the shortest tour takes two.
  const start = { scheduledStartTime: '2026-05-03T02:00:00Z' };
  const booking = await runningTour({ checkout: start });
  t.clock.set('2026-05-03T03:00:00Z');
  const listUnusualDays = async () => {
    const { rows } = await t.db.execute<{ day: string }>(sql`
      select day from guide_day_overrides
      where guide_id = ${booking.guide.id} and day between '2026-05-02' and '2026-05-04'`);
    return rows.map(({ day }) => day);
  };
  expect(await listUnusualDays()).toEqual([]);
  await sendExtensionRequest(t, booking, 2);
  expect(await listUnusualDays()).toEqual(['2026-05-03']);
  await withdrawExtension(t, booking);
  expect(await listUnusualDays()).toEqual([]);
});

test('states the current duration of the tour in an email', async () => {
  const booking = await runningTour();
  const lastEmail = async () => (await emailsTo(t, booking.traveler.email)).at(-1)?.text;
  expect(await lastEmail()).toContain(' · 3 hours · ');
  await requestAndPay(t, booking, 0.25);
  await agreeToExtension(t, booking, 'guide');
  await agreeToExtension(t, booking, 'traveler');
  const done = await t.inject(updateBookingStatus, {
    token: await aToken(t, booking.traveler.id),
    params: { id: booking.id },
    body: { status: 'completed' },
  });
  expect(done.status, done.raw).toBe(200);
  expect(await lastEmail()).toContain(' · 3 hours 15 minutes · ');
});

test('an extension that is requested, paid, accepted and confirmed moves the end of the tour and keeps the fee', async () => {
  const booking = await runningTour();
  const requested = await sendExtensionRequest(t, booking);
  expect(requested.body).toMatchObject({
    status: 'extend_requested',
    extensionPrice: 230,
    extensionAsked: { minutes: 60, feeCents: 23_000, paid: false },
    can: expect.arrayContaining(['pay_extension', 'withdraw_extension']),
    deadlineAt: '2026-05-03T02:15:00Z',
  });
  expect((await fetchBooking(booking, 'guide')).can).not.toContain('confirm_extension');
  const { body } = await confirmFee(t, await openFee(t, booking));
  const paid = await reportPayment(t, booking, body.transaction);
  expect(paid.body).toMatchObject({
    status: 'extend_requested',
    extensionPrice: null,
    extensionAsked: { paid: true },
    deadlineAt: '2026-05-03T02:30:00Z',
    paidExtensionMinutes: 60,
    extensionCents: 23_000,
    payments: expect.arrayContaining([
      expect.objectContaining({ kind: 'extension', amountCents: 23_000 }),
    ]),
  });
  expect((await fetchBooking(booking, 'guide')).can).toEqual(
    expect.arrayContaining(['confirm_extension', 'decline_extension']),
  );
  expect((await agreeToExtension(t, booking, 'traveler')).body.code).toBe('INVALID_TRANSITION');
  expect((await agreeToExtension(t, booking, 'guide')).body.status).toBe('extend_confirmed');
  expect((await agreeToExtension(t, booking, 'guide')).status).toBe(200);
  const done = await agreeToExtension(t, booking, 'traveler');
  expect(done.body).toMatchObject({
    status: 'ongoing',
    extensionCount: 1,
    extensionAsked: null,
    travelerConfirmedExtension: true,
    scheduledEndTime: '2026-05-03T05:00:00Z',
    extensionCents: 23_000,
    refunds: [],
  });
  expect((await agreeToExtension(t, booking, 'traveler')).status).toBe(200);
  expect((await reportPayment(t, booking, body.transaction)).status).toBe(200);
  expect(await events(booking)).toEqual([
    'booking.extension_requested',
    'booking.extension_agreed',
    'booking.extended',
  ]);
  expect(await ledgerProblems(t)).toEqual([]);
});

test('charges commission once on completion, on the total and the confirmed extensions', async () => {
  const booking = await runningTour();
  await requestAndPay(t, booking, 0.25);
  await agreeToExtension(t, booking, 'guide');
  await agreeToExtension(t, booking, 'traveler');
  await advanceTo('2026-05-05T04:15:00Z');
  const fee = await fetchExtensionFee(t, booking, 0.25);
  const commission = Math.floor(((69_000 + fee) * COMMISSION_PERCENT) / 100);
  expect(await fetchBooking(booking, 'guide')).toMatchObject({
    status: 'completed',
    earnedCents: 20_700 + fee - commission,
  });
});

test.each([
  ['it is declined', () => null, declineExtension],
  ['no one answers within 30 minutes', () => '2026-05-03T02:30:00Z', null],
])('refunds the whole fee if %s', async (_, instant, act) => {
  const booking = await runningTour();
  await requestAndPay(t, booking);
  const at = instant();
  if (at) {
    t.clock.set('2026-05-03T02:29:59Z');
    await sweepBookings(t.deps);
    expect((await fetchBooking(booking)).status).toBe('extend_requested');
    await advanceTo(at);
  }
  if (act) expect((await act(t, booking)).status).toBe(200);
  expect(await fetchBooking(booking)).toMatchObject({
    status: 'ongoing',
    extensionCount: 0,
    extensionCents: 0,
    extensionAsked: null,
    scheduledEndTime: END,
    refunds: [{ amountCents: 23_000, destination: 'card' }],
  });
  expect((await events(booking)).at(-1)).toBe('booking.extension_refused');
  expect(answer(await agreeToExtension(t, booking, 'guide'))).toEqual([409, 'INVALID_TRANSITION']);
  // Neither extension took effect, so the traveler can still request two.
  expect((await sendExtensionRequest(t, booking, 0.25)).status).toBe(200);
  expect((await withdrawExtension(t, booking)).status).toBe(200);
});

test('refunds in full a payment that arrives after the extension expired or was withdrawn', async () => {
  const booking = await runningTour();
  for (const end of ['clock', 'withdrawn'] as const) {
    t.clock.set(DURING);
    await sendExtensionRequest(t, booking);
    const session = await openFee(t, booking);
    if (end === 'clock') await advanceTo('2026-05-03T02:15:00Z');
    else expect((await withdrawExtension(t, booking)).status).toBe(200);
    expect(await fetchBooking(booking)).toMatchObject({ status: 'ongoing', extensionAsked: null });
    // The provider has not yet received the cancellation of the payment.
    t.clock.set(DURING);
    const { body } = await confirmFee(t, session);
    expect(answer(await reportPayment(t, booking, body.transaction))).toEqual([
      409,
      'EXTENSION_ENDED',
    ]);
  }
  expect(await fetchBooking(booking)).toMatchObject({
    status: 'ongoing',
    extensionCount: 0,
    refunds: [{ amountCents: 23_000 }, { amountCents: 23_000 }],
  });
  expect((await withdrawExtension(t, booking)).body.code).toBe('INVALID_TRANSITION');
});

test('confirms an extension automatically if the traveler does not respond within 15 minutes', async () => {
  const booking = await runningTour();
  await requestAndPay(t, booking);
  await agreeToExtension(t, booking, 'guide');
  await advanceTo('2026-05-03T02:14:59Z');
  expect((await fetchBooking(booking)).status).toBe('extend_confirmed');
  await advanceTo('2026-05-03T02:15:00Z');
  expect(await fetchBooking(booking)).toMatchObject({
    status: 'ongoing',
    extensionCount: 1,
    scheduledEndTime: '2026-05-03T05:00:00Z',
  });
});

test('repeated and delayed requests have no effect once the extension is in effect', async () => {
  const booking = await runningTour();
  await requestAndPay(t, booking);
  await agreeToExtension(t, booking, 'guide');
  // No timer has run; the traveler's own request finds that the 15 minutes have passed and confirms the
  // extension.
  t.clock.set('2026-05-03T02:15:00Z');
  const inEffect = { status: 'ongoing', extensionCount: 1 };
  for (const side of ['traveler', 'guide', 'traveler'] as const) {
    const reply = await agreeToExtension(t, booking, side);
    expect([reply.status, reply.body]).toMatchObject([200, inEffect]);
  }
  await t.inject(updateBookingStatus, {
    token: await aToken(t, booking.traveler.id),
    params: { id: booking.id },
    body: { status: 'completed' },
  });
  const late = await agreeToExtension(t, booking, 'guide');
  expect([late.status, late.body]).toMatchObject([200, { status: 'completed', extensionCount: 1 }]);
  const { history } = await fetchBooking(booking);
  expect(
    history.filter((step: { event: string }) => step.event === 'extension_taken_as_confirmed'),
  ).toHaveLength(1);
});

test.each(['unpaid', 'paid', 'agreed'] as const)(
  'completing while an extension is %s refunds its fee and charges only the total',
  async (state) => {
    const booking = await runningTour();
    if (state === 'unpaid') {
      await sendExtensionRequest(t, booking);
      await openFee(t, booking);
    } else await requestAndPay(t, booking);
    if (state === 'agreed') await agreeToExtension(t, booking, 'guide');
    const done = await t.inject(updateBookingStatus, {
      token: await aToken(t, booking.traveler.id),
      params: { id: booking.id },
      body: { status: 'completed' },
    });
    expect(done.status).toBe(200);
    expect(await fetchBooking(booking)).toMatchObject({
      status: 'completed',
      extensionAsked: null,
      extensionCents: 0,
      refunds: state === 'unpaid' ? [] : [{ amountCents: 23_000 }],
    });
    expect((await fetchBooking(booking, 'guide')).earnedCents).toBe(20_700 - 10_350);
  },
);

test.each(['complete', 'open_dispute'] as const)(
  'applies the 15-minute deadline before %s, even if no timer has run',
  async (step) => {
    const booking = await runningTour();
    await requestAndPay(t, booking);
    await agreeToExtension(t, booking, 'guide');
    t.clock.set('2026-05-03T02:15:00Z');
    const token = await aToken(t, booking.traveler.id);
    const params = { id: booking.id };
    const done =
      step === 'complete'
        ? await t.inject(updateBookingStatus, { token, params, body: { status: 'completed' } })
        : await t.inject(openDispute, {
            token,
            headers: aKey(),
            params,
            body: { reason: 'We were lost for two whole hours' },
          });
    expect(done.status).toBe(200);
    const after = await fetchBooking(booking);
    expect(after).toMatchObject({ extensionCount: 1, extensionCents: 23_000, refunds: [] });
    const [confirmed, last] = after.history.slice(-2);
    expect([confirmed?.event, last?.event]).toEqual(['extension_taken_as_confirmed', step]);
  },
);

test('a dispute opened after 48 hours first applies the overdue completion, even if no timer has run', async () => {
  const booking = await runningTour();
  const token = await aToken(t, booking.traveler.id);
  const params = { id: booking.id };
  t.clock.set('2026-05-05T04:00:00Z');
  const completed = { token, params, body: { status: 'completed' } } as const;
  expect(answer(await t.inject(updateBookingStatus, completed))).toEqual([
    409,
    'INVALID_TRANSITION',
  ]);
  expect((await fetchBooking(booking)).status).toBe('ongoing');
  const body = { reason: 'We were lost for two whole hours' };
  expect((await t.inject(openDispute, { token, headers: aKey(), params, body })).status).toBe(200);
  const { history } = await fetchBooking(booking);
  expect(history.slice(-2)).toMatchObject([
    { event: 'completion_overdue', to: 'completed' },
    { event: 'open_dispute', from: 'completed' },
  ]);
});

test('allows at most two extensions per booking', async () => {
  const booking = await runningTour();
  for (let count = 0; count < 2; count += 1) {
    await requestAndPay(t, booking, 0.25);
    await agreeToExtension(t, booking, 'guide');
    await agreeToExtension(t, booking, 'traveler');
  }
  expect(answer(await sendExtensionRequest(t, booking, 0.25))).toEqual([
    409,
    'EXTENSION_LIMIT_REACHED',
  ]);
  expect(answer(await getOffer(booking))).toEqual([409, 'EXTENSION_LIMIT_REACHED']);
  expect(await fetchBooking(booking)).toMatchObject({ extensionCount: 2, extensionCents: 11_500 });
});

test('allows at most six unpaid extensions, including withdrawn and expired ones', async () => {
  const booking = await runningTour();
  for (let count = 0; count < 5; count += 1) {
    expect((await sendExtensionRequest(t, booking, 0.25)).status).toBe(200);
    expect((await withdrawExtension(t, booking)).status).toBe(200);
  }
  expect((await sendExtensionRequest(t, booking, 2)).status).toBe(200);
  t.clock.advance({ minutes: 15 });
  // No timer has run: the expiry is applied before the traveler's step.
  expect(answer(await withdrawExtension(t, booking))).toEqual([409, 'INVALID_TRANSITION']);
  expect(answer(await sendExtensionRequest(t, booking, 0.25))).toEqual([
    409,
    'TOO_MANY_UNPAID_EXTENSIONS',
  ]);
  await t.runDueJobs();
  expect(await fetchBooking(booking)).toMatchObject({
    status: 'ongoing',
    can: expect.not.arrayContaining(['request_extension']),
  });
  expect(answer(await getOffer(booking))).toEqual([409, 'TOO_MANY_UNPAID_EXTENSIONS']);
});

test('a request after the 15 minutes creates a new extension, even if no timer has run', async () => {
  const booking = await runningTour();
  await sendExtensionRequest(t, booking, 0.25);
  t.clock.advance({ minutes: 15 });
  expect((await sendExtensionRequest(t, booking, 0.25)).status).toBe(200);
  const { history, extensionAsked } = await fetchBooking(booking);
  expect(history.slice(-3).map(({ event }: { event: string }) => event)).toEqual([
    'request_extension',
    'extension_unpaid',
    'request_extension',
  ]);
  expect(extensionAsked).toMatchObject({ paid: false });
});

test('rejects a wrong price or duration, and requests from the guide or another user', async () => {
  const booking = await runningTour();
  const send = async (token: string, body: object) =>
    answer(
      await t.inject(requestExtension, {
        token,
        params: { id: booking.id },
        body: body as { extensionHours: 1; extensionPrice: number },
      }),
    );
  const own = await aToken(t, booking.traveler.id);
  const right = { extensionHours: 1, extensionPrice: 230 };
  expect(await send(own, { ...right, extensionPrice: 1 })).toEqual([409, 'PRICE_CHANGED']);
  for (const extensionHours of [0, 0.75, 3, '1', null])
    expect(await send(own, { ...right, extensionHours })).toEqual([400, 'VALIDATION_FAILED']);
  const guide = await aToken(t, booking.guide.userId);
  expect(await send(guide, right)).toEqual([409, 'INVALID_TRANSITION']);
  expect(await send((await aUser(t)).token, right)).toEqual([404, 'NOT_FOUND']);
  expect((await fetchBooking(booking)).status).toBe('ongoing');
  // A retry is idempotent; a request with another duration is rejected.
  expect(await send(own, right)).toEqual([200, null]);
  expect(await send(own, right)).toEqual([200, null]);
  expect(await send(own, { extensionHours: 2, extensionPrice: 460 })).toEqual([
    409,
    'INVALID_TRANSITION',
  ]);
  t.clock.set(END);
  await sweepBookings(t.deps);
  expect(await send(own, right)).toEqual([409, 'INVALID_TRANSITION']);
});

test('verifies which party the client claims to be', async () => {
  const booking = await runningTour();
  await requestAndPay(t, booking);
  const lie = await t.inject(confirmExtension, {
    token: await aToken(t, booking.traveler.id),
    params: { id: booking.id },
    body: { userType: 'guide' },
  });
  expect(answer(lie)).toEqual([422, 'USER_TYPE_MISMATCH']);
  expect((await fetchBooking(booking)).status).toBe('extend_requested');
  expect(
    answer(
      await declineExtension(t, {
        ...booking,
        guide: { ...booking.guide, user: booking.traveler },
      }),
    ),
  ).toEqual([409, 'INVALID_TRANSITION']);
});

test('verifies the client’s payment report with the provider, and changes nothing', async () => {
  const booking = await runningTour();
  await sendExtensionRequest(t, booking);
  const session = await openFee(t, booking);
  const claim = {
    transactionId: session,
    transactionTime: DURING,
    amount: 230,
    currency: 'RMB',
    paymentMethod: 'card',
    status: 'succeeded',
  } as const;
  const reportField = async (
    ...args: Parameters<typeof reportPayment> extends [unknown, unknown, ...infer R] ? R : never
  ) => {
    const { status, body } = await reportPayment(t, booking, ...args);
    return [status, body.code ?? null, body.details?.field ?? null];
  };
  const notConfirmed = (name: string) => [409, 'PAYMENT_NOT_CONFIRMED', name];
  // The client reports a transaction that does not exist.
  expect(await reportField(claim)).toEqual(notConfirmed('paid'));
  expect(await reportField({ ...claim, transactionId: 'demo_of-nobody' })).toEqual(
    notConfirmed('transactionData.transactionId'),
  );
  expect((await confirmFee(t, session, 'fail')).body).toEqual({
    status: 'failed',
    transaction: null,
  });
  expect(await reportField(claim)).toEqual(notConfirmed('paid'));
  expect((await fetchBooking(booking)).extensionAsked?.paid).toBe(false);

  const { body } = await confirmFee(t, await openFee(t, booking));
  const real = body.transaction;
  expect(await reportField({ ...real, amount: 1 })).toEqual(notConfirmed('transactionData.amount'));
  expect(await reportField({ ...real, status: 'pending' })).toEqual(
    notConfirmed('transactionData.status'),
  );
  expect(await reportField({ ...real, status: 'settled-ish' })).toEqual([
    422,
    'PAYMENT_STATUS_UNKNOWN',
    'transactionData.status',
  ]);
  expect(await reportField(real, { paid: false })).toEqual(notConfirmed('paid'));
  expect(await reportField(real, { paymentMethod: 'wechat' })).toEqual(
    notConfirmed('paymentMethod'),
  );
  // A transaction of another booking does not match.
  const other = await runningTour();
  await sendExtensionRequest(t, other);
  expect(answer(await reportPayment(t, other, real))).toEqual([409, 'PAYMENT_NOT_CONFIRMED']);
  // Card numbers are not accepted.
  const numbers = { paymentDetails: { cardNumber: '4242424242424242', cardHolder: 'WANG MEI' } };
  expect((await reportPayment(t, booking, real, numbers)).status).toBe(400);
  expect(await reportField(real)).toEqual([200, null, null]);
});

test('a busy time in an imported calendar blocks an extension like the guide’s next tour', async () => {
  const booking = await runningTour();
  const toEpochMs = (instant: string) => Temporal.Instant.from(instant).epochMilliseconds;
  await t.db.insert(importedCalendars).values({
    guideId: booking.guide.id,
    name: 'Theirs',
    address: 'https://calendar.example/theirs.ics',
    addedAt: t.clock.now(),
    nextReadAt: t.clock.now().add({ hours: 24 }),
    // The calendar contains the tour itself, as the guide entered it, and another event from 15:00.
    busy: [
      [toEpochMs('2026-05-03T00:30:00Z'), toEpochMs('2026-05-03T04:30:00Z')],
      [toEpochMs('2026-05-03T06:00:00Z'), toEpochMs('2026-05-03T07:00:00Z')],
    ],
  });
  const { options } = (await getOffer(booking)).body;
  expect(options.map((one: { possible: boolean }) => one.possible)).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect(await sendExtensionRequest(t, booking, 2)).toMatchObject({
    status: 409,
    body: { code: 'EXTENSION_NOT_POSSIBLE', details: { reason: 'next_booking' } },
  });
  expect((await sendExtensionRequest(t, booking, 1)).status).toBe(200);
});

test('the guide’s next tour and the end of the working hours block an extension', async () => {
  const first = await runningTour();
  t.clock.set(BEFORE);
  // The tour ends at 13:00 and the break after it at 14:00, so a next tour at 15:00 leaves room for a
  // one-hour extension.
  const next = await checkOut(t, (await aUser(t)).token, first.guide.id, {
    scheduledStartTime: '2026-05-03T06:00:00Z',
  });
  expect(next.status).toBe(201);
  await aPaid(next.body.id);
  t.clock.set(DURING);
  const possibleOptions = async () =>
    (await getOffer(first)).body.options.map((one: { possible: boolean }) => one.possible);
  expect(await possibleOptions()).toEqual([true, true, true, false]);
  expect(await sendExtensionRequest(t, first, 2)).toMatchObject({
    status: 409,
    body: { code: 'EXTENSION_NOT_POSSIBLE', details: { reason: 'next_booking' } },
  });
  expect((await sendExtensionRequest(t, first, 1)).status).toBe(200);

  const late = await runningTour({ checkout: { scheduledStartTime: '2026-05-03T06:00:00Z' } });
  t.clock.set('2026-05-03T08:00:00Z');
  expect(await sendExtensionRequest(t, late, 1)).toMatchObject({
    status: 409,
    body: { code: 'EXTENSION_NOT_POSSIBLE', details: { reason: 'day_end' } },
  });
});

/** Marks the booking as paid, because its hold would expire before the tour. */
const aPaid = async (id: number) => {
  await t.db.execute(
    sql`update bookings set status = 'upcoming', deadline_at = null where id = ${id}`,
  );
};
