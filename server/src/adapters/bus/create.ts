import type { BaseDeps } from '../../deps.ts';
import type { Bus } from './bus.ts';
import { postgresBus } from './postgres.ts';

/** Redis where one is configured, the database otherwise. */
export const createBus = async ({ config, db, log }: BaseDeps): Promise<Bus> => {
  if (config.redisUrl) {
    const { redisBus } = await import('./redis.ts');
    return redisBus({ url: config.redisUrl, log });
  }
  return postgresBus({ db, url: String(db.$client.options.connectionString), log });
};
