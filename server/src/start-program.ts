import { buildApp, type Program } from './app.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import { openDatabase } from './database/database.ts';
import { insist } from './database/insist.ts';
import { inLongTransaction } from './database/transaction.ts';
import type { Deps } from './deps.ts';
import { syncCatalog } from './domains/catalog/service.ts';
import { startDispatcher } from './events/dispatcher.ts';
import { Entrance } from './http/entrance.ts';
import { BossJobs } from './jobs/jobs.ts';
import type { Logger } from './log.ts';
import { releaseMemory } from './release-memory.ts';
import type { Report } from './start-report.ts';

export interface RunningProgram extends Program {
  jobs: BossJobs;
  /** The address it listens on. */
  address: string;
  /** Takes no new connections, before `stop`. */
  drain(): Promise<void>;
  stop(): Promise<void>;
}

export interface ProgramOptions {
  config: Config;
  clock: Clock;
  log: Logger;
  databaseUrl: string;
  /** Where it will be reached; by default it is bound now. */
  entrance?: Entrance;
  report?: Report;
  /** Aborted when the process stops before it is ready. */
  signal?: AbortSignal;
}

/** Serves the metrics at the address that is configured for them, if one is. */
const serveOwnMetrics = async (
  { metrics }: Program,
  { config, log }: { config: Config; log: Logger },
) => {
  if (!config.metrics || !metrics) return null;
  const { serveMetrics } = await import('./metrics/serve-metrics.ts');
  return serveMetrics({ ...metrics, ...config.metrics, log });
};

/** What the program needs to find in its database. */
const fill = async (deps: Deps, report: Report): Promise<void> => {
  await inLongTransaction(deps.db, syncCatalog);
  if (!deps.config.demo) return;
  const { seedDemo } = await import('./demo/seed.ts');
  await seedDemo(deps, report);
};

/**
 * Runs the program on a migrated database: jobs, dispatcher, then the open entrance; `stop`
 * ends the dispatcher first, as nobody would hear any more of what it hands on, and then the requests
 * under way, the jobs and the pool.
 */
export const startProgram = async (options: ProgramOptions): Promise<RunningProgram> => {
  const { config, clock, log, databaseUrl, signal, report = () => {} } = options;
  const { databasePool: max, databaseSessionUrl: sessionUrl } = config;
  const entrance = options.entrance ?? (await Entrance.bind(config));
  const db = openDatabase(databaseUrl, { max, log, isPooled: sessionUrl !== undefined });
  // Past a pooler: a transaction that enqueues a job may ask for its queue on a second connection, which
  // it would wait for in vain where all of the pooler's wait for that transaction.
  const jobs = new BossJobs({ url: sessionUrl ?? databaseUrl, log, work: true });
  const program = await buildApp({ config, db, clock, log, jobs }, entrance);
  // The last to be added is the first to be done: requests end before what they need.
  program.app.addHook('onClose', () => entrance.close());
  await insist(() => jobs.start(), { log, signal });
  await insist(() => fill(program.deps, report), { log, signal });
  report('Starting');
  const dispatcher = startDispatcher(program.deps, program.reactions);
  await program.app.ready();
  releaseMemory();
  const watched = await serveOwnMetrics(program, options);
  entrance.open();
  return {
    ...program,
    jobs,
    address: entrance.url,
    drain: () => entrance.drain(),
    stop: async () => {
      await watched?.stop();
      // What is committed from here on is handed on by another process, or by the next.
      await dispatcher.stop();
      await program.app.close();
      await jobs.stop();
      await db.$client.end();
    },
  };
};
