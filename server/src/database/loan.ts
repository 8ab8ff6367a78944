import type { Duplex } from 'node:stream';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { BoundedPool } from './bounded-pool.ts';
import { drizzleOn } from './built-once.ts';
import type { Tx } from './database.ts';
import { prepared } from './prepared.ts';
import { databaseError, isUnreachable } from './violations.ts';

const UNDONE = 'a statement of this transaction failed unnoticed: nothing of it was committed';
/** What PostgreSQL says of every statement behind the one that failed. */
const FAILED_BEFORE = '25P02';
const OVER = 'this transaction is over';
const ENDS: ReadonlySet<string> = new Set(['commit', 'rollback']);
const BEGUN = { rows: [], rowCount: null, command: 'BEGIN', oid: 0, fields: [] };

/** A client lent to one transaction. */
export interface Loan {
  readonly db: NodePgDatabase;
  /** How many statements it has taken so far. */
  sent(): number;
  /** Why the client was destroyed, where it was. */
  reason(): unknown;
  /** Back to the pool; not with a transaction that is still open. */
  end(): void;
}
const loans = new WeakMap<object, Loan>();

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
export const lend = (pool: BoundedPool, client: pg.PoolClient): Loan => {
  let returned = false;
  let sent = 0;
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
      sent += 1;
      const result = await pool.queryOn(client, prepared(config, values), values);
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
  const db = drizzleOn({ query });
  const loan: Loan = {
    db,
    sent: () => sent,
    reason: () => lost,
    end: () => giveBack(client.getTransactionStatus() !== 'I'),
  };
  loans.set(db._.session, loan);
  return loan;
};

/** What a running transaction has been lent. */
export const loanOf = (tx: Tx): Loan => {
  const loan = loans.get(tx._.session);
  if (!loan) throw new Error('this is no transaction of ours');
  return loan;
};
