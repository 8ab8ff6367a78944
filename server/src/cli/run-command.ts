import '../temporal.ts';
import { join } from 'node:path';
import { systemClock } from '../clock.ts';
import { type Config, readConfig } from '../config.ts';
import { openDatabase } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import type { BaseDeps } from '../deps.ts';
import { startCluster } from '../embedded-postgres/cluster.ts';
import { findPostmaster, getClusterUrl } from '../embedded-postgres/owner.ts';
import { prepareCluster } from '../embedded-postgres/place.ts';
import { createLog } from '../log.ts';
import { startFailure } from '../start-failure.ts';

/** The dependencies of the commands in package.json, which cannot queue jobs. */
export type CommandDeps = Pick<BaseDeps, 'config' | 'db' | 'clock' | 'log'> & {
  databaseUrl: string;
};

/** An error in how a command is used, which is reported without a stack trace. */
export class CommandError extends Error {}

/**
 * Returns the configured database, bypassing a pooler. If none is configured, returns the database of the
 * server that runs on DATA_DIR, or starts that database temporarily.
 */
const openConfiguredDatabase = async (
  config: Config,
): Promise<{ url: string; stop(): Promise<void> }> => {
  const given = config.databaseSessionUrl ?? config.databaseUrl;
  if (given) return { url: given, stop: async () => {} };
  const dir = join(config.dataDir, 'postgres');
  const place = await prepareCluster(dir, true);
  const running = findPostmaster(place.data);
  if (!running) return startCluster({ dir, durable: true });
  return { url: getClusterUrl(running.port, place.password), stop: async () => {} };
};

const isExpected = (error: unknown): error is Error =>
  error instanceof CommandError ||
  (error instanceof TypeError && 'code' in error && /^ERR_PARSE_ARGS/.test(String(error.code)));

/** Runs one command on the site's database, with or without a running server, and exits. */
export const runCommand = async (work: (deps: CommandDeps) => Promise<number>): Promise<void> => {
  try {
    const config = readConfig();
    const log = createLog(config.logLevel === 'info' ? 'warn' : config.logLevel);
    const database = await openConfiguredDatabase(config);
    try {
      await migrate(database.url);
      const db = openDatabase(database.url, { max: 4, log });
      try {
        process.exitCode = await work({
          config,
          db,
          clock: systemClock,
          log,
          databaseUrl: database.url,
        });
      } finally {
        await db.$client.end();
      }
    } finally {
      await database.stop();
    }
  } catch (error) {
    console.error(isExpected(error) ? error.message : (startFailure(error) ?? error));
    process.exitCode = 1;
  }
};
