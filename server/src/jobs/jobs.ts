import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Tx } from '../database/database.ts';
import type { Logger } from '../log.ts';

export type JobData = Readonly<Record<string, unknown>>;
export type JobHandler = (data: JobData) => Promise<void>;

/** Work for later. A job may run twice (a crash between its work and its record): handlers check state. */
export interface Jobs {
  /** Enqueues in the caller's transaction, to run at `at`. */
  at(tx: Tx, name: string, data: JobData, at: Temporal.Instant): Promise<void>;
  /** Names the handler of a job; called while the app is built. */
  handle(name: string, handler: JobHandler): void;
  /** Runs `handler` by a cron expression (UTC), once however many servers there are. */
  every(name: string, cron: string, handler: () => Promise<void>): void;
  start(): Promise<void>;
  stop(): Promise<void>;
}

const RETRIES = { retryLimit: 20, retryDelay: 5, retryBackoff: true, retryDelayMax: 600 } as const;

export interface JobsOptions {
  url: string;
  log: Logger;
  /** False: jobs are only enqueued here, another process (or the test) runs them. */
  work: boolean;
}

/** Jobs on pg-boss, in the same database. */
export class BossJobs implements Jobs {
  readonly handlers = new Map<string, JobHandler>();
  readonly schedules = new Map<string, string>();
  readonly #boss: PgBoss;
  readonly #options: JobsOptions;

  constructor(options: JobsOptions) {
    this.#options = options;
    this.#boss = new PgBoss({
      connectionString: options.url,
      max: options.work ? 4 : 1,
      supervise: options.work,
      schedule: options.work,
      application_name: 'tomoguide-jobs',
    });
    this.#boss.on('error', (error) =>
      options.log.warn({ err: error }, 'the job queue had an error'),
    );
  }

  async at(tx: Tx, name: string, data: JobData, at: Temporal.Instant): Promise<void> {
    if (!this.handlers.has(name)) throw new Error(`no handler is named for job ${name}`);
    await this.#boss.send(name, data, {
      ...RETRIES,
      startAfter: new Date(at.epochMilliseconds),
      db: fromDrizzle(tx, sql),
    });
  }

  handle(name: string, handler: JobHandler): void {
    if (this.handlers.has(name)) throw new Error(`job ${name} has a handler already`);
    this.handlers.set(name, handler);
  }

  every(name: string, cron: string, handler: () => Promise<void>): void {
    this.handle(name, handler);
    this.schedules.set(name, cron);
  }

  async start(): Promise<void> {
    await this.#boss.start();
    const known = new Set((await this.#boss.getQueues()).map((queue) => queue.name));
    for (const name of this.handlers.keys()) {
      if (!known.has(name)) await this.#boss.createQueue(name);
    }
    if (!this.#options.work) return;
    for (const [name, handler] of this.handlers) {
      await this.#boss.work<JobData>(
        name,
        { pollingIntervalSeconds: 1, batchSize: 5 },
        async (jobs) => {
          for (const job of jobs) await handler(job.data ?? {});
        },
      );
    }
    for (const [name, cron] of this.schedules) await this.#boss.schedule(name, cron);
  }

  async stop(): Promise<void> {
    await this.#boss.stop({ graceful: this.#options.work, timeout: 10_000 });
  }
}
