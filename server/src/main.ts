import './temporal.ts';
import { join } from 'node:path';
import { systemClock } from './clock.ts';
import { type Config, readConfig } from './config.ts';
import { lossySettings, migrate } from './database/migrate.ts';
import { startCluster } from './embedded-postgres/cluster.ts';
import { drain } from './http/drain.ts';
import { createLog, type Logger } from './log.ts';
import { startFailure } from './start-failure.ts';
import { startProgram } from './start-program.ts';

/** How the program runs in production and on a developer's machine. */

const databaseFor = async (config: Config, log: Logger) => {
  if (config.databaseUrl) return { url: config.databaseUrl, stop: async () => {} };
  return startCluster({
    dir: join(config.dataDir, 'postgres'),
    durable: true,
    log: (line) => log.info(line),
  });
};

const run = async (): Promise<void> => {
  const config = readConfig();
  const log = createLog(config.logLevel);
  const database = await databaseFor(config, log);
  const sessionUrl = config.databaseSessionUrl ?? database.url;
  await migrate(sessionUrl);
  const lossy = await lossySettings(sessionUrl);
  if (lossy.length > 0) log.warn({ lossy }, 'the database may lose acknowledged writes in a crash');
  if (!config.local && config.paymentProvider === 'demo')
    log.warn('deposits go to the demo provider: anybody can pay, and nobody is charged');

  const program = await startProgram({
    config,
    clock: systemClock,
    log,
    databaseUrl: database.url,
  });
  log.info({ url: config.publicUrl }, 'TomoGuide is ready');
  process.send?.({ ready: config.publicUrl });

  let stopping = false;
  const stop = async (signal: 'SIGTERM' | 'SIGINT'): Promise<void> => {
    if (stopping) return;
    stopping = true;
    // Ctrl-C is a person at a terminal, with no proxy in front.
    if (signal === 'SIGTERM') await drain(program.app.server);
    await program.stop();
    await database.stop();
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
};

run().catch((error) => {
  console.error(startFailure(error) ?? error);
  process.exit(1);
});
