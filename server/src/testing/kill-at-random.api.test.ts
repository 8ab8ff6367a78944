import { setTimeout as wait } from 'node:timers/promises';
import { getMe } from '@tomoguide/contract/accounts/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Db, openDatabase } from '../database/database.ts';
import { queryRawRows } from '../database/query-raw-rows.ts';
import { inTransaction } from '../database/transaction.ts';
import { createGuide } from '../domains/guides/service.ts';
import { createLog } from '../log.ts';
import { aUser } from './factories/accounts.ts';
import { guideDefaults } from './factories/guides.ts';
import { type KillableSite, startKillableSite } from './killable-site.ts';
import { deliverEverything, moneyProblems, runWithClock } from './killed-site.ts';
import { LONG_DATABASE_TIMEOUTS } from './long-timeouts.ts';
import { type Retrying, retryingClient } from './retrying-client.ts';
import { type Acknowledged, bookRepeatedly, type TourGuide } from './retrying-traveler.ts';

/** How long each kind of kill is repeated, and the minimum number of kills. */
const PHASE_MS = 60_000;
const MIN_KILLS = 15;
const TRAVELERS = 4;

let site: KillableSite;
const guides: TourGuide[] = [];
const acknowledged: Acknowledged = {
  people: new Map(),
  bookings: new Map(),
  paid: new Set(),
  strange: [],
};

beforeAll(async () => {
  site = await startKillableSite();
  const clock = { now: () => Temporal.Now.instant() };
  await runWithClock(site, clock, async ({ db, deps }) => {
    const now = clock.now();
    for (let n = 1; n <= 3; n += 1) {
      const user = await aUser({ deps }, { username: `guide${n}`, identityVerifiedAt: now });
      const profile = { ...guideDefaults, approvedAt: now, createdAt: now, userId: user.id };
      const id = await inTransaction(db, (tx) => createGuide(tx, deps, profile));
      guides.push({ id, token: user.token });
    }
  });
});
afterAll(() => site?.stop());

/** Calls `kill` at random points while users book, pay and cancel; returns how often. */
const killDuringBookings = async (name: string, kill: () => Promise<void>): Promise<number> => {
  let isRunning = true;
  let answers = 0;
  const ask = retryingClient(site.address);
  const askAndCount: Retrying = async (call, input) => {
    const answer = await ask(call, input);
    answers += 1;
    return answer;
  };
  const people = Array.from({ length: TRAVELERS }, (_, n) =>
    bookRepeatedly(
      { insist: askAndCount, guides, outcomes: acknowledged },
      `${name}${n}x`,
      () => isRunning,
    ),
  );
  /**
   * Waits for a few more responses, and then until the middle of the next step, so that a slow machine
   * makes the same progress.
   */
  const untilRandomPoint = async (): Promise<void> => {
    const far = answers + 4 + Math.random() * 30;
    while (answers < far && isRunning) await wait(2);
    await wait(Math.random() * 30);
  };
  let kills = 0;
  const began = Date.now();
  try {
    while (Date.now() - began < PHASE_MS || kills < MIN_KILLS) {
      await Promise.race([untilRandomPoint(), Promise.all(people)]);
      await kill();
      kills += 1;
    }
  } finally {
    isRunning = false;
    await Promise.all(people);
  }
  return kills;
};

const queryRows = (db: Db, text: string) =>
  queryRawRows<Record<string, unknown>>(db, { text, values: [] });

/** A query for overlapping tours of one guide, independent of the exclusion constraint. */
const OVERLAPS = `
  select a.id as one, b.id as other from bookings a join bookings b
    on a.guide_id = b.guide_id and a.id < b.id and a.busy && b.busy
  where a.status not in ('completed', 'cancelled') and b.status not in ('completed', 'cancelled')`;
/**
 * A query that treats an expired hold as pending, because on a slow machine, an unpaid hold may have
 * expired in the meantime.
 */
const STATUSES = `
  select id, case when cancel_kind = 'hold_expired' then 'pending' else status end as status
  from bookings order by id`;
const CHARGED_TWICE = `
  select description, count(*) from demo_provider_sessions
  where status = 'succeeded' group by description having count(*) > 1`;

const checkEverything = async (): Promise<void> => {
  await deliverEverything(site);
  const db = openDatabase(site.databaseUrl, {
    max: 2,
    log: createLog('silent'),
    ...LONG_DATABASE_TIMEOUTS,
  });
  try {
    const rows = await queryRows(db, STATUSES);
    // No booking is lost, duplicated, or in a status other than the acknowledged one.
    expect(rows.map(({ id, status }) => [id, status])).toEqual(
      [...acknowledged.bookings].toSorted(([a], [b]) => a - b),
    );
    const paid = await queryRows(
      db,
      `select booking_id as id from payments where status = 'paid' order by 1`,
    );
    expect(paid.map(({ id }) => id)).toEqual([...acknowledged.paid].toSorted((a, b) => a - b));
    expect(await queryRows(db, CHARGED_TWICE)).toEqual([]);
    expect(await queryRows(db, OVERLAPS)).toEqual([]);
    expect(await moneyProblems(db)).toEqual([]);
  } finally {
    await db.$client.end();
  }
  const sendWithRetry = retryingClient(site.address);
  for (const [username, token] of acknowledged.people)
    expect((await sendWithRetry(getMe, { token })).body).toMatchObject({ username });
};

const KILLS: readonly (readonly [string, string, () => Promise<void>])[] = [
  ['the server', 'ada', () => site.killServer()],
  ['the database', 'bea', () => site.killDatabase()],
  [
    'both concurrently',
    'cat',
    async () => {
      await Promise.all([site.killDatabase(), site.killServer()]);
    },
  ],
];

/** Runs only in a long run, because kill-at-steps.api.test.ts already kills at every step. */
test.each(KILLS)(
  'kill -9 of %s neither loses nor duplicates acknowledged requests, and the ledger balances',
  async (_, name, kill) => {
    const before = { bookings: acknowledged.bookings.size, paid: acknowledged.paid.size };
    expect(await killDuringBookings(name, kill)).toBeGreaterThanOrEqual(MIN_KILLS);
    expect(acknowledged.strange).toEqual([]);
    expect(acknowledged.bookings.size).toBeGreaterThan(before.bookings + 1);
    expect(acknowledged.paid.size).toBeGreaterThan(before.paid);
    await checkEverything();
  },
);
