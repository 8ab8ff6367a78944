import { buildApp, type Program } from './app.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import { openDatabase } from './database/database.ts';
import { retryStartupStep } from './database/retry-startup-step.ts';
import { inLongTransaction } from './database/transaction.ts';
import type { Deps } from './deps.ts';
import { hasNonStaffUser } from './domains/accounts/service.ts';
import { syncCatalog } from './domains/catalog/service.ts';
import { rewriteOutdatedPages } from './domains/guides/service.ts';
import { startDispatcher } from './events/dispatcher.ts';
import { HttpListener } from './http/http-listener.ts';
import { BossJobs } from './jobs/jobs.ts';
import type { Logger } from './log.ts';
import { releaseMemory } from './release-memory.ts';
import type { ReportProgress } from './startup-progress.ts';
import { registerWeb, type WebOptions } from './web/render.ts';

export interface RunningProgram extends Program {
  jobs: BossJobs;
  /** The address that the program listens on. */
  address: string;
  /** Stops accepting connections; must be called before `stop`. */
  drain(): Promise<void>;
  stop(): Promise<void>;
}

export interface ProgramOptions {
  config: Config;
  clock: Clock;
  log: Logger;
  databaseUrl: string;
  /** The listener to serve on; by default, a new listener is bound. */
  listener?: HttpListener;
  report?: ReportProgress;
  /** The threads that render pages; by default, they start and stop with the program. */
  renderPool?: WebOptions['renderPool'];
  /** Aborted if the process is asked to stop before it is ready. */
  signal?: AbortSignal;
  /** Resolves once the pages are built; undefined if they are already built. */
  pagesBuilt?: Promise<void>;
}

/** Which pages are served, by mode. */
const PAGES = { production: 'production', development: 'dev', test: 'none' } as const;

/** Serves the metrics at their configured address, if any. */
const serveOwnMetrics = async (
  { metrics }: Program,
  { config, log }: { config: Config; log: Logger },
) => {
  if (!config.metrics || !metrics) return null;
  const { serveMetrics } = await import('./metrics/serve-metrics.ts');
  return serveMetrics({ ...metrics, ...config.metrics, log });
};

/** Stores in the database the data that the server needs. */
const fillDatabase = async (deps: Deps, report: ReportProgress): Promise<void> => {
  await inLongTransaction(deps.db, syncCatalog);
  await rewriteOutdatedPages(deps);
  if (!deps.config.demo) return;
  // The demo is seeded only into a site without users. Its modules take memory and time, so a later start
  // does not load them.
  if (await hasNonStaffUser(deps.db)) return;
  const { seedDemo } = await import('../../demo/demo.ts');
  await seedDemo(deps, report);
};

/**
 * Runs the program on a migrated database: starts the jobs and the dispatcher, then serves requests. `stop`
 * ends the dispatcher first, then current requests, the jobs and the database pool.
 */
export const startProgram = async (options: ProgramOptions): Promise<RunningProgram> => {
  const { config, clock, log, databaseUrl, signal, report = () => {} } = options;
  const { databasePool: max, databaseSessionUrl: sessionUrl } = config;
  const listener = options.listener ?? (await HttpListener.bind(config));
  const db = openDatabase(databaseUrl, { max, log, isPooled: sessionUrl !== undefined });
  // Jobs bypass the pooler: a transaction that schedules a job may look up its queue on a second
  // connection, which would deadlock if every connection of the pooler were waiting for such a transaction.
  const jobs = new BossJobs({ url: sessionUrl ?? databaseUrl, log, work: db });
  const program = await buildApp({ config, db, clock, log, jobs }, listener);
  // Hooks run in reverse order, so requests end before what they depend on.
  program.app.addHook('onClose', () => listener.close());
  await retryStartupStep(() => jobs.start(), { log, signal });
  await retryStartupStep(() => fillDatabase(program.deps, report), { log, signal });
  report('Waiting for the pages');
  await options.pagesBuilt;
  report('Starting');
  await registerWeb(program.app, program.deps, {
    mode: PAGES[config.mode],
    renderPool: options.renderPool,
  });
  const dispatcher = startDispatcher(program.deps, program.reactions);
  await program.app.ready();
  releaseMemory();
  const watched = await serveOwnMetrics(program, options);
  listener.startServing();
  return {
    ...program,
    jobs,
    address: listener.url,
    drain: () => listener.drain(),
    stop: async () => {
      await watched?.stop();
      // Events committed after this are dispatched by another process, or by this one after a restart.
      await dispatcher.stop();
      await program.app.close();
      await jobs.stop();
      await db.$client.end();
    },
  };
};
