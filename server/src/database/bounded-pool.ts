import pg from 'pg';
import { beforeDeadline, getTimeLeftMs, requireTime } from '../deadline.ts';
import { PreparedStatements } from './prepared-statements.ts';
import { isUnreachable } from './violations.ts';

export interface BoundedPoolConfig extends pg.PoolConfig {
  connectionTimeoutMillis: number;
  query_timeout: number;
  /**
   * True if the database is behind a pooler in transaction mode, where each transaction can get a different
   * connection.
   */
  isPooled: boolean;
}

/**
 * A connection pool in which every wait has a limit: its own timeout and the deadline of the current
 * request. Throws errors that `isUnreachable` recognizes.
 */
export class BoundedPool extends pg.Pool {
  declare readonly options: pg.PoolOptions & BoundedPoolConfig;
  readonly statements: PreparedStatements;

  constructor(config: BoundedPoolConfig) {
    super(config);
    this.statements = new PreparedStatements(!config.isPooled);
  }

  /** Checks out a client. The caller must release it. */
  async acquire(): Promise<pg.PoolClient> {
    if (getTimeLeftMs() >= this.options.connectionTimeoutMillis) return this.connect();
    requireTime();
    const client = this.connect();
    try {
      return await beforeDeadline(client);
    } catch (error) {
      // If the connection arrives after the deadline, return it to the pool.
      client.then(
        (late) => late.release(),
        () => {},
      );
      throw error;
    }
  }

  /**
   * Runs one statement on a client of this pool. If the statement times out, the caller must destroy the
   * client. If only the request's deadline passes, the client can be reused once the statement ends.
   */
  async queryOn<Row extends pg.QueryResultRow>(
    client: pg.PoolClient,
    config: pg.QueryConfig,
    values?: unknown[],
  ): Promise<pg.QueryResult<Row>> {
    requireTime();
    const answer = client.query<Row>(config, values);
    // A commit ignores the deadline, because its result must be known.
    return config.text === 'commit' ? answer : beforeDeadline(answer);
  }

  /** Checks out a client for one statement and releases it. */
  async queryOnce<Row extends pg.QueryResultRow>(
    config: pg.QueryConfig,
    values?: unknown[],
  ): Promise<pg.QueryResult<Row>> {
    const client = await this.acquire();
    const answer = client.query<Row>(config, values);
    // Let the late statement finish, because opening a new connection would cost more.
    answer.then(
      () => client.release(),
      (error) => client.release(isUnreachable(error)),
    );
    return beforeDeadline(answer);
  }
}
