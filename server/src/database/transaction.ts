import { setTimeout as sleep } from 'node:timers/promises';
import type { Db, Tx } from './database.ts';
import { isRetryable } from './violations.ts';

const ATTEMPTS = 5;

/**
 * Runs `work` in one transaction, and again when PostgreSQL reports a deadlock or a serialisation
 * failure, so that no caller ever sees one. `work` must not touch the network.
 */
export const inTransaction = async <Result>(
  db: Db,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(work);
    } catch (error) {
      if (attempt === ATTEMPTS || !isRetryable(error)) throw error;
      await sleep(Math.random() * 20 * 2 ** attempt);
    }
  }
};
