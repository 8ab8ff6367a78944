import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Db, Tx } from './database.ts';
import { prepared } from './prepared.ts';
import { databaseError, isRetryable, isUnreachable } from './violations.ts';

const ATTEMPTS = 5;

const UNDONE = 'a statement of this transaction failed unnoticed: nothing of it was committed';
/** What PostgreSQL says of every statement behind the one that failed. */
const FAILED_BEFORE = '25P02';
const OVER = 'this transaction is over';
const ENDS: ReadonlySet<string> = new Set(['commit', 'rollback']);
const BEGUN = { rows: [], rowCount: null, command: 'BEGIN', oid: 0, fields: [] };

/** What is asked in one go leaves in one write: a system call costs more than a statement. */
const gather = (client: pg.PoolClient): void => {
  const { stream } = (client as pg.PoolClient & { connection: { stream: Duplex } }).connection;
  stream.cork();
  process.nextTick(() => stream.uncork());
};

/**
 * Lends a client to one transaction. Statements asked at once go out at once and run in their order;
 * `begin` is not waited for. The first query that times out or loses its connection destroys the
 * client: queries after it, the rollback among them, fail at once instead of waiting for another
 * timeout, and the server rolls back when it sees the connection closed. What is asked after the end
 * is refused: of several things done at once one failed, and the others would go on outside of any
 * transaction, or in somebody else's.
 */
const lend = (client: pg.PoolClient) => {
  let returned = false;
  let lost: unknown;
  let isOver = false;
  let failure: unknown;
  const giveBack = (destroy: boolean): void => {
    if (returned) return;
    returned = true;
    client.release(destroy);
  };
  const ask = async (config: pg.QueryConfig, values?: unknown[]) => {
    if (lost) throw lost;
    const ends = ENDS.has(config.text);
    if (isOver && !ends) throw new Error(OVER);
    isOver ||= ends;
    try {
      gather(client);
      const result = await client.query(prepared(config, values), values);
      // PostgreSQL answers so, and no error, when a statement had failed and nobody minded.
      if (config.text === 'commit' && result.command === 'ROLLBACK') throw new Error(UNDONE);
      return result;
    } catch (error) {
      if (!returned && isUnreachable(error)) {
        lost = error;
        giveBack(true);
      }
      // Of several at once whoever is told first is told what went wrong, and not what followed from it.
      if (databaseError(error)?.code !== FAILED_BEFORE) failure = error;
      throw failure ?? error;
    }
  };
  const query = (config: pg.QueryConfig, values?: unknown[]) => {
    const asked = ask(config, values);
    if (config.text !== 'begin') return asked;
    // The statement that follows fails as this one did, or finds the client lost.
    asked.catch((error) => {
      lost ??= error;
      giveBack(true);
    });
    return Promise.resolve(BEGUN);
  };
  return {
    /** All that Drizzle uses of a client. */
    client: { query } as unknown as pg.PoolClient,
    /** Why the client was destroyed, where it was. */
    reason: () => lost,
    /** Back to the pool; not with a transaction that is still open. */
    end: () => giveBack(client.getTransactionStatus() !== 'I'),
  };
};

const commitHints = new WeakMap<Tx, Set<() => void>>();

/** Calls `hint` soon after the transaction has committed; a crash in between loses it, so it only hints. */
export const afterCommit = (tx: Tx, hint: () => void): void => {
  const hints = commitHints.get(tx) ?? new Set();
  commitHints.set(tx, hints.add(hint));
};

const once = async <Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> => {
  const lent = lend(await db.$client.connect());
  try {
    let committed: Tx | undefined;
    const result = await drizzle({ client: lent.client }).transaction((tx) => {
      committed = tx;
      return work(tx);
    });
    const hints = committed && commitHints.get(committed);
    for (const hint of hints ?? []) hint();
    return result;
  } catch (error) {
    throw lent.reason() ?? error; // rather than the rollback that failed after it
  } finally {
    lent.end();
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
