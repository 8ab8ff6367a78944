import type { StatsFs } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Gauge, type Registry } from 'prom-client';
import type { Deps } from '../deps.ts';
import { EMAIL_JOBS } from '../domains/notifications/emails/send-emails.ts';
import { getPushLag } from '../domains/notifications/push/push-queries.ts';
import { listMoneyWaiting } from '../domains/payments/service.ts';
import { countWaitingByQueue } from '../domains/staff/service.ts';
import { getSystemErrorCode } from '../error-code.ts';
import { getOutboxLag } from '../events/lag.ts';
import { getJobLag, type JobsWaiting } from '../jobs/lag.ts';

/**
 * Returns the file system statistics of the disk that contains a folder, or that will contain it once it is
 * created.
 */
const readDiskUsage = (folder: string): Promise<StatsFs> =>
  statfs(folder).catch((error: unknown) => {
    if (getSystemErrorCode(error) !== 'ENOENT' || dirname(folder) === folder) throw error;
    return readDiskUsage(dirname(folder));
  });

/**
 * Registers gauges for the process's resources and for pending work in the database. While the database is
 * down, the gauges that need it have no values, and `tomoguide_database_up` is 0.
 */
export const gaugeState = (deps: Deps, registry: Registry): (() => Promise<void>) => {
  const secondsSince = (at: Temporal.Instant | null): number =>
    at === null ? 0 : Math.max(0, deps.clock.now().since(at).total('seconds'));
  const gauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge({ name, help, labelNames, registers: [registry] });

  const connections = gauge('tomoguide_pool_connections', 'Database connections', 'state');
  const waitingFor = gauge(
    'tomoguide_pool_waiting',
    'Requests that wait for a database connection',
  );
  const sockets = gauge('tomoguide_sockets', 'Open WebSockets of this process');
  const replicas = gauge(
    'tomoguide_replicas_fresh',
    'Replicas that are close enough behind to be read',
  );
  const up = gauge('tomoguide_database_up', '1 while the database answers');

  const outboxEvents = gauge('tomoguide_outbox_waiting', 'Events that are not dispatched yet');
  const outboxAge = gauge('tomoguide_outbox_oldest_seconds', 'Age of the oldest waiting event');
  const dueJobs = gauge('tomoguide_jobs_due', 'Jobs that are due but not done', 'queue');
  const failingJobs = gauge(
    'tomoguide_jobs_failing',
    'Jobs that were tried three times or more and will be retried',
    'queue',
  );
  const jobAge = gauge(
    'tomoguide_jobs_oldest_seconds',
    'Time since the oldest due job was first due, regardless of retries',
    'queue',
  );
  const emails = gauge('tomoguide_emails_waiting', 'Unsent emails');
  const emailAge = gauge('tomoguide_emails_oldest_seconds', 'Age of the oldest unsent email');
  const pushes = gauge('tomoguide_pushes_waiting', 'Push notifications that are not done');
  const failingPushes = gauge(
    'tomoguide_pushes_failing',
    'Push notifications whose last attempt failed and that will be retried',
  );
  const pushAge = gauge(
    'tomoguide_pushes_oldest_seconds',
    'Age of the oldest push notification without any attempt',
  );
  const money = gauge('tomoguide_money_waiting_fen', 'Money on its way to people', 'kind');
  const moneyCount = gauge('tomoguide_money_waiting', 'Number of these payments', 'kind');
  const moneyAge = gauge(
    'tomoguide_money_oldest_seconds',
    'Age of the oldest unfinished payment',
    'kind',
  );
  const cases = gauge('tomoguide_staff_waiting', 'Cases that wait for staff', 'queue');
  const caseAge = gauge(
    'tomoguide_staff_oldest_seconds',
    'Age of the oldest waiting case',
    'queue',
  );
  const diskFree = gauge('tomoguide_disk_free_bytes', 'Free space on the disk under DATA_DIR');
  const diskSize = gauge('tomoguide_disk_size_bytes', 'Size of that disk');
  const ofPushes = [pushes, failingPushes, pushAge];
  const ofDatabase = [outboxEvents, outboxAge, emails, emailAge, ...ofPushes];
  const byJob = [dueJobs, failingJobs, jobAge];
  const byLabel = [...byJob, money, moneyCount, moneyAge, cases, caseAge];

  const gaugeJobs = (waiting: readonly JobsWaiting[]): void => {
    // Queues without due jobs report 0, which differs from having no value.
    for (const [queue] of deps.jobs.failed.entries())
      for (const one of byJob) one.set({ queue }, 0);
    for (const { name: queue, due, failing, oldestAt } of waiting) {
      dueJobs.set({ queue }, due);
      failingJobs.set({ queue }, failing);
      jobAge.set({ queue }, secondsSince(oldestAt));
    }
    const unsent = waiting.filter(({ name }) => EMAIL_JOBS.includes(name));
    emails.set(unsent.reduce((sum, { due }) => sum + due, 0));
    emailAge.set(Math.max(0, ...unsent.map(({ oldestAt }) => secondsSince(oldestAt))));
  };

  const gaugeDisk = async (): Promise<void> => {
    try {
      const { bavail, blocks, bsize } = await readDiskUsage(deps.config.dataDir);
      diskFree.set(bavail * bsize);
      diskSize.set(blocks * bsize);
    } catch (error) {
      deps.log.warn({ err: error }, 'the disk under DATA_DIR cannot be measured');
      for (const one of [diskFree, diskSize]) one.set(Number.NaN);
    }
  };

  const gaugeDatabase = async (): Promise<void> => {
    const [outbox, jobs, pushLag, onItsWay, queues] = await Promise.all([
      getOutboxLag(deps.db),
      getJobLag(deps.db, deps.clock.now()),
      getPushLag(deps.db),
      listMoneyWaiting(deps.db),
      countWaitingByQueue(deps, null),
    ]);
    outboxEvents.set(outbox.waiting);
    outboxAge.set(secondsSince(outbox.oldestAt));
    gaugeJobs(jobs);
    pushes.set(pushLag.waiting);
    failingPushes.set(pushLag.failing);
    pushAge.set(secondsSince(pushLag.oldestAt));
    for (const { kind, waiting, cents, oldestAt } of onItsWay) {
      money.set({ kind }, cents);
      moneyCount.set({ kind }, waiting);
      moneyAge.set({ kind }, secondsSince(oldestAt));
    }
    for (const { queue, waiting, oldestAt } of queues) {
      cases.set({ queue }, waiting);
      caseAge.set({ queue }, secondsSince(oldestAt));
    }
  };

  return async () => {
    const pool = deps.db.$client;
    connections.set({ state: 'idle' }, pool.idleCount);
    connections.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
    waitingFor.set(pool.waitingCount);
    sockets.set(deps.live.openSockets);
    replicas.set(deps.replicas.fresh);
    await gaugeDisk();
    try {
      await gaugeDatabase();
      up.set(1);
    } catch (error) {
      deps.log.warn({ err: error }, 'what waits in the database cannot be counted now');
      // Gauges without labels are set to NaN, because a reset gauge would report 0, which would mean that
      // nothing is pending.
      for (const one of ofDatabase) one.set(Number.NaN);
      for (const one of byLabel) one.reset();
      up.set(0);
    }
  };
};
