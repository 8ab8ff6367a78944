import { setTimeout as sleep } from 'node:timers/promises';
import { DeadlineExceeded } from '../deadline.ts';
import type { Logger } from '../log.ts';
import { type Db, openDatabase } from './database.ts';
import { queryRawRows } from './query-raw-rows.ts';
import { isRetryable, isUnreachable } from './violations.ts';

/** Maximum lag in milliseconds of a replica that is used. */
export const MAX_LAG_MS = 1_000;
/** Interval in milliseconds at which each server's WAL position is polled. */
const WATCH_MS = 200;
/** Timeout in milliseconds of a read on a replica, after which it is retried on the primary. */
const STATEMENT_MS = 1_000;

/** A WAL position of the primary, and when it was requested. */
interface Mark {
  at: number;
  position: number;
}

const POSITION = {
  primary: "select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as position",
  replica:
    "select case when pg_is_in_recovery() then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::float8 end as position",
} as const;

const findWalPosition = async (db: Db, kind: keyof typeof POSITION): Promise<number | null> => {
  const [row] = await queryRawRows<{ position: number | null }>(db, {
    text: POSITION[kind],
    values: [],
  });
  return row?.position ?? null;
};

class Replica {
  readonly db: Db;
  /**
   * The replica has applied everything that was committed before this time (monotonic clock, in
   * milliseconds).
   */
  asOf = Number.NEGATIVE_INFINITY;
  /** True if the last request for the WAL position failed. */
  isSilent = false;

  constructor(db: Db) {
    this.db = db;
  }
}

/**
 * Distributes public reads across streaming replicas that lag at most a second. Lag is measured by WAL
 * position, so that clocks need not agree and replicas of an idle primary do not look stale
 * (docs/operations.md, "Replicas").
 */
export class Replicas {
  readonly #primary: Db;
  readonly #replicas: readonly Replica[];
  readonly #log: Logger;
  readonly #maxLagMs: number;
  readonly #stopping = new AbortController();
  readonly #watching: Promise<void>;
  /** Positions of the primary, in chronological order. */
  #marks: Mark[] = [];
  #turn = 0;

  constructor(options: {
    primary: Db;
    urls: readonly string[];
    /** Maximum number of connections to each replica. */
    max: number;
    log: Logger;
    maxLagMs?: number;
  }) {
    const { primary, urls, max, log } = options;
    this.#primary = primary;
    this.#log = log;
    this.#maxLagMs = options.maxLagMs ?? MAX_LAG_MS;
    this.#replicas = urls.map(
      (url) => new Replica(openDatabase(url, { max, log, statementTimeoutMs: STATEMENT_MS })),
    );
    this.#watching = urls.length > 0 ? this.#watch() : Promise.resolve();
  }

  /** The number of replicas that are fresh enough to use. */
  get fresh(): number {
    return this.#usable().length;
  }

  /**
   * Runs a public read, whose data may be up to a second old, on a replica. Falls back to the primary if no
   * replica is fresh or the read fails.
   */
  async read<Result>(work: (db: Db) => Promise<Result>): Promise<Result> {
    const usable = this.#usable();
    const replica = usable[this.#turn++ % usable.length];
    if (!replica) return work(this.#primary);
    try {
      return await work(replica.db);
    } catch (error) {
      // The request ran out of time, which does not mean that the replica is at fault.
      if (error instanceof DeadlineExceeded) throw error;
      // A replica cancels reads that conflict with its replay (40001), which does not mean that it is
      // unreachable.
      if (!isUnreachable(error) && !isRetryable(error)) throw error;
      if (isUnreachable(error)) replica.asOf = Number.NEGATIVE_INFINITY;
      this.#log.warn({ err: error }, 'a replica could not be read');
      return work(this.#primary);
    }
  }

  /** Like `read`, but uses replicas only for visitors, because logged-in users must see their own writes. */
  readFor<Result>(viewer: object | null, work: (db: Db) => Promise<Result>): Promise<Result> {
    return viewer ? work(this.#primary) : this.read(work);
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#watching;
    await Promise.all(this.#replicas.map(({ db }) => db.$client.end()));
  }

  #usable(): Replica[] {
    const earliest = performance.now() - this.#maxLagMs;
    return this.#replicas.filter(({ asOf }) => asOf >= earliest);
  }

  /** Polls each server in its own loop, so that a hanging server does not delay the others. */
  async #watch(): Promise<void> {
    await Promise.all([
      this.#repeat(() => this.#recordPosition()),
      ...this.#replicas.map((replica) => this.#repeat(() => this.#updateReplica(replica))),
    ]);
  }

  async #repeat(action: () => Promise<void>): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      await action();
      await sleep(WATCH_MS, undefined, { signal }).catch(() => {});
    }
  }

  /** Records the primary's position and when it was requested. */
  async #recordPosition(): Promise<void> {
    const at = performance.now();
    try {
      const position = await findWalPosition(this.#primary, 'primary');
      if (position !== null) this.#marks.push({ at, position });
    } catch (error) {
      this.#log.warn({ err: error }, 'the primary does not say how far its log is');
    }
    const first = this.#marks.findIndex((mark) => mark.at >= at - this.#maxLagMs);
    this.#marks = first < 0 ? [] : this.#marks.slice(first);
  }

  async #updateReplica(replica: Replica): Promise<void> {
    try {
      const position = await findWalPosition(replica.db, 'replica');
      const reached = this.#marks.findLast(
        (mark) => position !== null && mark.position <= position,
      );
      if (reached) replica.asOf = reached.at;
      replica.isSilent = false;
    } catch (error) {
      if (!replica.isSilent) this.#log.warn({ err: error }, 'a replica does not say how far it is');
      replica.isSilent = true;
    }
  }
}
