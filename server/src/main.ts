import './temporal.ts';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Config, readConfig } from './config.ts';
import { retryStartupStep } from './database/retry-startup-step.ts';
import { HttpListener } from './http/http-listener.ts';
import { createLog, type Logger } from './log.ts';
import { startFailure } from './start-failure.ts';
import type { RunningProgram } from './start-program.ts';
import { createProgressReporter, type ReportProgress } from './startup-progress.ts';

/**
 * Runs the server in production and in development. Most modules are imported only after the port is bound,
 * because imports are slow on a busy machine and a port in use should be reported immediately
 * (docs/decisions/023).
 */

/** The URL of the running database, and how to stop it if this server started it. */
interface Database {
  url: string;
  stop(): Promise<void>;
}

interface Start {
  config: Config;
  log: Logger;
  listener: HttpListener;
  report: ReportProgress;
  signal: AbortSignal;
  pagesBuilt?: Promise<void>;
}

/** When stopping, how long to wait for an embedded PostgreSQL that is still starting, in milliseconds. */
const STARTING_MS = 5_000;

/**
 * Waits until the pages are built: `npm start` builds them while the server starts, and sends a message
 * when they are built (scripts/setup/serve.js).
 */
const waitForBuiltPages = (): Promise<void> =>
  new Promise((resolve) => {
    process.on('message', (message: { pagesBuilt?: true }) => message.pagesBuilt && resolve());
  });

const openDatabase = async ({ config, log, report, signal }: Start): Promise<Database> => {
  if (config.databaseUrl) return { url: config.databaseUrl, stop: async () => {} };
  const { startCluster } = await import('./embedded-postgres/cluster.ts');
  return startCluster({
    dir: join(config.dataDir, 'postgres'),
    durable: true,
    log: (line) => log.info(line),
    report,
    signal,
  });
};

const runWithDatabase = async (database: Database, start: Start): Promise<RunningProgram> => {
  const { config, log, report, signal } = start;
  const { listLossySettings, migrate } = await import('./database/migrate.ts');
  const sessionUrl = config.databaseSessionUrl ?? database.url;
  report('Preparing the database');
  const lossy = await retryStartupStep(
    async () => {
      await migrate(sessionUrl, (done, of) => report('Preparing the database', done, of));
      return listLossySettings(sessionUrl);
    },
    { log, signal },
  );
  if (lossy.length > 0) log.warn({ lossy }, 'the database may lose acknowledged writes in a crash');
  if (!config.local && config.paymentProvider === 'demo')
    log.warn('deposits go to the demo provider: anybody can pay, and nobody is charged');
  report('Starting');
  const [{ startProgram }, { systemClock }] = await Promise.all([
    import('./start-program.ts'),
    import('./clock.ts'),
  ]);
  return startProgram({ ...start, clock: systemClock, databaseUrl: database.url });
};

const run = async (): Promise<void> => {
  const config = readConfig();
  const log = createLog(config.logLevel);
  const listener = await HttpListener.bind(config);
  log.info({ url: listener.url }, 'listening; requests are answered 503 until startup is complete');
  const stopping = new AbortController();
  const start = {
    config,
    log,
    listener,
    report: createProgressReporter(log),
    signal: stopping.signal,
    ...(process.argv.includes('--pages-follow') && { pagesBuilt: waitForBuiltPages() }),
  };

  const starting = openDatabase(start);
  let program: RunningProgram | undefined;
  const stop = async (signal: 'SIGTERM' | 'SIGINT'): Promise<void> => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    // Drains only on SIGTERM, because Ctrl-C comes from a terminal, where there is no proxy.
    if (signal === 'SIGTERM') await program?.drain();
    await program?.stop();
    // If PostgreSQL is still starting by then, it stops with this process
    // (embedded-postgres/stop-with-server.ts).
    const unknown = sleep(STARTING_MS, null, { ref: false });
    const database = await Promise.race([starting.catch(() => null), unknown]);
    await database?.stop();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      stop(signal).catch((error) => {
        log.error({ err: error }, 'could not stop cleanly');
        process.exit(1);
      });
    });
  }

  try {
    program = await runWithDatabase(await starting, start);
  } catch (error) {
    // Startup failed only because `stop` stopped the database that it was using.
    if (stopping.signal.aborted) return;
    throw error;
  }
  if (stopping.signal.aborted) return;
  log.info({ url: config.publicUrl }, 'TomoGuide is ready');
  process.send?.({ ready: config.publicUrl });
};

run().catch((error) => {
  console.error(startFailure(error) ?? error);
  process.exit(1);
});
