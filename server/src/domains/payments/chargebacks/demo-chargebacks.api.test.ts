import { randomUUID } from 'node:crypto';
import { updateBookingStatus } from '@tomoguide/contract/bookings/calls';
import * as calls from '@tomoguide/contract/payments/calls';
import { listChargebacks } from '@tomoguide/contract/staff/calls';
import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aUser } from '../../../testing/factories/accounts.ts';
import {
  aPaidBooking,
  aPendingBooking,
  ledgerProblems,
  parseSessionId,
  pay,
} from '../../../testing/factories/payments.ts';
import { getBalance } from '../ledger/account-queries.ts';
import { getPlatformAccount } from '../ledger/accounts.ts';

/** The deposit of the factory's tour, in fen. */
const PAID = 20_700;

let t: TestApp;
let staff: Awaited<ReturnType<typeof aUser>>;
beforeAll(async () => {
  t = await testApp({ now: '2026-05-01T00:00:00Z' });
  staff = await aUser(t, { isStaff: true });
  return () => t.close();
});
afterEach(async () => expect(await ledgerProblems(t)).toEqual([]));

const open = (sessionId: string) => t.inject(calls.openDemoChargeback, { params: { sessionId } });
const decide = (sessionId: string, decision: string) =>
  t.inject(calls.decideDemoChargeback, { params: { sessionId }, body: { decision } });
const newest = async (state: 'open' | 'decided') => {
  const query = { state, limit: 50 };
  const { body } = await t.inject(listChargebacks, { token: staff.token, query });
  return state === 'open' ? body.data.at(-1) : body.data[0];
};
const refund = (chargeId: string, amountCents = 100) =>
  t.deps.paymentProvider.refund({ key: randomUUID(), chargeId, amountCents });

test('immediately adds a payer’s chargeback to the staff queue, once', async () => {
  const { sessionId, traveler, bookingId } = await aPaidBooking(t);
  const lost = await getBalance(t.db, getPlatformAccount('loss'));
  const replies = await Promise.all(Array.from({ length: 5 }, () => open(sessionId)));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(replies[0]?.body.chargeback).toEqual({
    state: 'open',
    amountCents: PAID,
    returnedCents: 0,
  });
  expect(await newest('open')).toMatchObject({
    bookingId,
    person: { id: traveler.id },
    reason: 'product_not_received',
    amountCents: PAID,
    taken: true,
    demoPage: `/payment-demo?session=${sessionId}`,
  });
  expect(await getBalance(t.db, getPlatformAccount('loss'))).toBe(lost - PAID);
  const { rows } = await t.db.execute(
    sql`select 1 from demo_provider_events where session_id = ${sessionId} and payload like '%demo_dp_%'`,
  );
  expect(rows).toHaveLength(1);
});

test.each([
  ['won', 'won', PAID],
  ['lost', 'lost', 0],
  ['partly', 'lost', PAID / 2],
] as const)('the bank can decide %s only once', async (decision, state, returnedCents) => {
  const { sessionId, bookingId } = await aPaidBooking(t);
  await open(sessionId);
  const decided = await decide(sessionId, decision);
  expect(decided.body.chargeback).toEqual({ state, amountCents: PAID, returnedCents });
  expect((await decide(sessionId, decision)).raw).toBe(decided.raw);
  for (const other of ['won', 'lost', 'partly'].filter((one) => one !== decision))
    expect((await decide(sessionId, other)).body.code).toBe('CHARGEBACK_NOT_POSSIBLE');
  expect(await newest('decided')).toMatchObject({ bookingId, state });
});

test('the provider does not refund money that the bank disputes or has taken', async () => {
  const { sessionId } = await aPaidBooking(t);
  expect((await refund(sessionId)).status).toBe('pending');
  expect((await open(sessionId)).body.chargeback.amountCents).toBe(PAID - 100);
  expect((await refund(sessionId)).status).toBe('refused');
  await decide(sessionId, 'partly');
  expect((await refund(sessionId)).status).toBe('refused');
  const stands = await aPaidBooking(t);
  await open(stands.sessionId);
  await decide(stands.sessionId, 'won');
  expect((await refund(stands.sessionId)).status).toBe('pending');
  // These refunds were made directly at the provider, so the ledger does not contain them.
  await t.db.execute(sql`delete from demo_provider_refunds where amount_cents = 100`);
});

test('rejects a chargeback of a payment that is unpaid or refunded', async () => {
  const pending = await aPendingBooking(t);
  const { body } = await pay(t, pending.traveler.token, pending.bookingId);
  const unpaid = parseSessionId(body.redirectUrl);
  expect((await open(unpaid)).body.code).toBe('CHARGEBACK_NOT_POSSIBLE');
  expect((await decide(unpaid, 'won')).body.code).toBe('CHARGEBACK_NOT_POSSIBLE');
  const paid = await aPaidBooking(t);
  const { token } = paid.traveler;
  const params = { id: paid.bookingId };
  await t.inject(updateBookingStatus, { token, params, body: { status: 'cancelled' } });
  await t.runDueJobs();
  expect((await open(paid.sessionId)).body.code).toBe('CHARGEBACK_NOT_POSSIBLE');
  expect((await open(`demo_${randomUUID()}`)).status).toBe(404);
});
