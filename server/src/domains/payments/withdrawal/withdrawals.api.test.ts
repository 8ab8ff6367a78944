import { getClosing } from '@tomoguide/contract/accounts/calls';
import * as calls from '@tomoguide/contract/payments/calls';
import type { UserId } from '@tomoguide/contract/primitives';
import { listAuditLog, listStaffQueues } from '@tomoguide/contract/staff/calls';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aUser } from '../../../testing/factories/accounts.ts';
import { aGuide } from '../../../testing/factories/guides.ts';
import { addCredit, ledgerProblems } from '../../../testing/factories/payments.ts';
import {
  addEarnings,
  addRefundedCredit,
  aPayoutAccount,
  decide,
  withdraw,
} from '../../../testing/factories/withdrawals.ts';
import { getBalance } from '../ledger/account-queries.ts';
import { getOwnedAccount } from '../ledger/accounts.ts';

let t: TestApp;
let staff: Awaited<ReturnType<typeof aUser>>;
beforeAll(async () => {
  t = await testApp();
  staff = await aUser(t, { isStaff: true });
});
afterAll(async () => {
  expect(await ledgerProblems(t)).toEqual([]);
  await t.close();
});

const overview = async (token: string) =>
  (await t.inject(calls.getWithdrawalOverview, { token })).body;
const history = async (token: string) =>
  (await t.inject(calls.listWithdrawals, { token })).body.data;
const wallet = async (token: string) => (await t.inject(calls.getWallet, { token })).body;
const readReservedCents = (userId: UserId) =>
  getBalance(t.db, getOwnedAccount('withdrawals', userId));

/** Creates a guide with these withdrawable earnings and refunds in the wallet. */
const guideWithMoney = async (earned: number, refunded: number) => {
  const guide = await aGuide(t);
  await addEarnings(t, guide.id, earned, { travelerId: staff.id });
  if (refunded > 0) await addRefundedCredit(t, guide.userId, refunded);
  const payoutAccountId = await aPayoutAccount(t, guide.user.token);
  return { ...guide, token: guide.user.token, payoutAccountId };
};
const aTraveler = async (refunded: number) => {
  const traveler = await aUser(t, { fullName: 'Li Na 李娜' });
  await addRefundedCredit(t, traveler.id, refunded);
  return { ...traveler, payoutAccountId: await aPayoutAccount(t, traveler.token) };
};

test('reserves the requested amount immediately, from earnings first', async () => {
  const guide = await guideWithMoney(30_000, 20_000);
  const { token, payoutAccountId } = guide;
  const made = await withdraw(t, token, { amountCents: 35_000, payoutAccountId });
  expect(made).toMatchObject({
    status: 201,
    body: {
      status: 'requested',
      amountCents: 35_000,
      earningsCents: 30_000,
      refundedCents: 5_000,
      kind: 'alipay',
      maskedNumber: 'p•••@example.com',
      holder: guide.user.fullName,
      requestedAt: t.clock.now().toString(),
    },
  });
  expect(await overview(token)).toMatchObject({ withdrawableCents: 15_000, earningsCents: 0 });
  expect(await readReservedCents(guide.userId)).toBe(35_000);
  expect(await history(token)).toEqual([made.body]);
});

