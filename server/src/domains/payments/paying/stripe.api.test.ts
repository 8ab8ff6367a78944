import { randomUUID } from 'node:crypto';
import { getBooking, updateBookingStatus } from '@tomoguide/contract/bookings/calls';
import { getPayment } from '@tomoguide/contract/payments/calls';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { STRIPE_CALLBACK_PATH } from '../../../adapters/payments/stripe/webhook.ts';
import type { TestApp } from '../../../testing/app.ts';
import { ledgerProblems, pay } from '../../../testing/factories/payments.ts';
import { type StripeSite, stripeSite } from '../../../testing/stripe-site.ts';

let site: StripeSite;
let t: TestApp;
let stripe: StripeSite['stripe'];

beforeAll(async () => {
  site = await stripeSite('2026-05-01T00:00:00Z');
  ({ t, stripe } = site);
});
afterEach(async () => expect(await ledgerProblems(t)).toEqual([]));
afterAll(() => site.close());

const webhook: StripeSite['webhook'] = (...sessionParams) => site.webhook(...sessionParams);
const aPage: StripeSite['openPage'] = (...sessionParams) => site.openPage(...sessionParams);
type Opened = Awaited<ReturnType<typeof aPage>>;
const getStatus = async ({ traveler, bookingId }: Opened) =>
  (await t.inject(getBooking, { token: traveler.token, params: { id: bookingId } })).body.status;
const fetchPayment = async ({ traveler, body }: Opened) =>
  (await t.inject(getPayment, { token: traveler.token, params: { paymentId: body.paymentId } }))
    .body;

test('requests a deposit in CNY with the chosen method; the session is valid for at least half an hour', async () => {
  const page = await aPage('wechat');
  const sessionParams = stripe.sessions.get(page.sessionId)?.sessionParams ?? {};
  expect(page.body.redirectUrl).toMatch(/^https:\/\/checkout\.stripe\.com\//);
  expect(page.body.expiresAt).toBe('2026-05-01T00:15:00Z');
  expect(sessionParams).toMatchObject({
    mode: 'payment',
    'allowed_payment_method_types[0]': 'wechat_pay',
    'line_items[0][price_data][currency]': 'cny',
    'line_items[0][price_data][unit_amount]': '20700',
    expires_at: String(Date.parse('2026-05-01T01:00:00Z') / 1000),
  });
  expect(sessionParams.success_url).toMatch(
    /^http:\/\/localhost:\d+\/payment-success\?paymentId=\d+$/,
  );
});

test('applies a webhook with a valid signature exactly once', async () => {
  const page = await aPage();
  const event = stripe.pay(page.sessionId);
  const replies = await Promise.all([webhook(event), webhook(event), webhook(event)]);
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(await getStatus(page)).toBe('confirmed');
  expect(await fetchPayment(page)).toMatchObject({ status: 'paid', refunds: [] });
});

test('ignores a forged, unsigned or modified webhook', async () => {
  const page = await aPage();
  const event = stripe.pay(page.sessionId);
  expect((await webhook(event, 'whsec_of_somebody')).statusCode).toBe(400);
  const plain = { method: 'POST', url: STRIPE_CALLBACK_PATH } as const;
  expect((await t.app.inject({ ...plain, payload: event })).statusCode).toBe(400);
  expect((await t.app.inject(plain)).json().code).toBe('SIGNATURE_INVALID');
  expect(await getStatus(page)).toBe('pending');
  await webhook(event);
});

test('accepts and ignores an event for an unknown session', async () => {
  const page = await aPage();
  const event = stripe.pay(page.sessionId);
  for (const reference of [randomUUID(), 'order-17', '']) {
    const foreign = structuredClone(event);
    foreign.id = `evt_${randomUUID()}`;
    foreign.data.object.client_reference_id = reference;
    expect((await webhook(foreign)).statusCode).toBe(200);
  }
  expect(await getStatus(page)).toBe('pending');
  await webhook(event);
});

test('does not treat a completed but unpaid session as paid', async () => {
  const page = await aPage('alipay');
  const event = stripe.pay(page.sessionId);
  const unpaid = structuredClone(event);
  unpaid.id = 'evt_unpaid';
  unpaid.data.object.payment_status = 'unpaid';
  await webhook(unpaid);
  expect(await getStatus(page)).toBe('pending');
  await webhook({ ...event, type: 'checkout.session.async_payment_succeeded' });
  expect(await getStatus(page)).toBe('confirmed');
});

test('refunds a cancellation through Stripe only once, no matter how often it is requested', async () => {
  const page = await aPage();
  await webhook(stripe.pay(page.sessionId));
  await t.inject(updateBookingStatus, {
    token: page.traveler.token,
    params: { id: page.bookingId },
    body: { status: 'cancelled' },
  });
  await t.runDueJobs();
  const intent = stripe.sessions.get(page.sessionId)?.payment_intent;
  const given = stripe.refunds.filter(({ payment_intent }) => payment_intent === intent);
  expect(given.map(({ amount }) => amount)).toEqual([20_700]);
  expect(await fetchPayment(page)).toMatchObject({ refunds: [{ status: 'arrived' }] });
});

test('expires the session at Stripe when the hold expires', async () => {
  const page = await aPage();
  t.clock.advance({ minutes: 16 });
  await t.runDueJobs();
  expect(await getStatus(page)).toBe('cancelled');
  expect(stripe.sessions.get(page.sessionId)?.status).toBe('expired');
});

test('when the hold expires, finds a payment whose webhook was lost, and refunds it once', async () => {
  const page = await aPage();
  const late = stripe.pay(page.sessionId);
  t.clock.advance({ minutes: 16 });
  await t.runDueJobs();
  const refunded = {
    status: 'refunded',
    refunds: [{ amountCents: 20_700, status: 'arrived' }],
  };
  expect(await fetchPayment(page)).toMatchObject(refunded);
  await webhook(late);
  await t.runDueJobs();
  expect(await fetchPayment(page)).toMatchObject(refunded);
});

test('does not redirect to a second payment if the first is paid but its event is missing', async () => {
  const page = await aPage('card');
  stripe.pay(page.sessionId);
  const sessions = stripe.sessions.size;
  const key = 'the-second-way-to-pay';
  const payAgain = () => pay(t, page.traveler.token, page.bookingId, { method: 'alipay', key });
  expect((await payAgain()).body).toMatchObject({ status: 'paid', redirectUrl: null });
  expect((await payAgain()).body).toMatchObject({ status: 'paid', redirectUrl: null });
  expect([stripe.sessions.size, await getStatus(page)]).toEqual([sessions, 'confirmed']);
  await t.runDueJobs();
  expect((await fetchPayment(page)).refunds).toEqual([]);
});

test('fully refunds money that arrives after the hold has expired', async () => {
  const page = await aPage();
  const event = stripe.pay(page.sessionId);
  t.clock.advance({ minutes: 16 });
  await t.runDueJobs();
  await webhook(event);
  await t.runDueJobs();
  expect(await fetchPayment(page)).toMatchObject({
    status: 'refunded',
    refunds: [{ amountCents: 20_700, status: 'arrived' }],
  });
});
