import 'temporal-polyfill/global';
import { join } from 'node:path';
import { buildApp } from './app.ts';
import { systemClock } from './clock.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { startCluster } from './database/cluster.ts';
import { openDatabase } from './database/database.ts';
import { lossySettings, migrate } from './database/migrate.ts';
import { startDispatcher } from './events/dispatcher.ts';
import { BossJobs } from './jobs/jobs.ts';
import { createLog, type Logger } from './log.ts';

/** How the program runs: its parts started in order, and stopped in the opposite one. */

const databaseFor = async (config: Config, log: Logger) => {
  if (config.databaseUrl) return { url: config.databaseUrl, stop: async () => {} };
  return startCluster({ dir: join(config.dataDir, 'postgres'), durable: true, log });
};

const run = async (): Promise<void> => {
  const config = readConfig();
  const log = createLog(config.logLevel);
  const database = await databaseFor(config, log);
  await migrate(database.url);
  const lossy = await lossySettings(database.url);
  if (lossy.length > 0) log.warn({ lossy }, 'the database may lose acknowledged writes in a crash');

  const db = openDatabase(database.url, { max: config.databasePool, log });
  const jobs = new BossJobs({ url: database.url, log, work: true });
  const { app, deps, reactions } = await buildApp({ config, db, clock: systemClock, log, jobs });
  await jobs.start();
  const dispatcher = startDispatcher(deps, reactions, database.url);
  await app.listen({ port: config.port, host: config.host });
  log.info({ url: config.publicUrl }, 'TomoGuide is ready');
  process.send?.({ ready: config.publicUrl });

  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    await app.close();
    await dispatcher.stop();
    await jobs.stop();
    await db.$client.end();
    await database.stop();
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      stop().then(
        () => process.exit(0),
        (error) => {
          log.error({ err: error }, 'could not stop cleanly');
          process.exit(1);
        },
      );
    });
  }
};

run().catch((error) => {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
});
