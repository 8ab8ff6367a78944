import { setTimeout as wait } from 'node:timers/promises';
import { buildApp, type Program } from '../app.ts';
import { checkBookingMoney } from '../cli/booking-money.ts';
import type { Clock } from '../clock.ts';
import { readConfig } from '../config.ts';
import { type Db, openDatabase } from '../database/database.ts';
import { rowsOf } from '../database/rows-of.ts';
import { checkLedger } from '../domains/payments/ledger/check-ledger.ts';
import { drainOutbox } from '../events/dispatcher.ts';
import { BossJobs } from '../jobs/jobs.ts';
import { createLog } from '../log.ts';
import { runDueJobs } from './due-jobs.ts';
import type { KillableSite } from './killable-site.ts';
import { PATIENT_DATABASE } from './patient-database.ts';

/** The same program in this process, on the same database, by another clock. */
export const beside = async <T>(
  site: Pick<KillableSite, 'databaseUrl' | 'env'>,
  clock: Clock,
  work: (program: Program & { db: Db; jobs: BossJobs }) => Promise<T>,
): Promise<T> => {
  const log = createLog('silent');
  const db = openDatabase(site.databaseUrl, { max: 5, log, ...PATIENT_DATABASE });
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

type Beside = Program & { db: Db; jobs: BossJobs };

/** No hold is over in six minutes, but every redelivery and second try is due: what waited arrives. */
const inSixMinutes = (
  site: Pick<KillableSite, 'databaseUrl' | 'env'>,
  work: (letArrive: () => Promise<void>, db: Db) => Promise<void>,
) => {
  const later = Temporal.Now.instant().add({ minutes: 6 });
  const clock = { now: () => later };
  const arrive = async ({ db, deps, reactions, jobs }: Beside) => {
    await jobs.handlers.get('demo-provider.deliver')?.({});
    await drainOutbox(deps, reactions);
    await runDueJobs(db, jobs, clock);
    await jobs.handlers.get('payments.sweep-refunds')?.({});
    await runDueJobs(db, jobs, clock); // the provider tells of what was sent just now
    await drainOutbox(deps, reactions);
  };
  return beside(site, clock, (program) => work(() => arrive(program), program.db));
};

/** What waits and is in nobody's hands arrives; the site itself may be at work on more. */
export const letArriveWhatWaits = (site: KillableSite): Promise<void> =>
  inSixMinutes(site, (letArrive) => letArrive());

/** A second try of an event is put off by the wall clock, which no test can move. */
const WITHOUT_DELAY =
  'update outbox set retry_at = null where dispatched_at is null and retry_at is not null';
const UNTOLD =
  "select 'callback ' || id as what from demo_provider_events where delivered_at is null";
const ON_THE_WAY = `
  select type || coalesce(': ' || last_error, '') as what from outbox where dispatched_at is null
  union all ${UNTOLD}`;
const PATIENCE_MS = 120_000;

/** Everything arrives, what the site has in its own hands just now as well. Nothing may be held up. */
export const letAllArrive = (site: Pick<KillableSite, 'databaseUrl' | 'env'>): Promise<void> =>
  inSixMinutes(site, async (letArrive, db) => {
    for (const end = Date.now() + PATIENCE_MS; ; await wait(50)) {
      await rowsOf(db, { text: WITHOUT_DELAY, values: [] });
      await letArrive();
      const left = await rowsOf<{ what: string }>(db, { text: ON_THE_WAY, values: [] });
      if (left.length === 0) return;
      if (Date.now() > end)
        throw new Error(`still on the way: ${left.map(({ what }) => what).join(', ')}`);
    }
  });

const UNSETTLED = `
  select 'refund ' || id::text as what from refunds where status = 'sent' union all ${UNTOLD}`;

/** What is wrong with the money once everything has arrived: nothing on the way, the books in order. */
export const moneyFaults = async (db: Db): Promise<string[]> => {
  const unsettled = await rowsOf<{ what: string }>(db, { text: UNSETTLED, values: [] });
  return [
    ...unsettled.map(({ what }) => `${what} is unsettled`),
    ...(await checkLedger(db)),
    ...(await checkBookingMoney(db)),
  ];
};
