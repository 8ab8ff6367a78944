import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as calls from '@tomoguide/contract/bookings/calls';
import { getWallet } from '@tomoguide/contract/payments/calls';
import type { UserId } from '@tomoguide/contract/primitives';
import { listRefusedRefunds, retryRefund } from '@tomoguide/contract/staff/calls';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aToken, aUser } from '../../../testing/factories/accounts.ts';
import { aBooking, aKey, type TestBooking } from '../../../testing/factories/bookings.ts';
import { anUpload } from '../../../testing/factories/files.ts';
import { addCredit, ledgerProblems } from '../../../testing/factories/payments.ts';
import { addRefundedCredit } from '../../../testing/factories/withdrawals.ts';
import { getBalance } from '../../payments/ledger/account-queries.ts';
import { getOwnedAccount } from '../../payments/ledger/accounts.ts';

/** Tests claims about bookings whose first refund was rejected and retried, or was paid into the wallet. */

let t: TestApp;
let dataDir: string;
let staffId: UserId;
const START = Temporal.Instant.from('2026-05-10T01:00:00Z');
const PAID = 20_700;
/** 85% of RMB 207, rounded up. */
const EMERGENCY = 17_595;
/** For each tier: hours before the start, the tier's refund, and the guide's earnings. */
const TIERS = [
  { percent: 50, hours: 30, back: 10_350, earned: 8_798 },
  { percent: 70, hours: 80, back: 14_490, earned: 5_279 },
] as const;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tomoguide-claims-'));
  t = await testApp({ env: { DATA_DIR: dataDir } });
  staffId = (await aUser(t, { isStaff: true })).id;
});
afterEach(async () => {
  expect(await ledgerProblems(t)).toEqual([]);
});
afterAll(async () => {
  await t.close();
  await rm(dataDir, { recursive: true });
});

const cancel = async ({ id, traveler }: TestBooking, hours: number): Promise<void> => {
  t.clock.set(START.subtract({ hours }));
  const reply = await t.inject(calls.updateBookingStatus, {
    token: await aToken(t, traveler.id),
    params: { id },
    body: { status: 'cancelled' },
  });
  expect(reply.status, reply.raw).toBe(200);
};

/** Creates a cancelled booking whose refund to the card was rejected. */
const cancelWithRejectedRefund = async (hours: number): Promise<TestBooking> => {
  t.clock.set('2026-05-01T00:00:00Z');
  const booking = await aBooking(t, { status: 'upcoming' });
  await setSessionStatus('failed', 'succeeded');
  await cancel(booking, hours);
  await t.runDueJobs();
  await setSessionStatus('succeeded', 'failed');
  return booking;
};
/** Changes the status of the demo provider's sessions, so that it rejects refunds or accepts them again. */
const setSessionStatus = (to: string, from: string) =>
  t.db.$client.query('update demo_provider_sessions set status = $1 where status = $2', [to, from]);

const retryRefunds = async (): Promise<void> => {
  const token = await aToken(t, staffId);
  const { body } = await t.inject(listRefusedRefunds, { token, query: { limit: 100 } });
  const reply = await t.inject(retryRefund, {
    token,
    params: { id: body.data.at(-1).id },
    body: { reason: 'The card works again.' },
    headers: aKey(),
  });
  expect(reply.status, reply.raw).toBe(200);
  await t.runDueJobs();
};

const submitClaim = async (booking: TestBooking): Promise<number> => {
  const token = await aToken(t, booking.traveler.id);
  const reply = await t.inject(calls.claimEmergency, {
    token,
    params: { id: booking.id },
    body: { words: 'I broke my leg', fileIds: [await anUpload(t, token)] },
    headers: aKey(),
  });
  expect(reply.status, reply.raw).toBe(200);
  expect(await ledgerProblems(t)).toEqual([]);
  return reply.body.claim.id;
};
const decideClaim = async (id: number, accept: boolean): Promise<void> => {
  const reply = await t.inject(calls.decideEmergencyClaim, {
    token: await aToken(t, staffId),
    params: { id },
    body: { accept, reason: 'The certificate says so' },
    headers: aKey(),
  });
  expect(reply.status, reply.raw).toBe(200);
};

