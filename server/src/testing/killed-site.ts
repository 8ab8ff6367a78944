import { setTimeout as wait } from 'node:timers/promises';
import { buildApp, type Program } from '../app.ts';
import { checkBookingMoney } from '../cli/booking-money.ts';
import type { Clock } from '../clock.ts';
import { readConfig } from '../config.ts';
import { type Db, openDatabase } from '../database/database.ts';
import { queryRawRows } from '../database/query-raw-rows.ts';
import { checkLedger } from '../domains/payments/ledger/check-queries.ts';
import { drainOutbox } from '../events/dispatcher.ts';
import { BossJobs } from '../jobs/jobs.ts';
import { createLog } from '../log.ts';
import { runDueJobs } from './due-jobs.ts';
import type { KillableSite } from './killable-site.ts';
import { LONG_DATABASE_TIMEOUTS } from './long-timeouts.ts';

/** Runs the same program in this process, on the site's database, with another clock. */
export const runWithClock = async <T>(
  site: Pick<KillableSite, 'databaseUrl' | 'env'>,
  clock: Clock,
  work: (program: Program & { db: Db; jobs: BossJobs }) => Promise<T>,
): Promise<T> => {
  const log = createLog('silent');
  const db = openDatabase(site.databaseUrl, { max: 5, log, ...LONG_DATABASE_TIMEOUTS });
  const jobs = new BossJobs({ url: site.databaseUrl, log, work: false });
  const program = await buildApp({ config: readConfig(site.env), db, clock, log, jobs });
  try {
    await jobs.start();
    return await work({ ...program, db, jobs });
  } finally {
    await program.app.close();
    await jobs.stop();
    await db.$client.end();
  }
};

type SiteProgram = Program & { db: Db; jobs: BossJobs };

/**
 * Runs `work` with a clock that is six minutes ahead: no hold expires, but every redelivery and retry is
 * due, so pending work arrives.
 */
const withinSixMinutes = (
  site: Pick<KillableSite, 'databaseUrl' | 'env'>,
  work: (deliver: () => Promise<void>, db: Db) => Promise<void>,
) => {
  const later = Temporal.Now.instant().add({ minutes: 6 });
  const clock = { now: () => later };
  const deliverAll = async ({ db, deps, reactions, jobs }: SiteProgram) => {
    await jobs.handlers.get('demo-provider.deliver')?.({});
    await drainOutbox(deps, reactions);
    await runDueJobs(db, jobs, clock);
    await jobs.handlers.get('payments.sweep-refunds')?.({});
    // Runs due jobs again, so that the provider reports refunds that were just sent.
    await runDueJobs(db, jobs, clock);
    await drainOutbox(deps, reactions);
  };
  return runWithClock(site, clock, (program) => work(() => deliverAll(program), program.db));
};

/** Delivers pending work that no process holds; the site itself may still be processing other work. */
export const deliverPendingWork = (site: KillableSite): Promise<void> =>
  withinSixMinutes(site, (deliver) => deliver());

/**
 * A statement that makes all events due. Needed because retries of events use the wall clock, which tests
 * cannot change.
 */
const WITHOUT_DELAY =
  'update outbox set retry_at = null where dispatched_at is null and retry_at is not null';
const QUIET =
  "select 'callback ' || id as what from demo_provider_events where delivered_at is null";
const PENDING_WORK = `
  select type || coalesce(': ' || last_error, '') as what from outbox where dispatched_at is null
  union all ${QUIET}`;
const TIMEOUT_MS = 120_000;

/** Delivers everything, including work that the site is processing. No work may be blocked. */
export const deliverEverything = (site: Pick<KillableSite, 'databaseUrl' | 'env'>): Promise<void> =>
  withinSixMinutes(site, async (deliver, db) => {
    for (const end = Date.now() + TIMEOUT_MS; ; await wait(50)) {
      await queryRawRows(db, { text: WITHOUT_DELAY, values: [] });
      await deliver();
      const left = await queryRawRows<{ what: string }>(db, { text: PENDING_WORK, values: [] });
      if (left.length === 0) return;
      if (Date.now() > end)
        throw new Error(`still on the way: ${left.map(({ what }) => what).join(', ')}`);
    }
  });

const UNSETTLED = `
  select 'refund ' || id::text as what from refunds where status = 'sent' union all ${QUIET}`;

/**
 * Returns the problems in the money once everything has arrived: payments that are still pending, or an
 * unbalanced ledger.
 */
export const moneyProblems = async (db: Db): Promise<string[]> => {
  const unsettled = await queryRawRows<{ what: string }>(db, { text: UNSETTLED, values: [] });
  return [
    ...unsettled.map(({ what }) => `${what} is unsettled`),
    ...(await checkLedger(db)),
    ...(await checkBookingMoney(db)),
  ];
};
