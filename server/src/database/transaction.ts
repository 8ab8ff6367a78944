import { setTimeout as sleep } from 'node:timers/promises';
import type { Db, Tx } from './database.ts';
import { sendOff } from './in-order.ts';
import { lend } from './loan.ts';
import { isRetryable } from './violations.ts';

const ATTEMPTS = 5;

const commitHints = new WeakMap<Tx, Set<() => void>>();

/** Calls `hint` soon after the transaction has committed; a crash in between loses it, so it only hints. */
export const afterCommit = (tx: Tx, hint: () => void): void => {
  const hints = commitHints.get(tx) ?? new Set();
  commitHints.set(tx, hints.add(hint));
};

const lastWords = new WeakMap<Tx, Promise<unknown>[]>();

/**
 * A last statement that nothing waits for but the commit, which follows it in the same round trip:
 * should it fail, nothing is committed and its error is the transaction's.
 */
export const alongCommit = async (tx: Tx, ask: () => Promise<unknown>): Promise<void> => {
  const { answer } = await sendOff(tx, ask); // heard when the commit fails
  lastWords.set(tx, [...(lastWords.get(tx) ?? []), answer]);
};

/** Why the commit was refused, where a last statement is the reason. */
const failedLastWord = async (tx: Tx | undefined): Promise<unknown> => {
  const results = await Promise.allSettled((tx && lastWords.get(tx)) ?? []);
  return results.find((result) => result.status === 'rejected')?.reason;
};

const once = async <Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> => {
  const loan = lend(db.$client, await db.$client.acquire());
  let begun: Tx | undefined;
  try {
    const result = await loan.db.transaction((tx) => {
      begun = tx;
      return work(tx);
    });
    const hints = begun && commitHints.get(begun);
    for (const hint of hints ?? []) hint();
    return result;
  } catch (error) {
    // Rather than the commit or the rollback that failed after it.
    throw loan.reason() ?? (await failedLastWord(begun)) ?? error;
  } finally {
    loan.end();
  }
};

/**
 * Runs `work` in one transaction, and again when PostgreSQL reports a deadlock or a serialisation
 * failure, so that no caller ever sees one. `work` must not touch the network. Throws within the
 * query's timeout when the database hangs.
 */
export const inTransaction = async <Result>(
  db: Db,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await once(db, work);
    } catch (error) {
      if (attempt === ATTEMPTS || !isRetryable(error)) throw error;
      await sleep(Math.random() * 20 * 2 ** attempt);
    }
  }
};
