import type { Config } from '../../config.ts';
import type { Counters } from '../../counters.ts';
import type { BaseDeps } from '../../deps.ts';
import { keyFor } from '../../secret.ts';
import type { Bus, ReportFailure } from './bus.ts';
import { postgresBus } from './postgres.ts';

/**
 * What the processes of one installation share, and no other: its secret and its database's name. Two
 * on one Redis would tell each other's people.
 */
const channelOf = (config: Config, databaseUrl: string): string => {
  const key = keyFor(config, `events of ${new URL(databaseUrl).pathname}`);
  return `tomoguide:live:${key.export().toString('base64url').slice(0, 22)}`;
};

/** Redis where one is configured, the database otherwise. */
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
  // LISTEN belongs to a connection, which a pooler would hand to others.
  return postgresBus({ db, url: config.databaseSessionUrl ?? url, reportFailure });
};
