import type { Config } from '../../config.ts';
import type { Counters } from '../../counters.ts';
import type { BaseDeps } from '../../deps.ts';
import { keyFor } from '../../secret.ts';
import type { Bus, ReportFailure } from './bus.ts';
import { postgresBus } from './postgres.ts';

/**
 * Identifies the installation by its secret and database name. Without it, two installations on one Redis
 * would receive each other's messages.
 */
const channelOf = (config: Config, databaseUrl: string): string => {
  const key = keyFor(config, `events of ${new URL(databaseUrl).pathname}`);
  return `tomoguide:live:${key.export().toString('base64url').slice(0, 22)}`;
};

/** Uses Redis if configured, otherwise the database. */
export const createBus = async (
  { config, db, log }: BaseDeps,
  { externalFailures }: Counters,
): Promise<Bus> => {
  const reportFailure: ReportFailure = (details, message) => {
    externalFailures.increment('bus');
    log.warn(details, message);
  };
  const url = String(db.$client.options.connectionString);
  if (config.redisUrl) {
    const { redisBus } = await import('./redis.ts');
    return redisBus({ url: config.redisUrl, channel: channelOf(config, url), reportFailure });
  }
  // LISTEN is tied to one connection, and a pooler would share it.
  return postgresBus({ db, url: config.databaseSessionUrl ?? url, reportFailure });
};
