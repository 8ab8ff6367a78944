import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { fromDrizzle, type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss';
import { withSharedConnection } from '../database/bounded-pool.ts';
import type { Db, Tx } from '../database/database.ts';
import { withoutParams } from '../database/query-error.ts';
import { LabeledCounter } from '../labeled-counter.ts';
import type { Logger } from '../log.ts';
import { RETRIES, type RetryWindow } from './retries.ts';

export type JobData = Readonly<Record<string, unknown>>;
export type JobHandler = (data: JobData) => Promise<void>;
/** Work that runs periodically. It ends early, between two operations, once `isStopped` returns true. */
export type Watch = (isStopped: () => boolean) => Promise<void>;

export interface ScheduleOptions {
  /** Whether the handler also runs when a database first gets the schedule, instead of waiting for its time. */
  atFirstStart?: boolean;
}

/**
 * Runs deferred work. A job can run twice (after a crash between its work and its completion), so handlers
 * must check the current state.
 */
export interface Jobs {
  /** Schedules a job in the caller's transaction, to run at `at`. */
  schedule(tx: Tx, name: string, data: JobData, at: Temporal.Instant): Promise<void>;
  /** Registers the handler for a job; call it before `start`. Failed jobs are retried. */
  handle(name: string, handler: JobHandler, retryWindow?: RetryWindow): void;
  /** Runs `handler` on a schedule, given as a cron expression in UTC; each time, only one server runs it. */
  every(name: string, cron: string, handler: () => Promise<void>, options?: ScheduleOptions): void;
  /**
   * Runs `handler` every second in every process with workers. The handler finds due rows in its own
   * tables, so setting a deadline takes only one column and no job.
   */
  watch(name: string, handler: Watch): void;
  /** The number of failed attempts in this process, by job name; every name starts at 0. */
  readonly failed: LabeledCounter;
  /** The number of jobs whose last attempt failed, by job name. */
  readonly givenUp: LabeledCounter;
  start(): Promise<void>;
  stop(): Promise<void>;
}

const WATCH_MS = 1000;
/**
 * How often errors of pg-boss are logged. While the database is unavailable, each worker keeps failing, so
 * errors are logged in batches.
 */
const LOG_INTERVAL_MS = 10_000;

/** If a process sends no heartbeat for a job for this long, another process retries the job. */
const HEARTBEAT = { heartbeatSeconds: 60 } as const;

/**
 * How many jobs with the same name a process runs concurrently; more would take too many database
 * connections from requests.
 */
export const BATCH_SIZE = 10;

/** The interval of pg-boss's own polling. `#wakeWorkers` finds due jobs, and nothing else needs it. */
const RARELY_SECONDS = 3600;

/**
 * After a full batch, the next batch follows immediately; otherwise, `#wakeWorkers` wakes the worker once a
 * job is due.
 */
const WORKING = {
  pollingIntervalSeconds: RARELY_SECONDS,
  batchSize: BATCH_SIZE,
  burstWhenBatchFull: true,
  perJobResults: true,
  /** The metadata is needed to recognize a job's last attempt. */
  includeMetadata: true,
} as const;

/** Finds the queues with due jobs, by the condition with which pg-boss fetches them. */
const listDueQueues = async (db: Db, names: string[]): Promise<string[]> => {
  const { rows } = await db.execute<{ queue: string }>(sql`
    select queue from unnest(${sql.param(names)}::text[]) as queue
    where exists (
      select from pgboss.job
      where name = queue and state < 'active' and not blocked and start_after <= pgboss.job_now()
    )`);
  return rows.map(({ queue }) => queue);
};

export interface JobsOptions {
  url: string;
  log: Logger;
  /**
   * The pool in which to look for due jobs. If false, jobs are only scheduled; another process, or the test,
   * runs them.
   */
  work: Db | false;
}

/** Runs jobs with pg-boss, which stores them in the application's database. */
export class BossJobs implements Jobs {
  readonly handlers = new Map<string, JobHandler>();
  readonly schedules = new Map<string, string>();
  readonly watches = new Map<string, Watch>();
  readonly failed = new LabeledCounter();
  readonly givenUp = new LabeledCounter();
  readonly #retryWindows = new Map<string, RetryWindow>();
  /** The ID of each queue's worker, by job name. */
  readonly #workers = new Map<string, string>();
  readonly #atFirstStart = new Set<string>();
  #boss: PgBoss;
  readonly #options: JobsOptions;
  readonly #stopping = new AbortController();
  #watching: Promise<unknown> = Promise.resolve();

  constructor(options: JobsOptions) {
    this.#options = options;
    this.#boss = this.#open();
  }

  #open(): PgBoss {
    const { url, work, log } = this.#options;
    const boss = new PgBoss({
      connectionString: url,
      max: work ? 4 : 1,
      supervise: work !== false,
      schedule: work !== false,
      // No job waits for another, so there are no flows to look for.
      flowIntervalSeconds: RARELY_SECONDS,
      application_name: 'tomoguide-jobs',
    });
    let loggedAt = Number.NEGATIVE_INFINITY;
    let count = 0;
    boss.on('error', (error) => {
      count += 1;
      if (performance.now() - loggedAt < LOG_INTERVAL_MS) return;
      log.warn({ err: error, count }, 'the job queue had an error');
      loggedAt = performance.now();
      count = 0;
    });
    return boss;
  }

  async schedule(tx: Tx, name: string, data: JobData, at: Temporal.Instant): Promise<void> {
    if (!this.handlers.has(name)) throw new Error(`no handler is named for job ${name}`);
    await this.#boss.send(name, data, {
      ...RETRIES[this.#retryWindows.get(name) ?? 'hours'],
      ...HEARTBEAT,
      startAfter: new Date(at.epochMilliseconds),
      db: fromDrizzle(tx, sql),
    });
  }

  handle(name: string, handler: JobHandler, retryWindow: RetryWindow = 'hours'): void {
    if (this.handlers.has(name)) throw new Error(`job ${name} has a handler already`);
    this.handlers.set(name, handler);
    this.#retryWindows.set(name, retryWindow);
    this.failed.init(name);
    this.givenUp.init(name);
  }

  every(
    name: string,
    cron: string,
    handler: () => Promise<void>,
    { atFirstStart = false }: ScheduleOptions = {},
  ): void {
    this.handle(name, handler);
    this.schedules.set(name, cron);
    if (atFirstStart) this.#atFirstStart.add(name);
  }

  watch(name: string, handler: Watch): void {
    if (this.watches.has(name)) throw new Error(`watch ${name} exists already`);
    this.watches.set(name, handler);
  }

  /** Starts the queue. Can be retried after a failure. */
  async start(): Promise<void> {
    try {
      await this.#startWorkers();
    } catch (error) {
      const failed = this.#boss;
      this.#boss = this.#open();
      await failed.stop({ graceful: false }).catch(() => {});
      throw error;
    }
  }

  async #startWorkers(): Promise<void> {
    await this.#boss.start();
    const known = new Set((await this.#boss.getQueues()).map((queue) => queue.name));
    for (const name of this.handlers.keys()) {
      if (!known.has(name)) await this.#boss.createQueue(name);
    }
    const { work } = this.#options;
    if (!work) return;
    for (const [name, handler] of this.handlers) {
      const worker = await this.#boss.work<JobData, unknown, typeof WORKING>(
        name,
        WORKING,
        (jobs) => Promise.all(jobs.map((job) => this.#run(job, handler))),
      );
      this.#workers.set(name, worker);
    }
    const scheduled = new Set((await this.#boss.getSchedules()).map(({ name }) => name));
    for (const [name, cron] of this.schedules) {
      // Sent first, so that a start that ends between the two sends it again.
      if (this.#atFirstStart.has(name) && !scheduled.has(name))
        await this.#boss.send(name, null, HEARTBEAT);
      await this.#boss.schedule(name, cron, null, HEARTBEAT);
    }
    for (const { name } of await this.#boss.getSchedules()) {
      if (this.schedules.has(name)) continue;
      await this.#boss.unschedule(name);
      // Deletes the queued jobs of a removed schedule, because they no longer have a handler.
      await this.#boss.deleteQueuedJobs(name);
    }
    const watches = new Map<string, Watch>([
      ['due-jobs', () => this.#wakeWorkers(work)],
      ...this.watches,
    ]);
    this.#watching = this.#runWatches(watches);
  }

  /**
   * Wakes the workers whose queues have due jobs. If pg-boss polled every queue each second, an idle server
   * would use much more CPU time (bench/README.md, "003"). The application's pool limits how long the query can
   * hang on a dead connection.
   */
  async #wakeWorkers(db: Db): Promise<void> {
    const queues = await listDueQueues(db, [...this.#workers.keys()]);
    for (const queue of queues) this.#boss.notifyWorker(this.#workers.get(queue) ?? '');
  }

  /**
   * Runs every watch each second, except those that are still running. Together, their first queries take one
   * connection and one round trip. A watch that took longer than a second has its own connection the next
   * time, so that a query that keeps hanging delays the others only once.
   */
  async #runWatches(watches: ReadonlyMap<string, Watch>): Promise<void> {
    const { signal } = this.#stopping;
    const running = new Map<string, Promise<void>>();
    let slow: ReadonlySet<string> = new Set();
    const start = ([name, handler]: [string, Watch]): void => {
      const run = this.#runWatch(name, handler).finally(() => running.delete(name));
      running.set(name, run);
    };
    while (!signal.aborted) {
      const due = [...watches].filter(([name]) => !running.has(name));
      const alone = due.filter(([name]) => slow.has(name));
      const together = due.filter(([name]) => !slow.has(name));
      slow = new Set(running.keys());
      for (const watch of alone) start(watch);
      withSharedConnection(() => {
        for (const watch of together) start(watch);
      });
      await sleep(WATCH_MS, undefined, { signal }).catch(() => {});
    }
    await Promise.all(running.values());
  }

  async #runWatch(name: string, handler: Watch): Promise<void> {
    try {
      await handler(() => this.#stopping.signal.aborted);
    } catch (thrown) {
      this.#options.log.warn({ err: withoutParams(thrown), watch: name }, 'a watch failed');
    }
  }

  /** Runs one job of a batch; each succeeds or fails independently. */
  async #run(job: JobWithMetadata<JobData>, handler: JobHandler): Promise<JobResult> {
    try {
      await handler(job.data ?? {});
      return { id: job.id, status: 'completed' };
    } catch (thrown) {
      const err = withoutParams(thrown);
      const details = { err, job: job.name, jobId: job.id, tries: job.retryCount + 1 };
      this.failed.increment(job.name);
      if (job.retryCount < job.retryLimit) this.#options.log.warn(details, 'a job failed');
      else {
        this.givenUp.increment(job.name);
        this.#options.log.error(details, 'a job failed for the last time and is given up');
      }
      return { id: job.id, status: 'failed', output: { message: String(err) } };
    }
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#watching;
    await this.#boss.stop({ graceful: this.#options.work !== false, timeout: 10_000 });
  }
}
