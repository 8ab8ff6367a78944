import type { Config } from '../../config.ts';
import type { BaseDeps } from '../../deps.ts';
import { keyFor } from '../../secret.ts';
import type { Tallies } from '../../tallies.ts';
import type { Bus, Trouble } from './bus.ts';
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
  { outside }: Tallies,
): Promise<Bus> => {
  const trouble: Trouble = (details, line) => {
    outside.add('bus');
    log.warn(details, line);
  };
  const url = String(db.$client.options.connectionString);
  if (config.redisUrl) {
    const { redisBus } = await import('./redis.ts');
    return redisBus({ url: config.redisUrl, channel: channelOf(config, url), trouble });
  }
  // LISTEN belongs to a connection, which a pooler would hand to others.
  return postgresBus({ db, url: config.databaseSessionUrl ?? url, trouble });
};