test('removes a paid withdrawal from the ledger, emails the user and adds two audit log entries', async () => {
  const guide = await guideWithMoney(40_000, 0);
  const { token, payoutAccountId } = guide;
  const { body } = await withdraw(t, token, { amountCents: 40_000, payoutAccountId });
  expect(await decide(t, calls.payWithdrawal, staff.token, body.id)).toMatchObject({
    status: 409,
    body: { code: 'WITHDRAWAL_NOT_APPROVED', details: { status: 'requested' } },
  });
  const approved = await decide(t, calls.approveWithdrawal, staff.token, body.id);
  expect(approved.body).toMatchObject({
    status: 'approved',
    person: { id: guide.userId },
    holderVerified: true,
    can: ['reject', 'pay'],
  });
  expect(await readReservedCents(guide.userId)).toBe(40_000);
  const paid = await decide(t, calls.payWithdrawal, staff.token, body.id);
  expect(paid.body).toMatchObject({
    status: 'paid',
    endedAt: t.clock.now().toString(),
    maskedNumber: 'p•••@example.com',
    can: [],
  });
  expect(await readReservedCents(guide.userId)).toBe(0);
  const log = (await t.inject(listAuditLog, { token: staff.token, query: { limit: 2 } })).body.data;
  expect(log).toMatchObject([
    { action: 'pay_withdrawal', before: { status: 'approved' }, after: { status: 'paid' } },
    { action: 'approve_withdrawal', subject: { kind: 'withdrawal', id: body.id } },
  ]);
  await t.drain();
  await t.runDueJobs();
  const emails = await t.db.execute<{ subject: string; body: string }>(
    sql`select subject, text as body from local_mail where "to" = ${guide.user.email}`,
  );
  expect(emails.rows).toHaveLength(1);
  expect(emails.rows[0]?.subject).toBe('Your withdrawal of RMB 400 has been paid');
  expect(emails.rows[0]?.body).toContain('p•••@example.com');
  expect(emails.rows[0]?.body).not.toContain('person@example.com');
});

test('the states of earnings add up to the total earned (money.md, "Earnings")', async () => {
  // The first withdrawal takes RMB 400 from the earnings, and the second takes the remaining RMB 100 of the
  // earnings and the rest from refunds.
  const { token, payoutAccountId } = await guideWithMoney(50_000, 30_000);
  const first = await withdraw(t, token, { amountCents: 40_000, payoutAccountId });
  const second = await withdraw(t, token, { amountCents: 25_000, payoutAccountId });
  const earningsStates = async () => {
    const { body } = await t.inject(calls.getEarnings, { token });
    const { withdrawableCents, payingOutCents, paidOutCents, total } = body;
    expect(withdrawableCents + payingOutCents + paidOutCents).toBe(total.earnedCents);
    return [withdrawableCents, payingOutCents, paidOutCents];
  };
  expect(await earningsStates()).toEqual([0, 50_000, 0]);
  await decide(t, calls.approveWithdrawal, staff.token, first.body.id);
  expect(await earningsStates()).toEqual([0, 50_000, 0]);
  await decide(t, calls.payWithdrawal, staff.token, first.body.id);
  expect(await earningsStates()).toEqual([0, 10_000, 40_000]);
  const reason = 'The account is not yours.';
  await decide(t, calls.rejectWithdrawal, staff.token, second.body.id, { reason });
  expect(await earningsStates()).toEqual([10_000, 0, 40_000]);
});

test('returns a full account number only from its own endpoint, after writing the audit log', async () => {
  const { token, payoutAccountId } = await guideWithMoney(40_000, 0);
  const { body } = await withdraw(t, token, { amountCents: 40_000, payoutAccountId });
  const params = { id: body.id };
  const show = (as = staff.token) =>
    t.inject(calls.showPayoutNumber, { token: as, params, body: {} });
  const countReveals = async () => {
    const { rows } = await t.db.execute(
      sql`select 1 from staff_actions where action = 'show_payout_number' and subject_id = ${body.id}`,
    );
    return rows.length;
  };
  const lists = async () => {
    const shown = ['waiting', 'ended'].map((which) =>
      t.inject(calls.listStaffWithdrawals, { token: staff.token, query: { show: which } }),
    );
    return (await Promise.all(shown)).map(({ raw }) => raw).join();
  };
  const first = await t.inject(calls.listStaffWithdrawals, { token: staff.token });
  expect(first.body.data.at(-1)).toMatchObject({ maskedNumber: 'p•••@example.com' });
  expect(await lists()).not.toContain('person@');
  const other = await aUser(t);
  expect((await show(other.token)).status).toBe(404);
  expect(await countReveals()).toBe(0);
  expect((await show()).body).toEqual({ number: 'person@example.com' });
  expect(await countReveals()).toBe(1);
  const approved = await decide(t, calls.approveWithdrawal, staff.token, body.id);
  expect(approved.raw).not.toContain('person@');
  expect((await show()).status).toBe(200);
  const log = await t.inject(listAuditLog, { token: staff.token });
  expect(log.raw).not.toContain('person@');
  await decide(t, calls.payWithdrawal, staff.token, body.id);
  expect(await show()).toMatchObject({ status: 409, body: { code: 'WITHDRAWAL_DECIDED' } });
  expect(await countReveals()).toBe(2);
  expect(await lists()).not.toContain('person@');
});

