import { randomUUID } from 'node:crypto';
import { getBooking } from '@tomoguide/contract/bookings/calls';
import * as calls from '@tomoguide/contract/payments/calls';
import { PaymentId } from '@tomoguide/contract/primitives';
import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { getCallbackKey, signPayload } from '../../../adapters/payments/demo/signature.ts';
import type { ProviderEvent } from '../../../adapters/payments/provider.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import {
  aPendingBooking,
  callBack,
  ledgerProblems,
  parseSessionId,
  pay,
  succeed,
} from '../../../testing/factories/payments.ts';
import { sendSimultaneously } from '../../../testing/synchronised.ts';
import { paymentAttempts, payments, refunds } from '../tables.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ now: '2026-05-01T00:00:00Z' });
  return () => t.close();
});
afterEach(() => t.runDueJobs());

const attempt = async (paymentId: PaymentId) => {
  const [row] = await t.db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.paymentId, paymentId));
  if (!row) throw new Error('no attempt');
  return row;
};
const getStatus = async (paymentId: PaymentId) => {
  const [row] = await t.db.select().from(payments).where(eq(payments.id, paymentId));
  return row?.status;
};
const getRefunds = (paymentId: PaymentId) =>
  t.db
    .select({ cents: refunds.amountCents, reason: refunds.reason, status: refunds.status })
    .from(refunds)
    .where(eq(refunds.paymentId, paymentId));

/** Creates a pending booking with an open payment page, and the callback that reports its success. */
const aPage = async () => {
  const pending = await aPendingBooking(t);
  const { body } = await pay(t, pending.traveler.token, pending.bookingId);
  const paymentId = PaymentId.parse(body.paymentId);
  const { key } = await attempt(paymentId);
  const success: ProviderEvent = {
    eventId: `evt_${randomUUID()}`,
    type: 'succeeded',
    key,
    chargeId: `charge_${randomUUID()}`,
    amountCents: 20_700,
  };
  return { ...pending, paymentId, sessionId: parseSessionId(body.redirectUrl), success };
};
const bookingStatus = async ({ traveler, bookingId }: Awaited<ReturnType<typeof aPage>>) =>
  (await t.inject(getBooking, { token: traveler.token, params: { id: bookingId } })).body.status;

/** Returns ledger problems, except those about sessions that exist only in a test's own callbacks. */
const problems = async () =>
  (await ledgerProblems(t)).filter((problem) => !problem.startsWith('the demo provider'));

test('applies a repeated callback once, even if it arrives as a different event', async () => {
  const page = await aPage();
  expect((await callBack(t, page.success)).body).toEqual({ received: true });
  expect((await callBack(t, page.success)).body).toEqual({ received: true });
  await callBack(t, { ...page.success, eventId: `evt_${randomUUID()}` });
  expect(await bookingStatus(page)).toBe('confirmed');
  expect(await getRefunds(page.paymentId)).toEqual([]);
  expect(await problems()).toEqual([]);
});

test('ignores a forged callback', async () => {
  const page = await aPage();
  const payload = JSON.stringify(page.success);
  for (const signature of ['AAAA', 'x'.repeat(43), '中文']) {
    const reply = await callBack(t, payload, signature);
    expect([reply.status, reply.body.code]).toEqual([400, 'SIGNATURE_INVALID']);
  }
  const genuine = signPayload(getCallbackKey(t.deps.config), payload);
  for (const signature of [`${genuine} `, `${genuine}=`, `${genuine}A`, genuine.slice(0, -1)])
    expect((await callBack(t, payload, signature)).body.code).toBe('SIGNATURE_INVALID');
  expect((await callBack(t, '{"type":"succeeded"}')).body.code).toBe('SIGNATURE_INVALID');
  expect(await getStatus(page.paymentId)).toBe('open');
});

test('rejects a signature that is valid for a different body', async () => {
  const page = await aPage();
  const payload = JSON.stringify(page.success);
  const signature = signPayload(getCallbackKey(t.deps.config), payload.replace('20700', '20701'));
  expect((await callBack(t, payload, signature)).status).toBe(400);
});

