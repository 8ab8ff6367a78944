import { decidePattern } from '@tomoguide/contract/bookings/calls';
import * as calls from '@tomoguide/contract/payments/calls';
import type { PatternCaseId } from '@tomoguide/contract/primitives';
import { chooseForTestLength } from '@tomoguide/contract/testing-length';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Db, openDatabase } from '../database/database.ts';
import { queryRawRows } from '../database/query-raw-rows.ts';
import { inTransaction } from '../database/transaction.ts';
import { createGuide } from '../domains/guides/service.ts';
import { createLog } from '../log.ts';
import { commitGate, type Step } from './commit-gate.ts';
import { aUser } from './factories/accounts.ts';
import { guideDefaults } from './factories/guides.ts';
import { aPatternCase } from './factories/patterns.ts';
import { addRefundedCredit } from './factories/withdrawals.ts';
import { type KillableSite, startKillableSite } from './killable-site.ts';
import { deliverEverything, moneyProblems, runWithClock } from './killed-site.ts';
import { LONG_DATABASE_TIMEOUTS } from './long-timeouts.ts';
import { retryingClient } from './retrying-client.ts';

/** Every transaction of a withdrawal, and of a decision on a pattern. */
const STEPS: readonly Step[] = [
  {
    name: 'the commission that staff requests',
    table: 'pattern_cases',
    on: 'update of state',
    when: "new.state = 'announced'",
  },
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
/**
 * How each withdrawal ends. The first two are stopped before the decision; of the rest, some are paid and
 * some rejected.
 */
const ENDS = ['paid', 'paid', 'paid', 'rejected', 'rejected', 'rejected'] as const;
const WAYS = ['keep', ...chooseForTestLength([], ['lose', 'crash'] as const)] as const;

let site: KillableSite;
let db: Db;
let staff: string;
const travelers: { id: number; token: string }[] = [];
const patterns: PatternCaseId[] = [];

beforeAll(async () => {
  site = await startKillableSite();
  db = openDatabase(site.databaseUrl, {
    max: 2,
    log: createLog('silent'),
    ...LONG_DATABASE_TIMEOUTS,
  });
  const clock = { now: () => Temporal.Now.instant() };
  await runWithClock(site, clock, async ({ db, deps }) => {
    staff = (await aUser({ deps }, { username: 'killstaff', isStaff: true })).token;
    for (let n = 0; n < ENDS.length * WAYS.length; n += 1) {
      const { id, token } = await aUser({ deps }, { username: `withdraws${n}` });
      await addRefundedCredit({ db, clock }, id, BALANCE);
      travelers.push({ id, token });
    }
    const traveler = await aUser({ deps }, { username: 'cancels' });
    for (let n = 0; n < WAYS.length; n += 1) {
      const user = await aUser({ deps }, { username: `guide${n}` });
      const own = { approvedAt: clock.now(), createdAt: clock.now(), userId: user.id };
      const guideId = await inTransaction(db, (tx) =>
        createGuide(tx, deps, { ...guideDefaults, ...own }),
      );
      const pair = { guideId, guideUserId: user.id, travelerId: traveler.id };
      patterns.push(await aPatternCase({ deps }, pair));
    }
  });
});
afterAll(async () => {
  await db?.$client.end();
  await site?.stop();
});

/**
 * Requests a withdrawal as the user; approves it, then pays or rejects it, as staff. Retries every request
 * until it gets a response.
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
  const input = { token: staff, params: { id: made.body.id } };
  expect(await ask(calls.approveWithdrawal, { ...input, body: {} })).toMatchObject({ status: 200 });
  const last =
    end === 'paid'
      ? await ask(calls.payWithdrawal, { ...input, body: {} })
      : await ask(calls.rejectWithdrawal, { ...input, body: { reason: 'x' } });
  expect(last).toMatchObject({ status: 200, body: { status: end } });
};

/** Requests the commission of a pattern as staff. Retries until it gets a response. */
const decideWithRetries = async (id: PatternCaseId): Promise<void> => {
  const decided = await retryingClient(site.address, 0)(decidePattern, {
    token: staff,
    params: { id },
    body: { decision: 'commission', reason: 'Both tours took place.' },
  });
  expect(decided).toMatchObject({ status: 200, body: { state: 'announced' } });
};

/** Returns the state of the pattern case after that decision. */
const decisionOn = (id: PatternCaseId) =>
  queryRawRows(db, {
    text: `
      select c.state, c.amount_cents = sum(b.due_cents) as "isWhole",
        (select count(*)::int from staff_actions
          where subject_kind = 'pattern' and subject_id = c.id) as decisions,
        (select count(*)::int from outbox
          where type = 'commission.announced' and (payload->>'caseId')::int = c.id) as events
      from pattern_cases c join pattern_bookings b on b.case_id = c.id
      where c.id = $1 group by c.id`,
    values: [id],
  });

/** Returns the state of a user's withdrawal. */
const getResult = async (userId: number) => {
  const [row] = await queryRawRows(db, {
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

test.each(WAYS)(
  'recovers from kill -9 at every step of withdrawals and of a decision (%s)',
  async (way) => {
    const people = travelers.splice(0, ENDS.length);
    const [pattern] = patterns.splice(0, 1);
    if (!pattern) throw new Error('too few patterns for the kills');
    const gate = await commitGate(site.databaseUrl, STEPS);
    const stories = Promise.all([
      decideWithRetries(pattern),
      ...people.map(({ token }, index) => withdrawWithRetries(token, ENDS[index] ?? 'paid')),
    ]);
    // Errors are ignored here, because the promise is awaited below if all steps are reached.
    stories.catch(() => {});
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
      expect(await getResult(id)).toEqual({ withdrawals: [end], decisions: 2, wallet });
    }
    expect(await decisionOn(pattern)).toEqual([
      { state: 'announced', isWhole: true, decisions: 1, events: 1 },
    ]);
    // The factory marks the pattern's bookings as paid although there is no money, which would count as a
    // problem.
    await queryRawRows(db, { text: 'update bookings set paid_at = null returning id', values: [] });
    expect(await moneyProblems(db)).toEqual([]);
  },
);
