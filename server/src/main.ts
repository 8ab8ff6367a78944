import './temporal.ts';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Config, readConfig } from './config.ts';
import { insist } from './database/insist.ts';
import { Entrance } from './http/entrance.ts';
import { createLog, type Logger } from './log.ts';
import { startFailure } from './start-failure.ts';
import type { RunningProgram } from './start-program.ts';
import { type Report, reportTo } from './start-report.ts';

/**
 * How the program runs in production and on a developer's machine. What it is made of is imported once
 * its address is bound: on a busy machine that takes longer than anybody should wait to hear that the
 * port is taken (docs/decisions/023).
 */

/** The database, in the order of what becomes of it. */
interface Database {
  url: string;
  stop(): Promise<void>;
}

interface Start {
  config: Config;
  log: Logger;
  entrance: Entrance;
  report: Report;
  signal: AbortSignal;
}

/** An own PostgreSQL that is just starting has this long to say so when the process stops. */
const STARTING_MS = 5_000;

const databaseFor = async ({ config, log, report, signal }: Start): Promise<Database> => {
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

const runOn = async (database: Database, start: Start): Promise<RunningProgram> => {
  const { config, log, report, signal } = start;
  const { lossySettings, migrate } = await import('./database/migrate.ts');
  const sessionUrl = config.databaseSessionUrl ?? database.url;
  report('Preparing the database');
  const lossy = await insist(
    async () => {
      await migrate(sessionUrl, (done, of) => report('Preparing the database', done, of));
      return lossySettings(sessionUrl);
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
  const entrance = await Entrance.bind(config);
  log.info(
    { url: entrance.url },
    'listening; until the start is done every request is answered 503',
  );
  const stopping = new AbortController();
  const start = { config, log, entrance, report: reportTo(log), signal: stopping.signal };

  const starting = databaseFor(start);
  let program: RunningProgram | undefined;
  const stop = async (signal: 'SIGTERM' | 'SIGINT'): Promise<void> => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    // Ctrl-C is a person at a terminal, with no proxy in front.
    if (signal === 'SIGTERM') await program?.drain();
    await program?.stop();
    // One that is not up by then ends with this process (embedded-postgres/stop-with-server.ts).
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
    program = await runOn(await starting, start);
  } catch (error) {
    // Its database was stopped under it.
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
