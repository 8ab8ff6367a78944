import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Logger } from '../log.ts';
import { BoundedPool } from './bounded-pool.ts';
import { createDrizzle } from './drizzle-on.ts';

/**
 * A pool without Drizzle's `transaction`, which would spread its statements across several connections. Use
 * `inTransaction` instead.
 */
type Pooled = Omit<NodePgDatabase, 'transaction'>;
export type Db = Pooled & { $client: BoundedPool };
/** A transaction, in which a command runs its queries. */
export type Tx = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];
/** The pool or a transaction. */
export type Executor = Pooled | Tx;

/** Parses bigint and numeric as numbers, because counts and sums of fen stay below 2^53. */
const types = {
  getTypeParser: ((oid: number, format?: 'text') => {
    if (oid === pg.types.builtins.INT8) return (value: string) => Number(value);
    if (oid === pg.types.builtins.NUMERIC) return (value: string) => Number(value);
    if (oid === pg.types.builtins.DATE) return (value: string) => value;
    return pg.types.getTypeParser(oid, format);
  }) as typeof pg.types.getTypeParser,
};

/**
 * Opens a connection pool whose statements never hang. If the database is unreachable or does not respond,
 * they fail within 5 seconds.
 */
export const openDatabase = (
  url: string,
  options: {
    max: number;
    log: Logger;
    /**
     * True behind a pooler in transaction mode. Each transaction can then get a different connection, so
     * session settings and prepared statements do not persist, and the pooler sets the timeouts
     * (docs/operations.md).
     */
    isPooled?: boolean;
    statementTimeoutMs?: number;
    connectionTimeoutMs?: number;
    /** Milliseconds after its timeout until a statement without a response counts as hung. */
    graceMs?: number;
  },
): Db => {
  const timeout = options.statementTimeoutMs ?? 4000;
  const pool = new BoundedPool({
    connectionString: url,
    max: options.max,
    types,
    connectionTimeoutMillis: options.connectionTimeoutMs ?? 4000,
    ...(options.isPooled
      ? {}
      : { statement_timeout: timeout, idle_in_transaction_session_timeout: 10_000 }),
    query_timeout: timeout + (options.graceMs ?? 500),
    isPooled: options.isPooled ?? false,
    application_name: 'tomoguide',
    pipeline: true,
  });
  // Without these two handlers, losing a connection, for example in a database restart, would crash the
  // process.
  pool.on('error', (error) => options.log.warn({ err: error }, 'idle database connection lost'));
  pool.on('connect', (client) => {
    client.on('error', (error) => options.log.warn({ err: error }, 'database connection lost'));
  });
  /** The client that Drizzle uses outside transactions. A transaction has its own client. */
  const query = (config: pg.QueryConfig, values?: unknown[]) =>
    pool.queryOnce(pool.statements.named(config, values), values);
  return Object.assign(createDrizzle({ query }), { $client: pool });
};
