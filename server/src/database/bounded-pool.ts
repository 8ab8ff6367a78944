import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { beforeDeadline, getCurrentDeadline, getTimeLeftMs, requireTime } from '../deadline.ts';
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

const groups = new AsyncLocalStorage<{ isOpen: boolean }>();

/**
 * Runs work outside a request, whose statements of this tick share a connection like those of a request.
 * Later statements don't, so that they never wait for each other.
 */
export const withSharedConnection = <Result>(work: () => Result): Result => {
  const group = { isOpen: true };
  setImmediate(() => {
    group.isOpen = false;
  });
  return groups.run(group, work);
};

const getOpenGroup = (): object | undefined => {
  const group = groups.getStore();
  return group?.isOpen ? group : undefined;
};

/** A client that the concurrent statements of one request share. */
interface Lease {
  readonly client: Promise<pg.PoolClient>;
  /** The number of statements that have not ended. */
  running: number;
  /** Whether a statement timed out or the connection was lost. */
  isLost: boolean;
}

/** Sends a statement. Those sent in the same tick leave in one write. */
const send = <Row extends pg.QueryResultRow>(
  client: pg.PoolClient,
  config: pg.QueryConfig,
  values?: unknown[],
): Promise<pg.QueryResult<Row>> => {
  const { stream } = (client as pg.PoolClient & { connection: pg.Connection }).connection;
  stream.cork();
  process.nextTick(() => stream.uncork());
  return client.query<Row>(config, values);
};

/**
 * A connection pool in which every wait has a limit: its own timeout and the deadline of the current
 * request. Throws errors that `isUnreachable` recognizes.
 */
export class BoundedPool extends pg.Pool {
  declare readonly options: pg.PoolOptions & BoundedPoolConfig;
  readonly statements: PreparedStatements;
  /** The clients of statements outside transactions, by the request's deadline or the group. */
  readonly #leases = new WeakMap<object, Lease>();

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
    const answer = send<Row>(client, config, values);
    // A commit ignores the deadline, because its result must be known.
    return config.text === 'commit' ? answer : beforeDeadline(answer);
  }

  /**
   * Runs one statement outside a transaction. Concurrent statements of a request (`Promise.all`) share one
   * client and a round trip, so that a request takes only one connection, however many queries it needs.
   * Each statement still has its own snapshot, and can fail alone.
   */
  async queryOnce<Row extends pg.QueryResultRow>(
    config: pg.QueryConfig,
    values?: unknown[],
  ): Promise<pg.QueryResult<Row>> {
    requireTime();
    const owner = getCurrentDeadline() ?? getOpenGroup();
    const lease = this.#lease(owner);
    // PostgreSQL runs the statements of a client one after the other and limits each, but pg counts the time
    // from sending.
    const limited = { ...config, query_timeout: this.options.query_timeout * lease.running };
    const answer = lease.client.then((client) => send<Row>(client, limited, values));
    // Let the late statement finish, because opening a new connection would cost more.
    answer.then(
      () => this.#endStatement(lease, owner),
      (error) => {
        lease.isLost ||= isUnreachable(error);
        this.#endStatement(lease, owner);
      },
    );
    return beforeDeadline(answer);
  }

  /** Returns the client of the owner's running statements, or checks out one. */
  #lease(owner: object | undefined): Lease {
    const shared = owner && this.#leases.get(owner);
    const lease = shared ?? { client: this.acquire(), running: 0, isLost: false };
    if (owner) this.#leases.set(owner, lease);
    lease.running += 1;
    return lease;
  }

  #endStatement(lease: Lease, owner: object | undefined): void {
    lease.running -= 1;
    const isOver = lease.running === 0;
    // The owner's next statement checks out another client.
    if (owner && (isOver || lease.isLost) && this.#leases.get(owner) === lease)
      this.#leases.delete(owner);
    if (!isOver) return;
    lease.client.then(
      (client) => client.release(lease.isLost),
      () => {},
    );
  }
}
