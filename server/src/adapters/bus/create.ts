import type { Config } from '../../config.ts';
import type { Counters } from '../../counters.ts';
import type { BaseDeps } from '../../deps.ts';
import { deriveKey } from '../../secret.ts';
import type { Bus, ReportFailure } from './bus.ts';
import { createPostgresBus } from './postgres.ts';

/**
 * Returns a channel name derived from the installation's secret and database name. With a fixed name, two
 * installations that share a Redis would receive each other's messages.
 */
const getChannel = (config: Config, databaseUrl: string): string => {
  const key = deriveKey(config, `events of ${new URL(databaseUrl).pathname}`);
  return `tomoguide:live:${key.export().toString('base64url').slice(0, 22)}`;
};

/** Creates the bus: on Redis if configured, otherwise on the database. */
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
    const { createRedisBus } = await import('./redis.ts');
    return createRedisBus({
      url: config.redisUrl,
      channel: getChannel(config, url),
      reportFailure,
    });
  }
  // LISTEN needs a connection of its own, whereas a pooler would share it.
  return createPostgresBus({ db, url: config.databaseSessionUrl ?? url, reportFailure });
};
