import pg from 'pg';
import { beforeDeadline, requireTime, timeLeftMs } from '../deadline.ts';
import { PreparedStatements } from './prepared-statements.ts';
import { isUnreachable } from './violations.ts';

export interface BoundedPoolConfig extends pg.PoolConfig {
  connectionTimeoutMillis: number;
  query_timeout: number;
  /** Connections are another's from transaction to transaction. */
  isPooled: boolean;
}

/**
 * A pool whose every wait is bounded: by its own limit, and within a request by the request's deadline.
 * Throws an error that `isUnreachable` knows.
 */
export class BoundedPool extends pg.Pool {
  declare readonly options: pg.PoolOptions & BoundedPoolConfig;
  readonly statements: PreparedStatements;

  constructor(config: BoundedPoolConfig) {
    super(config);
    this.statements = new PreparedStatements(!config.isPooled);
  }

  /** A client, which `release` has to give back. */
  async acquire(): Promise<pg.PoolClient> {
    if (timeLeftMs() >= this.options.connectionTimeoutMillis) return this.connect();
    requireTime();
    const client = this.connect();
    try {
      return await beforeDeadline(client);
    } catch (error) {
      // One that comes too late goes back.
      client.then(
        (late) => late.release(),
        () => {},
      );
      throw error;
    }
  }

  /**
   * One statement on a client of this pool. A client that timed out has to be destroyed; one whose request's
   * deadline passed is of use again once the statement has ended.
   */
  async queryOn<Row extends pg.QueryResultRow>(
    client: pg.PoolClient,
    config: pg.QueryConfig,
    values?: unknown[],
  ): Promise<pg.QueryResult<Row>> {
    requireTime();
    const answer = client.query<Row>(config, values);
    // Whether a transaction was committed has to be known, even late.
    return config.text === 'commit' ? answer : beforeDeadline(answer);
  }

  /** One statement on a client of its own. */
  async queryOnce<Row extends pg.QueryResultRow>(
    config: pg.QueryConfig,
    values?: unknown[],
  ): Promise<pg.QueryResult<Row>> {
    const client = await this.acquire();
    const answer = client.query<Row>(config, values);
    // Also where nobody waits for it any more: a new connection costs more than the end of a late statement.
    answer.then(
      () => client.release(),
      (error) => client.release(isUnreachable(error)),
    );
    return beforeDeadline(answer);
  }
}
