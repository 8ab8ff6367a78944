import { randomUUID } from 'node:crypto';
import { createBooking } from '@tomoguide/contract/bookings/calls';
import type { Call } from '@tomoguide/contract/call';
import * as calls from '@tomoguide/contract/payments/calls';
import { chooseForTestLength } from '@tomoguide/contract/testing-length';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aUser } from '../../../testing/factories/accounts.ts';
import { aCheckout } from '../../../testing/factories/bookings.ts';
import { aGuide } from '../../../testing/factories/guides.ts';
import { ledgerProblems } from '../../../testing/factories/payments.ts';
import {
  addRefundedCredit,
  aPayoutAccount,
  decide,
  withdraw,
} from '../../../testing/factories/withdrawals.ts';
import { type RawReply, sendSimultaneously } from '../../../testing/synchronised.ts';

let t: TestApp;
let staff: Awaited<ReturnType<typeof aUser>>;
const colleagues: string[] = [];
beforeAll(async () => {
  t = await testApp({ env: { DATABASE_POOL: '20' } });
  staff = await aUser(t, { isStaff: true });
  for (let n = 0; n < 4; n += 1) colleagues.push((await aUser(t, { isStaff: true })).token);
});
afterAll(async () => {
  expect(await ledgerProblems(t)).toEqual([]);
  await t.close();
});

const ROUNDS = chooseForTestLength(2, 20);

const post = (path: string, token: string, body: unknown) => ({
  method: 'POST',
  path,
  headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
  body,
});
const getPath = (call: Call, id: number): string => call.path.replace(':id', String(id));
const count = (replies: readonly RawReply[], status: number): number =>
  replies.filter((reply) => reply.status === status).length;

const aTraveler = async (cents: number) => {
  const traveler = await aUser(t);
  await addRefundedCredit(t, traveler.id, cents);
  return { ...traveler, payoutAccountId: await aPayoutAccount(t, traveler.token) };
};
const aRequest = async (cents = 60_000) => {
  const traveler = await aTraveler(cents);
  const body = { amountCents: cents, payoutAccountId: traveler.payoutAccountId };
  const { id } = (await withdraw(t, traveler.token, body)).body;
  return { traveler, id: Number(id) };
};
const balance = async (token: string): Promise<number> =>
  (await t.inject(calls.getWallet, { token })).body.balanceCents;

test('accepts one of 200 concurrent withdrawals of 600 from a balance of 1,000', async () => {
  const { token, payoutAccountId } = await aTraveler(100_000);
  const body = { amountCents: 60_000, payoutAccountId };
  const replies = await sendSimultaneously(
    t.app,
    Array.from({ length: 200 }, () => post(calls.requestWithdrawal.path, token, body)),
  );
  expect([count(replies, 201), count(replies, 409)]).toEqual([1, 199]);
  expect(await balance(token)).toBe(40_000);
});

test('creates one withdrawal for concurrent requests with the same idempotency key', async () => {
  const { token, payoutAccountId } = await aTraveler(100_000);
  const one = post(calls.requestWithdrawal.path, token, { amountCents: 20_000, payoutAccountId });
  const replies = await sendSimultaneously(
    t.app,
    Array.from({ length: 20 }, () => one),
  );
  const ids = replies.filter(({ status }) => status === 201).map(({ body }) => body.id);
  expect(new Set(ids).size).toBe(1);
  expect(count(replies, 201) + count(replies, 409)).toBe(20);
  expect(await balance(token)).toBe(80_000);
});

test.each(Array.from({ length: ROUNDS }, (_, round) => round))(
  'never withdraws money that a concurrent checkout spends (%i)',
  async () => {
    const { token, payoutAccountId } = await aTraveler(20_700);
    const guides = await Promise.all([1, 2].map(() => aGuide(t)));
    const replies = await sendSimultaneously(t.app, [
      post(calls.requestWithdrawal.path, token, { amountCents: 20_000, payoutAccountId }),
      ...guides.map(({ id }) =>
        post(createBooking.path, token, aCheckout(id, { useWallet: true })),
      ),
      post(calls.requestWithdrawal.path, token, { amountCents: 20_500, payoutAccountId }),
    ]);
    const withdrawn = replies.reduce(
      (sum, { body }) => sum + (body.holder ? body.amountCents : 0),
      0,
    );
    const spent = replies.reduce((sum, { body }) => sum + (body.walletCents ?? 0), 0);
    // The request that came first took the amount that it needed, and no money was taken twice or lost.
    expect(withdrawn + spent + (await balance(token))).toBe(20_700);
    expect(replies.every(({ status }) => status === 201 || status === 409)).toBe(true);
  },
);

test.each([
  ['approved five times concurrently', [calls.approveWithdrawal], []],
  ['paid five times concurrently', [calls.payWithdrawal], [calls.approveWithdrawal]],
  [
    'rejected and paid concurrently',
    [calls.rejectWithdrawal, calls.payWithdrawal],
    [calls.approveWithdrawal],
  ],
] as const)('a withdrawal %s is decided only once', async (_, racing, before) => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { traveler, id } = await aRequest();
    for (const call of before) await decide(t, call, staff.token, id);
    const replies = await sendSimultaneously(
      t.app,
      [staff.token, ...colleagues].flatMap((token) =>
        racing.map((call) =>
          post(getPath(call, id), token, call === calls.rejectWithdrawal ? { reason: 'x' } : {}),
        ),
      ),
    );
    expect([count(replies, 200), count(replies, 409)]).toEqual([1, replies.length - 1]);
    const winner = replies.find(({ status }) => status === 200)?.body.status;
    const { body } = await t.inject(calls.listWithdrawals, { token: traveler.token });
    expect(body.data[0].status).toBe(winner);
    expect(await balance(traveler.token)).toBe(winner === 'rejected' ? 60_000 : 0);
  }
});
