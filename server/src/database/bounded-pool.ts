import pg from 'pg';
import { PreparedStatements } from './prepared-statements.ts';
import { countWait, TimeBudgetSpent, timeLeftMs } from './time-budget.ts';
import { isUnreachable } from './violations.ts';

export interface BoundedPoolConfig extends pg.PoolConfig {
  connectionTimeoutMillis: number;
  query_timeout: number;
  /** How long one request may wait in all. */
  requestTimeoutMillis: number;
  /** Connections are another's from transaction to transaction. */
  isPooled: boolean;
}

/**
 * A pool whose every wait is bounded: by its own limit, and within a request by what is left of the
 * request's time. Throws an error that `isUnreachable` knows.
 */
export class BoundedPool extends pg.Pool {
  declare readonly options: pg.PoolOptions & BoundedPoolConfig;
  readonly statements: PreparedStatements;

  constructor(config: BoundedPoolConfig) {
    super(config);
    this.statements = new PreparedStatements(!config.isPooled);
  }

  #timeLeft(): number {
    const left = timeLeftMs(this.options.requestTimeoutMillis);
    if (left <= 0) throw new TimeBudgetSpent();
    return left;
  }

  /** A client, which `release` has to give back. */
  async acquire(): Promise<pg.PoolClient> {
    const left = this.#timeLeft();
    const client = this.connect();
    if (left >= this.options.connectionTimeoutMillis) return countWait(client);
    const { promise: tooLate, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      client.then(
        (late) => late.release(),
        () => {},
      );
      reject(new TimeBudgetSpent());
    }, left);
    try {
      return await countWait(Promise.race([client, tooLate]));
    } finally {
      clearTimeout(timer);
    }
  }

  /** One statement on a client of this pool. A client that timed out has to be destroyed. */
  async queryOn<Row extends pg.QueryResultRow>(
    client: pg.PoolClient,
    config: pg.QueryConfig,
    values?: unknown[],
  ): Promise<pg.QueryResult<Row>> {
    const left = this.#timeLeft();
    const { query_timeout } = this.options;
    const bounded = left < query_timeout ? { ...config, query_timeout: Math.ceil(left) } : config;
    return countWait(client.query<Row>(bounded, values));
  }

  /** One statement on a client of its own. */
  async queryOnce<Row extends pg.QueryResultRow>(
    config: pg.QueryConfig,
    values?: unknown[],
  ): Promise<pg.QueryResult<Row>> {
    const client = await this.acquire();
    try {
      const result = await this.queryOn<Row>(client, config, values);
      client.release();
      return result;
    } catch (error) {
      client.release(isUnreachable(error));
      throw error;
    }
  }
}
