import { acceptBooking, updateBookingStatus } from '@tomoguide/contract/bookings/calls';
import { completeDemoRefunds, getPayment } from '@tomoguide/contract/payments/calls';
import type { PaymentId } from '@tomoguide/contract/primitives';
import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { PaymentProvider, RefundOrder } from '../../../adapters/payments/provider.ts';
import type { BossJobs } from '../../../jobs/jobs.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aToken } from '../../../testing/factories/accounts.ts';
import {
  aPaidBooking,
  aPendingBooking,
  ledgerProblems,
  parseSessionId,
  pay,
} from '../../../testing/factories/payments.ts';
import { getBalance } from '../ledger/account-queries.ts';
import { getOwnedAccount, getPlatformAccount } from '../ledger/accounts.ts';
import { resumeRefunds } from '../timers.ts';

let t: TestApp;
let real: PaymentProvider;
const NOW = '2026-05-01T00:00:00Z';
beforeAll(async () => {
  t = await testApp({ now: NOW });
  real = t.deps.paymentProvider;
  return () => t.close();
});
beforeEach(() => t.clock.set(NOW));
afterEach(async () => {
  t.deps.paymentProvider = real;
  expect(await ledgerProblems(t)).toEqual([]);
});

const cancel = (token: string, id: number) =>
  t.inject(updateBookingStatus, { token, params: { id }, body: { status: 'cancelled' } });
const runEvery = (name: string) => (t.deps.jobs as BossJobs).handlers.get(name)?.({});
/** Advances the clock by a day, the time that the demo provider takes for a refund, and runs due jobs. */
const advanceOneDay = async () => {
  t.clock.advance({ hours: 24 });
  await t.runDueJobs();
};
const demoRefunds = async (sessionId: string) => {
  const { rows } = await t.db.execute<{ amount: number }>(
    sql`select amount_cents::int as amount from demo_provider_refunds where session_id = ${sessionId}`,
  );
  return rows.map(({ amount }) => amount);
};
const getRefunds = async (paid: Awaited<ReturnType<typeof aPaidBooking>>) =>
  (
    await t.inject(getPayment, {
      token: await aToken(t, paid.traveler.id),
      params: { paymentId: paid.paymentId },
    })
  ).body.refunds;

test('a cancellation five days ahead refunds 70% to the card and splits the rest', async () => {
  const commission = await getBalance(t.db, getPlatformAccount('commission'));
  const paid = await aPaidBooking(t);
  await t.inject(acceptBooking, { token: paid.guide.user.token, params: { id: paid.bookingId } });
  t.clock.set('2026-05-05T01:00:00Z');
  await cancel(await aToken(t, paid.traveler.id), paid.bookingId);
  await t.runDueJobs();
  expect(await getRefunds(paid)).toMatchObject([
    { amountCents: 14_490, destination: 'card', status: 'sent', minDays: 3, maxDays: 5 },
  ]);
  await advanceOneDay();
  expect(await getRefunds(paid)).toMatchObject([{ status: 'arrived' }]);
  expect(await demoRefunds(paid.sessionId)).toEqual([14_490]);
  expect(await getBalance(t.db, getOwnedAccount('earnings_pending', paid.guide.id))).toBe(5_279);
  expect((await getBalance(t.db, getPlatformAccount('commission'))) - commission).toBe(931);
});

test('lets the guide withdraw the retained money five business days after the scheduled end', async () => {
  const paid = await aPaidBooking(t);
  await t.inject(acceptBooking, { token: paid.guide.user.token, params: { id: paid.bookingId } });
  t.clock.set('2026-05-09T12:00:00Z');
  await cancel(await aToken(t, paid.traveler.id), paid.bookingId);
  const getWithdrawableBalance = () =>
    getBalance(t.db, getOwnedAccount('earnings_withdrawable', paid.guide.id));
  // The tour would have ended on Sunday, May 10, at 13:00 in Tokyo; the fifth business day after that is
  // May 15.
  t.clock.set('2026-05-15T03:59:59Z');
  await runEvery('payments.release-earnings');
  expect(await getWithdrawableBalance()).toBe(0);
  t.clock.set('2026-05-15T04:00:00Z');
  await Promise.all([1, 2, 3].map(() => runEvery('payments.release-earnings')));
  expect(await getWithdrawableBalance()).toBe(17_595);
  expect(await getBalance(t.db, getOwnedAccount('earnings_pending', paid.guide.id))).toBe(0);
});

