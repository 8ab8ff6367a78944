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
  site: KillableSite,
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

/** No hold is over in six minutes, but every redelivery and second try is due: what waited arrives. */
export const letArriveWhatWaits = (site: KillableSite): Promise<void> => {
  const later = Temporal.Now.instant().add({ minutes: 6 });
  const clock = { now: () => later };
  return beside(site, clock, async ({ db, deps, reactions, jobs }) => {
    await jobs.handlers.get('demo-provider.deliver')?.({});
    await drainOutbox(deps, reactions);
    await runDueJobs(db, jobs, clock);
    await jobs.handlers.get('payments.sweep-refunds')?.({});
    await runDueJobs(db, jobs, clock); // the provider tells of what was sent just now
    await drainOutbox(deps, reactions);
  });
};

const UNSETTLED = `
  select 'refund ' || id::text as what from refunds where status = 'sent'
  union all select 'callback ' || id from demo_provider_events where delivered_at is null`;

/** What is wrong with the money once everything has arrived: nothing on the way, the books in order. */
export const moneyFaults = async (db: Db): Promise<string[]> => {
  const unsettled = await rowsOf<{ what: string }>(db, { text: UNSETTLED, values: [] });
  return [
    ...unsettled.map(({ what }) => `${what} is unsettled`),
    ...(await checkLedger(db)),
    ...(await checkBookingMoney(db)),
  ];
};
