import * as calls from '@tomoguide/contract/payments/calls';
import { atLength } from '@tomoguide/contract/testing-length';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Db, openDatabase } from '../database/database.ts';
import { rowsOf } from '../database/rows-of.ts';
import { createLog } from '../log.ts';
import { commitGate, type Step } from './commit-gate.ts';
import { aUser } from './factories/accounts.ts';
import { addRefundedCredit } from './factories/withdrawals.ts';
import { type KillableSite, startKillableSite } from './killable-site.ts';
import { deliverEverything, moneyFaults, runBeside } from './killed-site.ts';
import { PATIENT_DATABASE } from './patient-database.ts';
import { retryingClient } from './retrying-client.ts';

/** Every transaction of a withdrawal. */
const STEPS: readonly Step[] = [
  { name: 'the request and its reservation', table: 'withdrawals', on: 'insert' },
  ...(['approved', 'paid', 'rejected'] as const).map((status) => ({
    name: `the withdrawal ${status}`,
    table: 'withdrawals',
    on: 'update of status',
    when: `new.status = '${status}'`,
  })),
];
const BALANCE = 50_000;
const AMOUNT = 30_000;
/** Two are stopped before the paths diverge: some of the others are paid, and some rejected. */
const ENDS = ['paid', 'paid', 'paid', 'rejected', 'rejected', 'rejected'] as const;
const WAYS = ['keep', ...atLength([], ['lose', 'crash'] as const)] as const;

let site: KillableSite;
let db: Db;
let staff: string;
const travelers: { id: number; token: string }[] = [];

beforeAll(async () => {
  site = await startKillableSite();
  db = openDatabase(site.databaseUrl, { max: 2, log: createLog('silent'), ...PATIENT_DATABASE });
  const clock = { now: () => Temporal.Now.instant() };
  await runBeside(site, clock, async ({ db, deps }) => {
    staff = (await aUser({ deps }, { username: 'killstaff', isStaff: true })).token;
    for (let n = 0; n < ENDS.length * WAYS.length; n += 1) {
      const { id, token } = await aUser({ deps }, { username: `withdraws${n}` });
      await addRefundedCredit({ db, clock }, id, BALANCE);
      travelers.push({ id, token });
    }
  });
});
afterAll(async () => {
  await db?.$client.end();
  await site?.stop();
});

/**
 * Requests a withdrawal; staff approves it, then pays or rejects it. Repeats every request until it is
 * answered.
 */
const withdrawWithRetries = async (token: string, end: (typeof ENDS)[number]): Promise<void> => {
  const ask = retryingClient(site.address, 0);
  const account = { kind: 'alipay', number: 'person@example.com' };
  const added = await ask(calls.addPayoutAccount, { token, body: account });
  const made = await ask(calls.requestWithdrawal, {
    token,
    body: { amountCents: AMOUNT, payoutAccountId: added.body.id },
  });
  expect(made).toMatchObject({ status: 201 });
  const wish = { token: staff, params: { id: made.body.id } };
  expect(await ask(calls.approveWithdrawal, { ...wish, body: {} })).toMatchObject({ status: 200 });
  const last =
    end === 'paid'
      ? await ask(calls.payWithdrawal, { ...wish, body: {} })
      : await ask(calls.rejectWithdrawal, { ...wish, body: { reason: 'x' } });
  expect(last).toMatchObject({ status: 200, body: { status: end } });
};

/** The result of a withdrawal, wherever a kill occurred. */
const resultOf = async (userId: number) => {
  const [row] = await rowsOf(db, {
    text: `
      select
        (select json_agg(w.status) from withdrawals w where w.user_id = $1) as withdrawals,
        (select count(*)::int from staff_actions s join withdrawals w on w.id = s.subject_id
          where s.subject_kind = 'withdrawal' and w.user_id = $1) as decisions,
        (select sum(e.amount_cents)::int from ledger_entries e join ledger_accounts a on a.id = e.account_id
          where a.kind = 'wallet' and a.owner_id = $1) as wallet`,
    values: [userId],
  });
  return row;
};

test.each(WAYS)('kill -9 at every step of withdrawals (%s)', async (way) => {
  const people = travelers.splice(0, ENDS.length);
  const gate = await commitGate(site.databaseUrl, STEPS);
  const stories = Promise.all(
    people.map(({ token }, index) => withdrawWithRetries(token, ENDS[index] ?? 'paid')),
  );
  stories.catch(() => {}); // Awaited below if all steps are reached.
  try {
    await gate.reached();
    await (way === 'crash' ? site.killDatabase() : site.killServer(() => gate[way]()));
  } finally {
    await gate.close();
  }
  await stories;
  await deliverEverything(site);
  for (const [index, { id }] of people.entries()) {
    const end = ENDS[index] ?? 'paid';
    const wallet = end === 'paid' ? BALANCE - AMOUNT : BALANCE;
    expect(await resultOf(id)).toEqual({ withdrawals: [end], decisions: 2, wallet });
  }
  expect(await moneyFaults(db)).toEqual([]);
});