test('retries an unreachable provider until it responds', async () => {
  const paid = await aPaidBooking(t);
  t.deps.paymentProvider = {
    ...real,
    refund: () => Promise.reject(new Error('no route to host')),
  };
  await cancel(paid.traveler.token, paid.bookingId);
  await expect(t.runDueJobs()).rejects.toThrow('no route to host');
  t.clock.advance({ minutes: 6 });
  await runEvery('payments.sweep-refunds');
  expect(await getRefunds(paid)).toMatchObject([{ status: 'sent' }]);
  t.deps.paymentProvider = real;
  await runEvery('payments.sweep-refunds');
  await advanceOneDay();
  expect(await getRefunds(paid)).toMatchObject([{ status: 'arrived', amountCents: 20_700 }]);
});

/** Adds a hundred refunds of one fen each with the reason 'stuck', which sort before all others. */
const addStuck = (paymentId: PaymentId) =>
  t.db.execute(sql`
    insert into refunds (booking_id, payment_id, attempt_id, user_id, amount_cents, destination,
                         status, reason, key, created_at)
    select p.booking_id, p.id, p.attempt_id, p.user_id, 1, 'card', 'sent', 'stuck',
           gen_random_uuid(), ${NOW}::timestamptz
    from payments p, generate_series(1, 100) where p.id = ${paymentId}`);

test('a hundred failing refunds do not block others', async () => {
  const stuck = await aPaidBooking(t);
  await addStuck(stuck.paymentId);
  const paid = await aPaidBooking(t);
  const refuse = (order: RefundOrder) =>
    order.amountCents === 1 ? Promise.reject(new Error('never')) : real.refund(order);
  t.deps.paymentProvider = { ...real, refund: () => Promise.reject(new Error('not now')) };
  await cancel(paid.traveler.token, paid.bookingId);
  await expect(t.runDueJobs()).rejects.toThrow('not now');
  t.deps.paymentProvider = { ...real, refund: refuse };
  t.clock.advance({ minutes: 6 });
  await runEvery('payments.sweep-refunds');
  await runEvery('payments.sweep-refunds');
  const given = await demoRefunds(paid.sessionId);
  await t.db.execute(sql`delete from refunds where reason = 'stuck'`);
  expect(given).toEqual([20_700]);
});

test('a hundred refunds of a removed provider do not block others', async () => {
  const unpaidBooking = await aPaidBooking(t);
  const attempt = sql`(select attempt_id from payments where id = ${unpaidBooking.paymentId})`;
  await t.db.execute(sql`
    update payment_attempts set provider = 'stripe' where id = ${attempt}`);
  await addStuck(unpaidBooking.paymentId);
  const paid = await aPaidBooking(t);
  t.deps.paymentProvider = { ...real, refund: () => Promise.reject(new Error('not now')) };
  await cancel(paid.traveler.token, paid.bookingId);
  await expect(t.runDueJobs()).rejects.toThrow('not now');
  t.deps.paymentProvider = real;
  t.clock.advance({ minutes: 6 });
  await runEvery('payments.sweep-refunds');
  const given = await demoRefunds(paid.sessionId);
  await t.db.execute(sql`delete from refunds where reason = 'stuck'`);
  await t.db.execute(sql`update payment_attempts set provider = 'demo' where id = ${attempt}`);
  expect(given).toEqual([20_700]);
});

test('pays a refund once if the provider’s response was lost in a crash', async () => {
  const paid = await aPaidBooking(t);
  t.deps.paymentProvider = {
    ...real,
    refund: async (order) => {
      await real.refund(order);
      throw new Error('killed before the answer was written');
    },
  };
  await cancel(paid.traveler.token, paid.bookingId);
  await expect(t.runDueJobs()).rejects.toThrow('killed');
  t.deps.paymentProvider = real;
  t.clock.advance({ minutes: 6 });
  await Promise.all([1, 2, 3].map(() => runEvery('payments.sweep-refunds')));
  expect(await demoRefunds(paid.sessionId)).toEqual([20_700]);
  await advanceOneDay();
  expect(await getRefunds(paid)).toMatchObject([{ status: 'arrived' }]);
});

test.each([
  ['before the request to the provider', false],
  ['before the response was stored', true],
])('resends a refund at startup if its process died %s', async (_, isSent) => {
  const paid = await aPaidBooking(t);
  t.deps.paymentProvider = {
    ...real,
    refund: async (order) => {
      if (isSent) await real.refund(order);
      throw new Error('killed');
    },
  };
  await cancel(paid.traveler.token, paid.bookingId);
  await expect(t.runDueJobs()).rejects.toThrow('killed');
  t.deps.paymentProvider = real;
  t.clock.advance({ seconds: 2 });
  await resumeRefunds(t.deps);
  expect(await demoRefunds(paid.sessionId)).toEqual([20_700]);
  await advanceOneDay();
  expect(await getRefunds(paid)).toMatchObject([{ status: 'arrived' }]);
});

