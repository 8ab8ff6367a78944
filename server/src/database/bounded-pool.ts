import pg from 'pg';
import { beforeDeadline, requireTime, timeLeftMs } from '../deadline.ts';
import { PreparedStatements } from './prepared-statements.ts';
import { isUnreachable } from './violations.ts';

export interface BoundedPoolConfig extends pg.PoolConfig {
  connectionTimeoutMillis: number;
  query_timeout: number;
  /** A pooler in transaction mode assigns another connection to each transaction. */
  isPooled: boolean;
}

/**
 * A pool in which every wait is limited, by its own timeout and by the deadline of the current request.
 * Throws errors that `isUnreachable` recognizes.
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
    if (timeLeftMs() >= this.options.connectionTimeoutMillis) return this.connect();
    requireTime();
    const client = this.connect();
    try {
      return await beforeDeadline(client);
    } catch (error) {
      // A connection that arrives too late is returned.
      client.then(
        (late) => late.release(),
        () => {},
      );
      throw error;
    }
  }

  /**
   * Runs one statement on a client of this pool. A client that timed out must be destroyed. A client whose
   * request hit its deadline can be reused once the statement ends.
   */
  async queryOn<Row extends pg.QueryResultRow>(
    client: pg.PoolClient,
    config: pg.QueryConfig,
    values?: unknown[],
  ): Promise<pg.QueryResult<Row>> {
    requireTime();
    const answer = client.query<Row>(config, values);
    // The result of a commit must be known, however late it arrives.
    return config.text === 'commit' ? answer : beforeDeadline(answer);
  }

  /** Runs one statement on a client of its own. */
  async queryOnce<Row extends pg.QueryResultRow>(
    config: pg.QueryConfig,
    values?: unknown[],
  ): Promise<pg.QueryResult<Row>> {
    const client = await this.acquire();
    const answer = client.query<Row>(config, values);
    // Let a late statement finish: a new connection would cost more.
    answer.then(
      () => client.release(),
      (error) => client.release(isUnreachable(error)),
    );
    return beforeDeadline(answer);
  }
}