test('ignores a failure after a success, and applies a success after a failure', async () => {
  const failure = (page: { success: ProviderEvent }): ProviderEvent => ({
    ...page.success,
    eventId: `evt_${randomUUID()}`,
    type: 'failed',
    chargeId: null,
    amountCents: 0,
  });
  const first = await aPage();
  await callBack(t, first.success);
  await callBack(t, failure(first));
  expect(await getStatus(first.paymentId)).toBe('paid');
  const second = await aPage();
  await callBack(t, failure(second));
  expect(await getStatus(second.paymentId)).toBe('open');
  await callBack(t, second.success);
  expect(await bookingStatus(second)).toBe('confirmed');
  expect(await problems()).toEqual([]);
});

test('records and refunds a payment that arrives after the hold has expired', async () => {
  const page = await aPage();
  t.clock.advance({ minutes: 20 });
  await t.runDueJobs();
  expect(await bookingStatus(page)).toBe('cancelled');
  await callBack(t, page.success);
  expect(await getRefunds(page.paymentId)).toEqual([
    { cents: 20_700, reason: 'late', status: 'sent' },
  ]);
  const { body } = await t.inject(calls.getPayment, {
    token: page.traveler.token,
    params: { paymentId: page.paymentId },
  });
  expect(body).toMatchObject({
    status: 'refunded',
    refunds: [{ amountCents: 20_700, minDays: 3 }],
  });
  expect(await bookingStatus(page)).toBe('cancelled');
  expect(await problems()).toEqual([]);
});

test('refunds a charge of a wrong amount in full, and the booking still awaits payment', async () => {
  const page = await aPage();
  await callBack(t, { ...page.success, amountCents: 1 });
  expect(await bookingStatus(page)).toBe('pending');
  expect(await getRefunds(page.paymentId)).toMatchObject([{ cents: 1, reason: 'late' }]);
  expect(await problems()).toEqual([]);
});

test('accepts and ignores an event for an unknown payment', async () => {
  const page = await aPage();
  const reply = await callBack(t, { ...page.success, key: randomUUID() });
  expect(reply.status).toBe(200);
  expect(await getStatus(page.paymentId)).toBe('open');
});

test('charges once for two concurrent tabs and a callback', async () => {
  for (let round = 0; round < 5; round += 1) {
    const page = await aPage();
    const press = {
      method: 'POST',
      path: calls.succeedDemoSession.path.replace(':sessionId', page.sessionId),
    };
    const payload = JSON.stringify(page.success);
    const callback = {
      method: 'POST',
      path: calls.demoCallback.path,
      body: { payload, signature: signPayload(getCallbackKey(t.deps.config), payload) },
    };
    const payAgain = {
      method: 'POST',
      path: calls.payDeposit.path.replace(':bookingId', String(page.bookingId)),
      headers: { authorization: `Bearer ${page.traveler.token}`, 'idempotency-key': randomUUID() },
      body: { method: 'card' },
    };
    const replies = await sendSimultaneously(t.app, [
      press,
      press,
      callback,
      callback,
      payAgain,
      press,
    ]);
    expect(replies.every(({ status }) => status < 500)).toBe(true);
    expect(await bookingStatus(page)).toBe('confirmed');
    expect(await getRefunds(page.paymentId)).toEqual([]);
  }
  expect(await problems()).toEqual([]);
});

test('accepts one of two paid pages, and refunds the other in full', async () => {
  const page = await aPage();
  const other = await pay(t, page.traveler.token, page.bookingId, { method: 'alipay' });
  const rows = await t.db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.paymentId, page.paymentId))
    .orderBy(paymentAttempts.id);
  expect(rows.map(({ status }) => status)).toEqual(['expired', 'open']);
  await succeed(t, parseSessionId(other.body.redirectUrl));
  await callBack(t, page.success);
  expect(await getRefunds(page.paymentId)).toMatchObject([{ cents: 20_700, reason: 'late' }]);
  expect(await bookingStatus(page)).toBe('confirmed');
  expect(await problems()).toEqual([]);
});
