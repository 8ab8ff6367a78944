import { buildApp, type Program } from './app.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import { openDatabase } from './database/database.ts';
import { isEmpty } from './demo/is-empty.ts';
import { startDispatcher } from './events/dispatcher.ts';
import { BossJobs } from './jobs/jobs.ts';
import type { Logger } from './log.ts';
import { releaseMemory } from './release-memory.ts';

export interface RunningProgram extends Program {
  jobs: BossJobs;
  /** The address it listens on. */
  address: string;
  stop(): Promise<void>;
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

/**
 * Runs the program on a migrated database: jobs, dispatcher, then the listening server; `stop`
 * ends the dispatcher first, as nobody would hear any more of what it hands on, and then the requests
 * under way, the jobs and the pool.
 */
export const startProgram = async (options: {
  config: Config;
  clock: Clock;
  log: Logger;
  databaseUrl: string;
}): Promise<RunningProgram> => {
  const { config, clock, log, databaseUrl } = options;
  const { databasePool: max, databaseSessionUrl: sessionUrl } = config;
  const db = openDatabase(databaseUrl, { max, log, isPooled: sessionUrl !== undefined });
  // Past a pooler: a transaction that enqueues a job may ask for its queue on a second connection, which
  // it would wait for in vain where all of the pooler's wait for that transaction.
  const jobs = new BossJobs({ url: sessionUrl ?? databaseUrl, log, work: true });
  const program = await buildApp({ config, db, clock, log, jobs });
  await jobs.start();
  if (config.demo && (await isEmpty(db))) {
    const { seedDemo } = await import('./demo/seed.ts');
    await seedDemo(program.deps);
  }
  const dispatcher = startDispatcher(program.deps, program.reactions);
  releaseMemory();
  const address = await program.app.listen({ port: config.port, host: config.host });
  const watched = await serveOwnMetrics(program, options);
  return {
    ...program,
    jobs,
    address,
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
