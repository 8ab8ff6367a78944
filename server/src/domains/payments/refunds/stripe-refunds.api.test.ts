import { randomUUID } from 'node:crypto';
import { updateBookingStatus } from '@tomoguide/contract/bookings/calls';
import { getPayment, getWallet } from '@tomoguide/contract/payments/calls';
import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { BossJobs } from '../../../jobs/jobs.ts';
import type { TestApp } from '../../../testing/app.ts';
import { aToken } from '../../../testing/factories/accounts.ts';
import { ledgerProblems } from '../../../testing/factories/payments.ts';
import { type StripeSite, stripeSite } from '../../../testing/stripe-site.ts';

const NOW = '2026-05-01T00:00:00Z';
let site: StripeSite;
let t: TestApp;

beforeAll(async () => {
  site = await stripeSite(NOW);
  t = site.t;
  return () => site.close();
});
beforeEach(() => {
  t.clock.set(NOW);
  site.stripe.setNextRefund('succeeded');
});
afterEach(async () => expect(await ledgerProblems(t)).toEqual([]));

const sweep = () => (t.deps.jobs as BossJobs).handlers.get('payments.sweep-refunds')?.({});

/** Creates a paid booking that its traveler cancelled, whose refund is at Stripe. */
const aRefund = async () => {
  const page = await site.openPage();
  await site.webhook(site.stripe.pay(page.sessionId));
  await t.inject(updateBookingStatus, {
    token: page.traveler.token,
    params: { id: page.bookingId },
    body: { status: 'cancelled' },
  });
  await t.runDueJobs();
  const intent = site.stripe.sessions.get(page.sessionId)?.payment_intent;
  const id = site.stripe.refunds.find(({ payment_intent }) => payment_intent === intent)?.id ?? '';
  const token = () => aToken(t, page.traveler.id);
  return {
    id,
    email: page.traveler.email,
    asked: () => site.stripe.refunds.filter(({ payment_intent }) => payment_intent === intent),
    status: async () => {
      const params = { paymentId: page.body.paymentId };
      const { body } = await t.inject(getPayment, { token: await token(), params });
      return body.refunds[0].status;
    },
    wallet: async () => (await t.inject(getWallet, { token: await token() })).body.balanceCents,
  };
};
type RefundCase = Awaited<ReturnType<typeof aRefund>>;
const outcome = async (refund: RefundCase) => [await refund.status(), await refund.wallet()];

/** Returns the subjects of scheduled emails to this address. */
const emailsTo = async (email: string): Promise<string[]> => {
  await t.drain();
  const { rows } = await t.db.execute<{ subject: string }>(
    sql`select data ->> 'subject' as subject from pgboss.job
      where name = 'notifications.send-mail' and data ->> 'to' = ${email}`,
  );
  return rows.map(({ subject }) => subject).filter((subject) => subject.includes('wallet'));
};

test.each(['pending', 'requires_action'] as const)(
  'a refund that is %s at Stripe stays pending until Stripe reports its arrival',
  async (status) => {
    site.stripe.setNextRefund(status);
    const refund = await aRefund();
    expect(await outcome(refund)).toEqual(['sent', 0]);
    await site.webhook(site.stripe.moveRefund(refund.id, 'succeeded'));
    expect(await outcome(refund)).toEqual(['arrived', 0]);
    expect(await emailsTo(refund.email)).toEqual([]);
  },
);

test.each([
  ['is pending', 'pending', 'failed', 'refund.failed'],
  ['had arrived', 'succeeded', 'failed', 'refund.updated'],
  ['had arrived, as the charge reports', 'succeeded', 'failed', 'charge.refund.updated'],
  ['requires action by the traveler', 'requires_action', 'canceled', 'refund.updated'],
] as const)(
  'a refund that %s and then fails is credited to the wallet, and the traveler is notified',
  async (_, first, last, type) => {
    site.stripe.setNextRefund(first);
    const refund = await aRefund();
    await site.webhook(site.stripe.moveRefund(refund.id, last, type));
    expect(await outcome(refund)).toEqual(['refused', 20_700]);
    expect(await emailsTo(refund.email)).toHaveLength(1);
  },
);

test('applies several concurrent events about one failure only once', async () => {
  const refund = await aRefund();
  const news = ['refund.failed', 'refund.updated', 'charge.refund.updated'].map((type) =>
    site.stripe.moveRefund(refund.id, 'failed', type),
  );
  const replies = await Promise.all([...news, ...news].map((event) => site.webhook(event)));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200));
  expect(await outcome(refund)).toEqual(['refused', 20_700]);
  expect(await emailsTo(refund.email)).toHaveLength(1);
});

test('ignores events from before a failure that arrive after it', async () => {
  site.stripe.setNextRefund('pending');
  const refund = await aRefund();
  const pending = site.stripe.moveRefund(refund.id, 'pending');
  const arrived = site.stripe.moveRefund(refund.id, 'succeeded');
  const failed = site.stripe.moveRefund(refund.id, 'failed');
  for (const event of [failed, arrived, pending]) await site.webhook(event);
  expect(await outcome(refund)).toEqual(['refused', 20_700]);
});

test('queries a refund with lost events every hour, and records its arrival once', async () => {
  site.stripe.setNextRefund('pending');
  const refund = await aRefund();
  site.stripe.moveRefund(refund.id, 'failed');
  t.clock.advance({ minutes: 59 });
  await sweep();
  expect(await refund.status()).toBe('sent');
  t.clock.advance({ minutes: 1 });
  await Promise.all([sweep(), sweep()]);
  expect(await outcome(refund)).toEqual(['refused', 20_700]);
  expect(refund.asked()).toHaveLength(1);
});

test.each([
  ['exceeds the balance at Stripe', 'balance_insufficient'],
  ['concerns a disputed charge', 'charge_disputed'],
  ['concerns a disputed payment', 'refund_disputed_payment'],
])('retries a refund that %s instead of rejecting it', async (_, refusal) => {
  site.stripe.setNextRefund({ refusal });
  await expect(aRefund()).rejects.toThrow(refusal);
});

test('credits the wallet with a refund that Stripe permanently rejects', async () => {
  site.stripe.setNextRefund({ refusal: 'refund_disabled' });
  expect(await outcome(await aRefund())).toEqual(['refused', 20_700]);
});

test('does not repeat a refund that was made manually at Stripe', async () => {
  site.stripe.setNextRefund({ refusal: 'charge_already_refunded' });
  expect(await outcome(await aRefund())).toEqual(['arrived', 0]);
});

test('accepts and ignores an event for an unknown refund', async () => {
  const refund = await aRefund();
  const event = site.stripe.moveRefund(refund.id, 'failed');
  for (const key of [randomUUID(), 'by hand', '']) {
    const foreign = structuredClone(event);
    foreign.data.object.metadata.key = key;
    expect((await site.webhook(foreign)).statusCode).toBe(200);
  }
  expect(await outcome(refund)).toEqual(['arrived', 0]);
});
