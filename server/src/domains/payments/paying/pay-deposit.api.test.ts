import { getBooking } from '@tomoguide/contract/bookings/calls';
import * as calls from '@tomoguide/contract/payments/calls';
import { BookingId, PaymentId } from '@tomoguide/contract/primitives';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aUser } from '../../../testing/factories/accounts.ts';
import {
  aPendingBooking,
  failPayment,
  ledgerProblems,
  parseSessionId,
  pay,
  succeed,
} from '../../../testing/factories/payments.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ now: '2026-05-01T00:00:00Z' });
});
afterAll(async () => {
  expect(await ledgerProblems(t)).toEqual([]);
  await t.close();
});

const getStatus = async (token: string, id: number): Promise<string> =>
  (await t.inject(getBooking, { token, params: { id } })).body.status;
const payment = (token: string, paymentId: PaymentId) =>
  t.inject(calls.getPayment, { token, params: { paymentId } });

describe('paying a deposit', () => {
  test('redirects to the provider and confirms the booking on success', async () => {
    const { traveler, bookingId } = await aPendingBooking(t);
    const started = await pay(t, traveler.token, bookingId, { method: 'alipay' });
    expect(started.body).toMatchObject({ status: 'redirect', expiresAt: '2026-05-01T00:15:00Z' });
    const { paymentId, redirectUrl } = started.body;
    expect((await payment(traveler.token, paymentId)).body).toMatchObject({
      status: 'open',
      attempt: 'open',
      amountCents: 20_700,
      method: 'alipay',
    });
    const pressed = await succeed(t, parseSessionId(redirectUrl));
    expect(pressed.body.returnUrl).toBe(`/payment-success?paymentId=${paymentId}`);
    expect((await payment(traveler.token, paymentId)).body).toMatchObject({
      status: 'paid',
      attempt: 'succeeded',
      refunds: [],
    });
    expect(await getStatus(traveler.token, bookingId)).toBe('confirmed');
    expect((await pay(t, traveler.token, bookingId)).body.code).toBe('PAYMENT_NOT_DUE');
  });

  test('can fail and be retried in a new session', async () => {
    const { traveler, bookingId } = await aPendingBooking(t);
    const first = (await pay(t, traveler.token, bookingId)).body;
    const failed = await failPayment(t, parseSessionId(first.redirectUrl));
    expect(failed.body.returnUrl).toBe(`/payment-success?paymentId=${first.paymentId}`);
    expect((await payment(traveler.token, first.paymentId)).body).toMatchObject({
      status: 'open',
      attempt: 'failed',
    });
    expect((await succeed(t, parseSessionId(first.redirectUrl))).body.code).toBe(
      'PAYMENT_SESSION_ENDED',
    );
    const second = (await pay(t, traveler.token, bookingId)).body;
    expect(second.redirectUrl).not.toBe(first.redirectUrl);
    await succeed(t, parseSessionId(second.redirectUrl));
    expect(await getStatus(traveler.token, bookingId)).toBe('confirmed');
  });

  test('resumes an abandoned payment', async () => {
    const { traveler, bookingId } = await aPendingBooking(t);
    const first = (await pay(t, traveler.token, bookingId)).body;
    const params = { sessionId: parseSessionId(first.redirectUrl) };
    expect((await t.inject(calls.abandonDemoSession, { params })).body.returnUrl).toBe(
      '/dashboard?tab=pending-requests',
    );
    const again = (await pay(t, traveler.token, bookingId)).body;
    expect(again.redirectUrl).toBe(first.redirectUrl);
  });

  test('closes the first payment page if another method is chosen', async () => {
    const { traveler, bookingId } = await aPendingBooking(t);
    const card = (await pay(t, traveler.token, bookingId, { method: 'card' })).body;
    const wechat = (await pay(t, traveler.token, bookingId, { method: 'wechat' })).body;
    expect((await succeed(t, parseSessionId(card.redirectUrl))).body.code).toBe(
      'PAYMENT_SESSION_ENDED',
    );
    expect((await succeed(t, parseSessionId(wechat.redirectUrl))).status).toBe(200);
  });
});

test('returns the same 404 for another user’s booking or payment as for an unknown one', async () => {
  const { traveler, bookingId } = await aPendingBooking(t);
  const { paymentId } = (await pay(t, traveler.token, bookingId)).body;
  const stranger = await aUser(t);
  const foreign = await pay(t, stranger.token, bookingId);
  const missing = await pay(t, stranger.token, BookingId.parse(999_999));
  expect([foreign.status, foreign.raw]).toEqual([404, missing.raw]);
  const peek = await payment(stranger.token, paymentId);
  expect([peek.status, peek.raw]).toEqual([
    404,
    (await payment(stranger.token, PaymentId.parse(999_999))).raw,
  ]);
});

test('rejects a payment after the hold has expired, and shows the reason on the page', async () => {
  const { traveler, bookingId } = await aPendingBooking(t);
  const { redirectUrl } = (await pay(t, traveler.token, bookingId)).body;
  t.clock.advance({ minutes: 15 });
  expect((await pay(t, traveler.token, bookingId)).body.code).toBe('HOLD_ENDED');
  expect((await succeed(t, parseSessionId(redirectUrl))).body.code).toBe('PAYMENT_SESSION_ENDED');
  const params = { sessionId: parseSessionId(redirectUrl) };
  expect((await t.inject(calls.getDemoSession, { params })).body.status).toBe('expired');
  await t.runDueJobs();
  expect(await getStatus(traveler.token, bookingId)).toBe('cancelled');
});

test('rejects an unknown method, a different price and unknown fields', async () => {
  const { traveler, bookingId } = await aPendingBooking(t);
  for (const body of [{ method: 'cash' }, { method: 'card', amountCents: 1 }, {}, null]) {
    const reply = await t.inject(calls.payDeposit, {
      token: traveler.token,
      params: { bookingId },
      body,
      headers: { 'idempotency-key': 'a-key-of-the-test' },
    });
    expect(reply.status, reply.raw).toBe(400);
  }
});