/** Returns how the deposit is divided: refunded, earned by the guide, and still held. */
const getMoney = async ({ id, traveler, guide }: TestBooking) => {
  const readBooking = async (userId: UserId) =>
    (await t.inject(calls.getBooking, { token: await aToken(t, userId), params: { id } })).body;
  const { refunds } = await readBooking(traveler.id);
  const back = refunds.map(({ amountCents }: { amountCents: number }) => amountCents);
  return {
    back: back.reduce((sum: number, cents: number) => sum + cents, 0),
    earned: (await readBooking(guide.userId)).earnedCents,
    held: await getBalance(t.db, getOwnedAccount('held', id)),
  };
};
const ACCEPTED = { back: EMERGENCY, earned: PAID - EMERGENCY, held: 0 };

test.each(TIERS)(
  'cancelled at $percent % with a retried refund: an open claim holds the retained amount until the decision',
  async ({ hours, back, earned }) => {
    const ill = await cancelWithRejectedRefund(hours);
    await retryRefunds();
    const accepted = await submitClaim(ill);
    expect(await getMoney(ill)).toEqual({ back, earned: null, held: PAID - back });
    await decideClaim(accepted, true);
    expect(await getMoney(ill)).toEqual(ACCEPTED);

    const well = await cancelWithRejectedRefund(hours);
    await retryRefunds();
    await decideClaim(await submitClaim(well), false);
    expect(await getMoney(well)).toEqual({ back, earned, held: 0 });
  },
);

test.each(TIERS)(
  'cancelled at $percent %: retrying a refund during an open claim does not change the outcome',
  async ({ hours, back, earned }) => {
    for (const accept of [true, false]) {
      const booking = await cancelWithRejectedRefund(hours);
      const open = await submitClaim(booking);
      await retryRefunds();
      await decideClaim(open, accept);
      expect(await getMoney(booking)).toEqual(accept ? ACCEPTED : { back, earned, held: 0 });
    }
  },
);

const WALLETS = [
  { paidBy: 'refunds', refunded: PAID, goodwill: 0 },
  { paidBy: 'refunds and goodwill', refunded: 15_700, goodwill: 5_000 },
  { paidBy: 'refunds and a card', refunded: 15_000, goodwill: 0 },
  { paidBy: 'goodwill and a card', refunded: 0, goodwill: 15_000 },
] as const;

test.each(TIERS.flatMap((tier) => WALLETS.map((wallet) => ({ ...tier, ...wallet }))))(
  'paid by $paidBy, cancelled at $percent %, accepted: refunds each part to its source',
  async ({ hours, refunded, goodwill }) => {
    t.clock.set('2026-05-01T00:00:00Z');
    const traveler = await aUser(t);
    if (refunded > 0) await addRefundedCredit(t, traveler.id, refunded);
    if (goodwill > 0) await addCredit(t, traveler.id, goodwill);
    const booking = await aBooking(t, {
      traveler,
      checkout: { useWallet: true },
      status: refunded + goodwill < PAID ? 'upcoming' : 'pending',
    });
    if (refunded + goodwill === PAID) {
      const { token } = booking.guide.user;
      await t.inject(calls.acceptBooking, { token, params: { id: booking.id } });
    }
    await cancel(booking, hours);
    await decideClaim(await submitClaim(booking), true);
    expect(await getMoney(booking)).toEqual(ACCEPTED);
    const { body } = await t.inject(getWallet, { token: await aToken(t, traveler.id) });
    const refundedBack = Math.min(refunded, EMERGENCY);
    expect(body).toMatchObject({
      refundedCents: refundedBack,
      goodwillCents: Math.min(goodwill, EMERGENCY - refundedBack),
    });
  },
);