test('returns no account number if the audit log cannot be written', async () => {
  const { token, payoutAccountId } = await guideWithMoney(40_000, 0);
  const { body } = await withdraw(t, token, { amountCents: 40_000, payoutAccountId });
  const show = () =>
    t.inject(calls.showPayoutNumber, { token: staff.token, params: { id: body.id }, body: {} });
  await t.db.execute(
    sql`alter table staff_actions add constraint closed check (action <> 'show_payout_number') not valid`,
  );
  const rejected = await show();
  expect([rejected.status, rejected.raw.includes('person@')]).toEqual([500, false]);
  await t.db.execute(sql`alter table staff_actions drop constraint closed`);
  const own = await aUser(t, { isStaff: true, fullName: 'Li Na 李娜' });
  await addRefundedCredit(t, own.id, 30_000);
  const accountId = await aPayoutAccount(t, own.token);
  const mine = await withdraw(t, own.token, { amountCents: 30_000, payoutAccountId: accountId });
  const params = { id: mine.body.id };
  expect(
    (await t.inject(calls.showPayoutNumber, { token: own.token, params, body: {} })).body.code,
  ).toBe('OWN_CASE');
});

test.each([[[]], [[calls.approveWithdrawal]]])(
  'returns the money of a rejected withdrawal to its sources and states the reason',
  async (before) => {
    const { token, payoutAccountId } = await guideWithMoney(25_000, 10_000);
    const { body } = await withdraw(t, token, { amountCents: 30_000, payoutAccountId });
    for (const call of before) await decide(t, call, staff.token, body.id);
    const reply = await decide(t, calls.rejectWithdrawal, staff.token, body.id, {
      reason: 'The bank does not know this account.',
    });
    expect(reply.body).toMatchObject({ status: 'rejected', can: [] });
    expect(await overview(token)).toMatchObject({ earningsCents: 25_000, refundedCents: 10_000 });
    expect(await history(token)).toMatchObject([
      { status: 'rejected', reason: 'The bank does not know this account.' },
    ]);
  },
);

test('lets a traveler withdraw refunds but not goodwill, and only under their full name', async () => {
  const { token, payoutAccountId, id } = await aTraveler(30_000);
  await addCredit(t, id, 90_000);
  expect(await wallet(token)).toMatchObject({
    balanceCents: 120_000,
    refundedCents: 30_000,
    goodwillCents: 90_000,
  });
  const rejected = await withdraw(t, token, { amountCents: 30_001, payoutAccountId });
  expect([rejected.status, rejected.body.code, rejected.body.details]).toEqual([
    409,
    'BALANCE_TOO_LOW',
    { availableCents: 30_000 },
  ]);
  const made = await withdraw(t, token, { amountCents: 30_000, payoutAccountId });
  expect(made.body).toMatchObject({ holder: 'Li Na 李娜', refundedCents: 30_000 });
  const { body } = await t.inject(calls.listStaffWithdrawals, { token: staff.token });
  expect(body.data.at(-1)).toMatchObject({ id: made.body.id, holderVerified: false });
  expect((await wallet(token)).goodwillCents).toBe(90_000);
});

