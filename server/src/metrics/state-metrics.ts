import { Gauge, type Registry } from 'prom-client';
import type { Deps } from '../deps.ts';
import { moneyWaiting } from '../domains/payments/service.ts';
import { staffQueues } from '../domains/staff/service.ts';
import { outboxLag } from '../events/lag.ts';
import { jobsLag } from '../jobs/lag.ts';

/**
 * What the process holds, and what waits in the database. While the database is away its gauges
 * have no values and `tomoguide_database_up` is 0.
 */
export const gaugeState = (deps: Deps, registry: Registry): (() => Promise<void>) => {
  const secondsSince = (at: Temporal.Instant | null): number =>
    at === null ? 0 : Math.max(0, deps.clock.now().since(at).total('seconds'));
  const gauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge({ name, help, labelNames, registers: [registry] });

  const connections = gauge('tomoguide_pool_connections', 'Database connections', 'state');
  const waitingFor = gauge('tomoguide_pool_waiting', 'Who waits for a database connection');
  const sockets = gauge('tomoguide_sockets', 'Open WebSockets of this process');
  const replicas = gauge(
    'tomoguide_replicas_fresh',
    'Replicas that are close enough behind to be read',
  );
  const up = gauge('tomoguide_database_up', '1 while the database answers');

  const outboxEvents = gauge('tomoguide_outbox_waiting', 'Events that are not dispatched yet');
  const outboxAge = gauge('tomoguide_outbox_oldest_seconds', 'Age of the oldest of them');
  const dueJobs = gauge('tomoguide_jobs_due', 'Jobs that are due and not begun');
  const jobAge = gauge('tomoguide_jobs_oldest_seconds', 'For how long the oldest of them is due');
  const money = gauge('tomoguide_money_waiting_fen', 'Money on its way to people', 'kind');
  const moneyCount = gauge('tomoguide_money_waiting', 'Of how many payments that is', 'kind');
  const moneyAge = gauge('tomoguide_money_oldest_seconds', 'Age of the oldest of them', 'kind');
  const cases = gauge('tomoguide_staff_waiting', 'Cases that wait for staff', 'queue');
  const caseAge = gauge('tomoguide_staff_oldest_seconds', 'Age of the oldest of them', 'queue');
  const ofDatabase = [outboxEvents, outboxAge, dueJobs, jobAge];
  const byLabel = [money, moneyCount, moneyAge, cases, caseAge];

  const gaugeDatabase = async (): Promise<void> => {
    const [outbox, jobs, onItsWay, queues] = await Promise.all([
      outboxLag(deps.db),
      jobsLag(deps.db),
      moneyWaiting(deps.db),
      staffQueues(deps, null),
    ]);
    outboxEvents.set(outbox.waiting);
    outboxAge.set(secondsSince(outbox.oldestAt));
    dueJobs.set(jobs.due);
    jobAge.set(secondsSince(jobs.oldestAt));
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
    try {
      await gaugeDatabase();
      up.set(1);
    } catch (error) {
      deps.log.warn({ err: error }, 'what waits in the database cannot be counted now');
      // Reset to nothing, a gauge without labels would say 0: that nothing waits.
      for (const one of ofDatabase) one.set(Number.NaN);
      for (const one of byLabel) one.reset();
      up.set(0);
    }
  };
};
