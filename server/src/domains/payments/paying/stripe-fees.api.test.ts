import { getBooking, getExtensionOffer } from '@tomoguide/contract/bookings/calls';
import { payExtension } from '@tomoguide/contract/payments/calls';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../../testing/app.ts';
import { aKey, forceStatus, type TestBooking } from '../../../testing/factories/bookings.ts';
import {
  declineExtension,
  reportPayment,
  sendExtensionRequest,
  withdrawExtension,
} from '../../../testing/factories/extensions.ts';
import { ledgerProblems } from '../../../testing/factories/payments.ts';
import { type StripeSite, stripeSite } from '../../../testing/stripe-site.ts';

let site: StripeSite;
let t: TestApp;
let stripe: StripeSite['stripe'];

beforeAll(async () => {
  site = await stripeSite('2026-05-01T00:00:00Z');
  ({ t, stripe } = site);
});
afterEach(async () => {
  stripe.loseReplies(false);
  await t.runDueJobs();
  expect(await ledgerProblems(t)).toEqual([]);
});
afterAll(() => site.close());

/** Creates an ongoing tour with a requested extra hour. */
const requestHour = async () => {
  const { bookingId, guide, traveler, sessionId: deposit } = await site.openPage();
  await site.webhook(stripe.pay(deposit));
  const booking: TestBooking = { id: bookingId, guide, traveler };
  const both = { travelerConfirmedStart: true, guideConfirmedStart: true };
  await forceStatus(t, booking, 'ongoing', both);
  const { token } = traveler;
  const offer = await t.inject(getExtensionOffer, { token, params: { id: bookingId } });
  expect(offer.body.payAt).toBe('provider');
  await sendExtensionRequest(t, booking);
  const read = async () => (await t.inject(getBooking, { token, params: { id: bookingId } })).body;
  return { booking, read };
};
const openPage = ({ id, traveler }: TestBooking) =>
  t.inject(payExtension, {
    token: traveler.token,
    params: { bookingId: id },
    body: { method: 'card' },
    headers: aKey(),
  });
/** Creates an ongoing tour with a requested extra hour, and opens Stripe's page for its fee. */
const openFee = async () => {
  const { booking, read } = await requestHour();
  const { body } = await openPage(booking);
  const sessionId = String(body.redirectUrl).split('/').at(-1) ?? '';
  return { booking, sessionId, read };
};
const getRefunds = (sessionId: string) => {
  const intent = stripe.sessions.get(sessionId)?.payment_intent;
  return stripe.refunds.filter((refund) => refund.payment_intent === intent);
};

const getClaim = (transactionId: string) =>
  ({
    transactionId,
    transactionTime: '2026-05-01T00:00:00Z',
    amount: 230,
    currency: 'RMB',
    paymentMethod: 'card',
    status: 'succeeded',
  }) as const;

test('collects a fee by redirect, and refunds it through Stripe if the guide declines', async () => {
  const { booking, sessionId, read } = await openFee();
  expect(stripe.sessions.get(sessionId)?.sessionParams).toMatchObject({
    'line_items[0][price_data][unit_amount]': '23000',
    cancel_url: expect.stringMatching(/\/dashboard\?tab=ongoing$/),
  });
  await site.webhook(stripe.pay(sessionId));
  expect(await read()).toMatchObject({
    status: 'extend_requested',
    extensionAsked: { paid: true },
  });
  expect((await declineExtension(t, booking)).status).toBe(200);
  await t.runDueJobs();
  expect(getRefunds(sessionId).map(({ amount }) => amount)).toEqual([23_000]);
  expect(await read()).toMatchObject({ status: 'ongoing', refunds: [{ status: 'arrived' }] });
});

test('queries Stripe about a payment that the client reports before the webhook has arrived', async () => {
  const { booking, sessionId, read } = await openFee();
  const claim = getClaim(sessionId);
  expect((await reportPayment(t, booking, claim)).body.code).toBe('PAYMENT_NOT_CONFIRMED');
  const late = stripe.pay(sessionId);
  expect((await reportPayment(t, booking, claim)).status).toBe(200);
  expect((await read()).extensionAsked?.paid).toBe(true);
  await site.webhook(late);
  await t.runDueJobs();
  expect((await read()).refunds).toEqual([]);
});

test('expires the session at Stripe after a withdrawal, and refunds a payment made before it', async () => {
  const first = await openFee();
  expect((await withdrawExtension(t, first.booking)).status).toBe(200);
  await t.runDueJobs();
  expect(stripe.sessions.get(first.sessionId)?.status).toBe('expired');

  const second = await openFee();
  const late = stripe.pay(second.sessionId);
  expect((await withdrawExtension(t, second.booking)).status).toBe(200);
  await t.runDueJobs();
  await site.webhook(late);
  await t.runDueJobs();
  expect(getRefunds(second.sessionId).map(({ amount }) => amount)).toEqual([23_000]);
  expect((await second.read()).status).toBe('ongoing');
});

test('opens only one payment page for a fee even if Stripe’s responses are lost', async () => {
  const { booking, read } = await requestHour();
  const known = stripe.sessions.size;
  stripe.loseReplies(true);
  expect((await openPage(booking)).body.code).toBe('UNAVAILABLE');
  stripe.loseReplies(false);
  const { body } = await openPage(booking);
  expect(stripe.sessions.size).toBe(known + 1);
  await site.webhook(stripe.pay(String(body.redirectUrl).split('/').at(-1) ?? ''));
  expect((await read()).extensionAsked?.paid).toBe(true);
});

interface Outcome {
  status: string;
  refunds: { amountCents: number }[];
}
test.each<[string, number, number, Outcome]>([
  ['in time', 5, 200, { status: 'extend_requested', refunds: [] }],
  ['after the deadline', 20, 409, { status: 'ongoing', refunds: [{ amountCents: 23_000 }] }],
])(
  'charges a fee once if Stripe reports only %s that it was paid',
  async (_, minutes, reply, end) => {
    t.clock.set('2026-05-01T00:00:00Z');
    const { booking, sessionId, read } = await openFee();
    const known = stripe.sessions.size;
    stripe.pay(sessionId);
    stripe.loseReplies(true);
    const claim = getClaim(sessionId);
    expect((await reportPayment(t, booking, claim)).body.code).toBe('UNAVAILABLE');
    // Trying to pay again returns the page that is already paid.
    expect((await openPage(booking)).body.redirectUrl).toContain(sessionId);
    t.clock.advance({ minutes });
    stripe.loseReplies(false);
    await t.runDueJobs();
    const late = await reportPayment(t, booking, claim);
    expect(late.status, late.raw).toBe(reply);
    await t.runDueJobs();
    expect(await read()).toMatchObject(end);
    expect(stripe.sessions.size).toBe(known);
    expect(getRefunds(sessionId).map(({ amount }) => amount)).toEqual(
      end.refunds.map(({ amountCents }) => amountCents),
    );
  },
);
