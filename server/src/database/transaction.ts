import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { DeadlineExceeded } from '../deadline.ts';
import type { BoundedPool } from './bounded-pool.ts';
import { drizzleOn } from './built-once.ts';
import type { Db, Tx } from './database.ts';
import { databaseError, isRetryable, isUnreachable } from './violations.ts';

const ATTEMPTS = 5;
/** What PostgreSQL says of every statement behind the one that failed. */
const IN_FAILED_TRANSACTION = '25P02';
const ENDS: ReadonlySet<string> = new Set(['commit', 'rollback']);

/** Stands for no timeout, which pg cannot express. */
const NO_TIMEOUT_MS = 2 ** 31 - 1;
/** Lifts the limits of the session, or of a pooler's connection, until the transaction ends. */
const WITHOUT_LIMITS = sql`
  select set_config(name, '0', true) from pg_settings
  where name in ('statement_timeout', 'idle_in_transaction_session_timeout', 'transaction_timeout')`;

const commitHints = new WeakMap<Tx, Set<() => void>>();

/** Calls `hint` soon after the transaction has committed; a crash in between loses it, so it only hints. */
export const afterCommit = (tx: Tx, hint: () => void): void => {
  const hints = commitHints.get(tx) ?? new Set();
  commitHints.set(tx, hints.add(hint));
};

/**
 * The statements of one transaction. Once one has timed out or lost its connection, all after it fail
 * at once, the rollback among them: the server rolls back when it sees the connection closed. What is
 * asked after the end is refused: where one of several things done at once failed, the others would go
 * on outside the transaction, or in somebody else's. Of several failures the first is thrown, not those
 * that follow from it.
 */
class TransactionClient {
  /** Why the connection is of no use any more. */
  lost: unknown;
  #failure: unknown;
  #isOver = false;
  readonly #pool: BoundedPool;
  readonly #client: pg.PoolClient;
  readonly #isLong: boolean;

  constructor(pool: BoundedPool, client: pg.PoolClient, isLong: boolean) {
    this.#pool = pool;
    this.#client = client;
    this.#isLong = isLong;
  }

  async query(config: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    if (this.lost) throw this.lost;
    if (config.text === 'begin') return this.#begin(config);
    const ends = ENDS.has(config.text);
    if (this.#isOver && !ends) throw new Error('this transaction is over');
    this.#isOver ||= ends;
    this.#gather();
    try {
      const named = this.#pool.statements.named(config, values);
      const statement = this.#isLong ? { ...named, query_timeout: NO_TIMEOUT_MS } : named;
      const result = await this.#pool.queryOn(this.#client, statement, values);
      // PostgreSQL answers so, and no error, when a statement had failed and the failure was swallowed.
      if (config.text === 'commit' && result.command === 'ROLLBACK') {
        throw new Error('a failure was swallowed in this transaction: nothing of it was committed');
      }
      return result;
    } catch (error) {
      if (isUnreachable(error)) this.lost ??= error;
      if (databaseError(error)?.code !== IN_FAILED_TRANSACTION) this.#failure = error;
      throw this.#failure ?? error;
    }
  }

  /**
   * Is not waited for: it shares the round trip of the first statement. A message takes 1.75 ms of the
   * server's processor time with it, 2.1 without.
   */
  #begin(config: pg.QueryConfig): pg.QueryResult {
    this.#gather();
    this.#pool.queryOn(this.#client, config).catch((error: unknown) => {
      this.lost ??= error;
    });
    return { command: 'BEGIN', rowCount: null, oid: 0, fields: [], rows: [] };
  }

  /** What is asked in one go leaves in one write. */
  #gather(): void {
    const { stream } = (this.#client as pg.PoolClient & { connection: pg.Connection }).connection;
    stream.cork();
    process.nextTick(() => stream.uncork());
  }

  /**
   * Returns the client to the pool, but never with an open transaction. After the request's deadline, the
   * rollback is queued behind the running statement, and nobody waits for it.
   */
  release(): void {
    if (this.lost instanceof DeadlineExceeded)
      this.#client.query('rollback').then(
        () => this.#giveBack(),
        () => this.#client.release(true),
      );
    else if (this.lost) this.#client.release(true);
    else this.#giveBack();
  }

  #giveBack(): void {
    this.#client.release(this.#client.getTransactionStatus() !== 'I');
  }
}

const once = async <Result>(
  db: Db,
  work: (tx: Tx) => Promise<Result>,
  isLong: boolean,
): Promise<Result> => {
  const client = new TransactionClient(db.$client, await db.$client.acquire(), isLong);
  let begun: Tx | undefined;
  try {
    const result = await drizzleOn(client).transaction(async (tx) => {
      begun = tx;
      if (isLong) await tx.execute(WITHOUT_LIMITS);
      return work(tx);
    });
    const hints = begun && commitHints.get(begun);
    for (const hint of hints ?? []) hint();
    return result;
  } catch (error) {
    throw client.lost ?? error; // rather than the rollback that failed after it
  } finally {
    client.release();
  }
};

const again = async <Result>(
  db: Db,
  work: (tx: Tx) => Promise<Result>,
  isLong: boolean,
): Promise<Result> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await once(db, work, isLong);
    } catch (error) {
      if (attempt === ATTEMPTS || !isRetryable(error)) throw error;
      await sleep(Math.random() * 20 * 2 ** attempt);
    }
  }
};

/**
 * Runs `work` in one transaction, and again when PostgreSQL reports a deadlock or a serialisation
 * failure, so that no caller ever sees one. `work` must not touch the network. Statements asked at once
 * (`Promise.all`) share a round trip; built ones (built-once.ts) are then sent in the order of their
 * calls, before all others. Any other that must come after another awaits it. Throws within the query's
 * timeout when the database hangs.
 */
export const inTransaction = <Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> =>
  again(db, work, false);

/** The same without time limits, for startup and commands. */
export const inLongTransaction = <Result>(
  db: Db,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> => again(db, work, true);
