import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { UserId } from '@tomoguide/contract/primitives';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../database/transaction.ts';
import { findDatabaseError, findViolatedConstraint } from '../../../database/violations.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { addCredit, aPaidBooking, ledgerProblems } from '../../../testing/factories/payments.ts';
import { getBalance } from './account-queries.ts';
import { getOwnedAccount, getPlatformAccount } from './accounts.ts';
import { type Entry, post, transfer } from './post.ts';

let t: TestApp;
let paid: Awaited<ReturnType<typeof aPaidBooking>>;
beforeAll(async () => {
  t = await testApp();
  paid = await aPaidBooking(t);
  await addCredit(t, UserId.parse(5), 700);
});
afterAll(() => t.close());

/** Posts a grant of goodwill, the only kind of posting without a related table. */
const write = (entries: readonly Entry[], ref: string = randomUUID()) =>
  inTransaction(t.db, (tx) =>
    post(tx, { kind: 'goodwill', ref, bookingId: null, at: t.clock.now(), entries }),
  );
const refusal = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  return findViolatedConstraint(error) ?? findDatabaseError(error)?.message ?? String(error);
};

test('rejects changes and deletions of entries, transactions and accounts', async () => {
  for (const table of ['ledger_entries', 'ledger_transactions', 'ledger_accounts']) {
    for (const verb of ['delete from', 'truncate']) {
      const statement = sql.raw(`${verb} ${table}${verb === 'truncate' ? ' cascade' : ''}`);
      expect(await refusal(t.db.execute(statement)), table).toMatch(/append-only/);
    }
  }
  const change = sql`update ledger_entries set amount_cents = amount_cents + 1`;
  expect(await refusal(t.db.execute(change))).toMatch(/append-only/);
});

test('the database rejects a commit if the entries of the transaction do not sum to zero', async () => {
  const uneven = t.db.execute(sql`
    with made as (insert into ledger_transactions (kind, ref, created_at)
                  values ('test', 'uneven', now()) returning id)
    insert into ledger_entries (transaction_id, account_id, amount_cents)
    select made.id, (select min(id) from ledger_accounts), 5 from made`);
  expect(await refusal(uneven)).toBe('ledger_transaction_sums_to_zero');
});

test('rejects a posting that does not sum to zero or would overdraw an account', async () => {
  expect(
    await refusal(write([{ account: getPlatformAccount('goodwill'), amountCents: -1 }])),
  ).toMatch(/off by/);
  const overdraw = transfer(
    getOwnedAccount('wallet', UserId.parse(4_242)),
    getPlatformAccount('commission'),
    1,
  );
  expect(await refusal(write(overdraw))).toMatch(/does not hold 1/);
});

test('rejects a second posting with the same reference', async () => {
  const grant = transfer(
    getPlatformAccount('goodwill'),
    getOwnedAccount('wallet', UserId.parse(99)),
    5,
  );
  await write(grant, 'once');
  expect(await refusal(write(grant, 'once'))).toBe('ledger_transactions_ref');
  expect(await getBalance(t.db, getOwnedAccount('wallet', UserId.parse(99)))).toBe(5);
});

test('concurrent spending never overdraws an account', async () => {
  await write(
    transfer(getPlatformAccount('goodwill'), getOwnedAccount('wallet', UserId.parse(7)), 10),
  );
  const spend = () =>
    write(
      transfer(getOwnedAccount('wallet', UserId.parse(7)), getPlatformAccount('commission'), 4),
    ).then(
      () => 1,
      () => 0,
    );
  const spent = await Promise.all(Array.from({ length: 12 }, spend));
  expect(spent.reduce<number>((sum, one) => sum + one, 0)).toBe(2);
  expect(await getBalance(t.db, getOwnedAccount('wallet', UserId.parse(7)))).toBe(2);
});

/** Creates a problem with the triggers disabled, runs the check, and rolls back. */
const problemsWith = async (plant: string): Promise<string[]> => {
  let found: string[] = [];
  const undo = new Error('undo');
  const { checkLedger } = await import('./check-queries.ts');
  await inTransaction(t.db, async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql.raw(plant));
    found = await checkLedger(tx);
    throw undo;
  }).catch((error) => {
    if (error !== undo) throw error;
  });
  return found;
};

test.each([
  [
    'a changed entry',
    'update ledger_entries set amount_cents = amount_cents + 1 where id = 1',
    'sums to zero',
  ],
  [
    'a missing posting',
    "delete from ledger_entries where transaction_id = (select id from ledger_transactions where kind = 'charged')",
    'charge is in the ledger',
  ],
  [
    'held money without a payment',
    'update payments set amount_cents = amount_cents + 100',
    'a booking holds',
  ],
  [
    'a charge whose amount was increased',
    'update payment_attempts set charged_cents = charged_cents + 1',
    'the provider took',
  ],
  [
    'a refund that was not paid out',
    "insert into refunds (booking_id, payment_id, attempt_id, user_id, amount_cents, destination, status, reason, key, created_at) select booking_id, id, attempt_id, user_id, 5, 'card', 'sent', 'x', gen_random_uuid(), now() from payments",
    'refunds under way',
  ],
  [
    'earnings without a source',
    'insert into earnings (booking_id, guide_id, traveler_id, tour_cents, amount_cents, release_at, created_at) values (1, 1, 1, 0, 5, now(), now())',
    'pending earnings',
  ],
  [
    'goodwill that was spent but is still there',
    'update payments set wallet_cents = 7, goodwill_cents = 7',
    'goodwill is what was granted',
  ],
  [
    'more goodwill returned than was spent',
    "insert into refunds (booking_id, payment_id, user_id, amount_cents, goodwill_cents, destination, status, reason, key, created_at) select booking_id, id, user_id, 5, 5, 'wallet', 'arrived', 'x', gen_random_uuid(), now() from payments",
    'a wallet gets back',
  ],
  [
    'a withdrawal that reserved nothing',
    "insert into withdrawals (user_id, status, amount_cents, earnings_cents, wallet_cents, payout_kind, payout_bank, payout_number, holder, holder_verified, requested_at) values (1, 'requested', 5, 0, 5, 'alipay', '', 'x', 'x', false, now())",
    'money is reserved',
  ],
  [
    'a charge at the provider that was never recorded',
    "insert into demo_provider_sessions select 'demo_x', gen_random_uuid(), method, 777, description, success_path, failure_path, leave_path, status, created_at, expires_at from demo_provider_sessions limit 1",
    'demo provider took',
  ],
])('ledger:check finds %s', async (_, plant, rule) => {
  expect(await ledgerProblems(t)).toEqual([]);
  expect((await problemsWith(plant)).join('\n')).toContain(rule);
});

test('npm run ledger:check reports success and exits with 0', async () => {
  expect(paid.paymentId).toBeGreaterThan(0);
  const node = fileURLToPath(new URL('../../../../../node_modules/.bin/node', import.meta.url));
  const script = fileURLToPath(new URL('../../../cli/ledger-check.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(node, [script], {
    env: { ...process.env, DATABASE_URL: t.databaseUrl },
  });
  expect(stdout).toContain('The ledger is in order.');
});