test('tries a refund that cannot be sent only once at startup, and still starts', async () => {
  const paid = await aPaidBooking(t);
  let tries = 0;
  const refuse = async () => {
    tries += 1;
    throw new Error('no route to host');
  };
  t.deps.paymentProvider = { ...real, refund: refuse };
  await cancel(paid.traveler.token, paid.bookingId);
  t.clock.advance({ seconds: 2 });
  await resumeRefunds(t.deps);
  expect(tries).toBe(1);
  t.deps.paymentProvider = real;
  t.clock.advance({ seconds: 1 });
  await resumeRefunds(t.deps);
  expect(await demoRefunds(paid.sessionId)).toEqual([20_700]);
});

test('credits the wallet with a refund that the provider rejects', async () => {
  const paid = await aPaidBooking(t);
  t.deps.paymentProvider = {
    ...real,
    refund: async () => ({ status: 'refused', refundId: null }),
  };
  await cancel(paid.traveler.token, paid.bookingId);
  await t.runDueJobs();
  expect(await getRefunds(paid)).toMatchObject([{ status: 'refused' }]);
  expect(await getBalance(t.db, getOwnedAccount('wallet', paid.traveler.id))).toBe(20_700);
});

test('finds a session by its key if a crash lost the response to its creation', async () => {
  const { traveler, bookingId } = await aPendingBooking(t);
  t.deps.paymentProvider = {
    ...real,
    openSession: async (order) => {
      await real.openSession(order);
      throw new Error('killed before the session was written');
    },
  };
  const key = 'one-and-the-same-key';
  expect((await pay(t, traveler.token, bookingId, { key })).status).toBe(503);
  t.deps.paymentProvider = real;
  const again = await pay(t, traveler.token, bookingId, { key });
  const other = await pay(t, traveler.token, bookingId);
  expect(again.status).toBe(200);
  expect(other.body.redirectUrl).toBe(again.body.redirectUrl);
  const { rows } = await t.db.execute(
    sql`select id from demo_provider_sessions where description like ${`%${String(bookingId).padStart(4, '0')}`}`,
  );
  expect(rows).toEqual([{ id: parseSessionId(again.body.redirectUrl) }]);
});

test('redelivers a callback that a crash lost', async () => {
  const { traveler, bookingId } = await aPendingBooking(t);
  const { body } = await pay(t, traveler.token, bookingId);
  const { endSession } = await import('../../../adapters/payments/demo/sessions.ts');
  await endSession(t.deps, parseSessionId(body.redirectUrl), 'succeeded');
  const status = async () =>
    (await t.inject(getPayment, { token: traveler.token, params: { paymentId: body.paymentId } }))
      .body.status;
  expect(await status()).toBe('open');
  await runEvery('demo-provider.deliver');
  expect(await status()).toBe('paid');
});

test('a refund waits while its payment’s provider is not configured', async () => {
  const paid = await aPaidBooking(t);
  const isSent: unknown[] = [];
  t.deps.paymentProvider = {
    ...real,
    name: 'stripe',
    refund: async (order) => {
      isSent.push(order);
      return { status: 'refused', refundId: null };
    },
  };
  await cancel(paid.traveler.token, paid.bookingId);
  await expect(t.runDueJobs()).rejects.toThrow('demo is not configured');
  expect([isSent, await getRefunds(paid)]).toMatchObject([[], [{ status: 'sent' }]]);
  t.deps.paymentProvider = real;
  t.clock.advance({ minutes: 6 });
  await runEvery('payments.sweep-refunds');
  expect(await demoRefunds(paid.sessionId)).toEqual([20_700]);
});

test('the demo provider sends refunds after exactly a day unless its page is used to speed them up', async () => {
  const [slow, fast] = [await aPaidBooking(t), await aPaidBooking(t)];
  for (const { traveler, bookingId } of [slow, fast]) await cancel(traveler.token, bookingId);
  await t.runDueJobs();
  const [refund] = await getRefunds(fast);
  expect(refund).toMatchObject({
    status: 'sent',
    demoPage: `/payment-demo?session=${fast.sessionId}`,
  });
  const speedUp = (sessionId: string) => t.inject(completeDemoRefunds, { params: { sessionId } });
  expect((await speedUp('demo_of_nobody_that_we_know')).status).toBe(404);
  const [hurried] = await Promise.all([speedUp(fast.sessionId), speedUp(fast.sessionId)]);
  expect(hurried.body.refunds).toMatchObject([{ amountCents: 20_700, arrived: true }]);
  t.clock.advance({ seconds: 24 * 3600 - 1 });
  await t.runDueJobs();
  expect([await getRefunds(fast), await getRefunds(slow)]).toMatchObject([
    [{ status: 'arrived' }],
    [{ status: 'sent' }],
  ]);
  t.clock.advance({ seconds: 1 });
  await t.runDueJobs();
  expect(await getRefunds(slow)).toMatchObject([{ status: 'arrived' }]);
});