test('allows less than the minimum only to a user who closes their account', async () => {
  const { token, payoutAccountId } = await aTraveler(5_001);
  const rest = { amountCents: 5_001, payoutAccountId, isClosing: true };
  const withdrawErrorCode = async (requested: Parameters<typeof withdraw>[2]) =>
    (await withdraw(t, token, requested)).body.code;
  expect(await withdrawErrorCode({ ...rest, isClosing: false })).toBe('WITHDRAWAL_TOO_SMALL');
  // With a single fen left in the wallet, the account could not be closed.
  const left = await withdraw(t, token, { ...rest, amountCents: 5_000 });
  expect(left).toMatchObject({
    status: 409,
    body: { code: 'CLOSING_NOT_POSSIBLE', details: { reasons: ['wallet'] } },
  });
  expect(await withdrawErrorCode({ ...rest, amountCents: 5_002 })).toBe('BALANCE_TOO_LOW');
  expect(await history(token)).toEqual([]);
  expect((await withdraw(t, token, rest)).status).toBe(201);
  expect((await t.inject(getClosing, { token })).body.reasons).toEqual(['withdrawal']);

  const guide = await guideWithMoney(5_000, 0);
  await addEarnings(t, guide.id, 7_000, { travelerId: staff.id, releasedAt: null });
  const early = { amountCents: 5_000, payoutAccountId: guide.payoutAccountId, isClosing: true };
  expect((await withdraw(t, guide.token, early)).body.details).toEqual({ reasons: ['earnings'] });
  expect(await overview(guide.token)).toMatchObject({ earningsCents: 5_000 });
});

test('rejects less than RMB 200, and earnings of a guide whose identity is not verified', async () => {
  const { token, payoutAccountId } = await aTraveler(30_000);
  expect(await withdraw(t, token, { amountCents: 19_999, payoutAccountId })).toMatchObject({
    status: 422,
    body: {
      code: 'WITHDRAWAL_TOO_SMALL',
      details: { field: 'amountCents', minimumCents: 20_000 },
    },
  });
  const guide = await aGuide(t, { unverified: true });
  await addEarnings(t, guide.id, 50_000, { travelerId: staff.id });
  const account = await aPayoutAccount(t, guide.user.token);
  expect(await overview(guide.user.token)).toMatchObject({
    withdrawableCents: 0,
    blockedCents: 50_000,
  });
  const requested = { amountCents: 20_000, payoutAccountId: account };
  expect(await withdraw(t, guide.user.token, requested)).toMatchObject({
    status: 409,
    body: { code: 'NAME_NOT_VERIFIED' },
  });
});

test('returns the same 404 for another user’s payout account as for an unknown one', async () => {
  const mine = await aTraveler(50_000);
  const other = await aTraveler(50_000);
  const withdrawTo = (payoutAccountId: typeof mine.payoutAccountId) =>
    withdraw(t, mine.token, { amountCents: 20_000, payoutAccountId });
  const never = await withdrawTo(999_999 as typeof mine.payoutAccountId);
  const foreign = await withdrawTo(other.payoutAccountId);
  expect([foreign.status, foreign.raw]).toEqual([404, never.raw]);
  const remove = (id: number) =>
    t.inject(calls.removePayoutAccount, { token: mine.token, params: { id } });
  expect((await remove(other.payoutAccountId)).raw).toBe(never.raw);
  expect((await remove(mine.payoutAccountId)).status).toBe(200);
  expect((await overview(mine.token)).accounts).toEqual([]);
  expect((await overview(mine.token)).withdrawableCents).toBe(50_000);
});

test('requires an idempotency key, and returns the same response to a retry with it', async () => {
  const { token, payoutAccountId } = await aTraveler(50_000);
  const body = { amountCents: 20_000, payoutAccountId };
  const without = await t.inject(calls.requestWithdrawal, { token, body });
  expect([without.status, without.body.code]).toEqual([400, 'IDEMPOTENCY_KEY_REQUIRED']);
  const key = 'the same key, twice'.replaceAll(' ', '-');
  const first = await withdraw(t, token, body, key);
  expect((await withdraw(t, token, body, key)).raw).toBe(first.raw);
  expect(await history(token)).toHaveLength(1);
});

test('stores an identical payout account only once, and at most five accounts', async () => {
  const { token } = await aUser(t);
  const first = await aPayoutAccount(t, token, '138 0013 8000');
  expect(await aPayoutAccount(t, token, '13800138000')).toBe(first);
  for (const n of [1, 2, 3, 4]) await aPayoutAccount(t, token, `a${n}@example.com`);
  const sixth = { kind: 'bank', bank: '招商银行', number: '6222021234567890123' };
  const reply = await t.inject(calls.addPayoutAccount, { token, body: sixth });
  expect([reply.status, reply.body.code]).toEqual([409, 'TOO_MANY_PAYOUT_ACCOUNTS']);
  const wrong = await t.inject(calls.addPayoutAccount, {
    token,
    body: { kind: 'bank', number: '62220212' },
  });
  expect([wrong.status, wrong.body.details]).toEqual([422, { field: 'bank' }]);
});

test('only staff can decide, but not on their own withdrawals', async () => {
  await addRefundedCredit(t, staff.id, 50_000);
  const own = { amountCents: 20_000, payoutAccountId: await aPayoutAccount(t, staff.token) };
  const { body } = await withdraw(t, staff.token, own);
  const reply = await decide(t, calls.approveWithdrawal, staff.token, body.id);
  expect([reply.status, reply.body.code]).toEqual([403, 'OWN_CASE']);
  const colleague = await aUser(t, { isStaff: true });
  const guide = await guideWithMoney(20_000, 0);
  expect((await decide(t, calls.approveWithdrawal, guide.token, body.id)).status).toBe(404);
  expect((await decide(t, calls.approveWithdrawal, colleague.token, body.id)).status).toBe(200);
  expect((await decide(t, calls.approveWithdrawal, colleague.token, 999_999)).status).toBe(404);
});

test('counts the waiting withdrawals, and lists them oldest first but ended withdrawals newest first', async () => {
  const queue = async () =>
    (await t.inject(listStaffQueues, { token: staff.token })).body.data.find(
      (each: { queue: string }) => each.queue === 'withdrawals',
    );
  const { waiting } = await queue();
  const { token, payoutAccountId } = await aTraveler(60_000);
  for (let n = 0; n < 3; n += 1) await withdraw(t, token, { amountCents: 20_000, payoutAccountId });
  expect(await queue()).toMatchObject({ waiting: waiting + 3, oldestAt: expect.any(String) });
  const ids: number[] = [];
  let cursor: number | null = null;
  do {
    const query: Record<string, unknown> = { limit: 2, ...(cursor === null ? {} : { cursor }) };
    const { body } = await t.inject(calls.listStaffWithdrawals, { token: staff.token, query });
    ids.push(...body.data.map(({ id }: { id: number }) => id));
    cursor = body.nextCursor;
  } while (cursor !== null);
  expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b));
  expect(ids).toHaveLength(waiting + 3);
  const ended = await t.inject(calls.listStaffWithdrawals, {
    token: staff.token,
    query: { show: 'ended' },
  });
  const endedIds: number[] = ended.body.data.map(({ id }: { id: number }) => id);
  expect(endedIds).toEqual([...endedIds].sort((a, b) => b - a));
});

test('lists a wallet’s transactions in pages, and their amounts add up to its balance', async () => {
  const { token, payoutAccountId, id } = await aTraveler(50_000);
  await addCredit(t, id, 7_000);
  const { body } = await withdraw(t, token, { amountCents: 20_000, payoutAccountId });
  await decide(t, calls.rejectWithdrawal, staff.token, body.id, { reason: 'x' });
  const kinds: string[] = [];
  let sum = 0;
  let cursor: number | null = null;
  do {
    const query: Record<string, unknown> = { limit: 1, ...(cursor === null ? {} : { cursor }) };
    const part = (await t.inject(calls.listWalletMovements, { token, query })).body;
    for (const { kind, amountCents } of part.data) {
      kinds.push(kind);
      sum += amountCents;
    }
    cursor = part.nextCursor;
  } while (cursor !== null);
  expect(kinds).toEqual(['withdrawal_returned', 'withdrawn', 'goodwill', 'goodwill']);
  expect(sum).toBe(57_000);
});
