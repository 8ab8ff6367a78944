import { setTimeout as sleep } from 'node:timers/promises';
import { DeadlineExceeded } from '../deadline.ts';
import type { Logger } from '../log.ts';
import { type Db, openDatabase } from './database.ts';
import { rowsOf } from './rows-of.ts';
import { isRetryable, isUnreachable } from './violations.ts';

/** A replica that is further behind is left out. Milliseconds. */
const LONGEST_BEHIND_MS = 1_000;
/** How often all are asked how far they are. */
const WATCH_MS = 200;
/** What a replica has not answered by then, the primary is asked. */
const STATEMENT_MS = 1_000;

/** Where the primary's log stood, and when that was asked. */
interface Mark {
  at: number;
  position: number;
}

const POSITION = {
  primary: "select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as position",
  replica:
    "select case when pg_is_in_recovery() then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::float8 end as position",
} as const;

const positionOf = async (db: Db, kind: keyof typeof POSITION): Promise<number | null> => {
  const [row] = await rowsOf<{ position: number | null }>(db, { text: POSITION[kind], values: [] });
  return row?.position ?? null;
};

class Replica {
  readonly db: Db;
  /** It holds all that was committed by then, on the monotonic clock. */
  asOf = Number.NEGATIVE_INFINITY;
  /** It did not answer when it was asked last. */
  isSilent = false;

  constructor(db: Db) {
    this.db = db;
  }
}

/**
 * Takes public reads off the primary: to streaming replicas that are at most a second behind, in turn.
 * How far one is shows by positions in the primary's log, so no clocks are compared and a quiet
 * primary makes nobody look late (docs/operations.md, "Replicas").
 */
export class Replicas {
  readonly #primary: Db;
  readonly #replicas: readonly Replica[];
  readonly #log: Logger;
  readonly #longestBehindMs: number;
  readonly #stopping = new AbortController();
  readonly #watching: Promise<void>;
  /** In the order of time. */
  #marks: Mark[] = [];
  #turn = 0;

  constructor(options: {
    primary: Db;
    urls: readonly string[];
    /** Connections to each. */
    max: number;
    log: Logger;
    longestBehindMs?: number;
  }) {
    const { primary, urls, max, log } = options;
    this.#primary = primary;
    this.#log = log;
    this.#longestBehindMs = options.longestBehindMs ?? LONGEST_BEHIND_MS;
    this.#replicas = urls.map(
      (url) => new Replica(openDatabase(url, { max, log, statementTimeoutMs: STATEMENT_MS })),
    );
    this.#watching = urls.length > 0 ? this.#watch() : Promise.resolve();
  }

  /** How many are close enough behind to be read. */
  get fresh(): number {
    return this.#usable().length;
  }

  /**
   * Runs a public read, which anybody may see a second late, on a replica; on the primary where none is
   * fresh, or where it fails there.
   */
  async read<Result>(work: (db: Db) => Promise<Result>): Promise<Result> {
    const usable = this.#usable();
    const replica = usable[this.#turn++ % usable.length];
    if (!replica) return work(this.#primary);
    try {
      return await work(replica.db);
    } catch (error) {
      // Not the replica's fault.
      if (error instanceof DeadlineExceeded) throw error;
      // A replica cancels reads that conflict with its replay (40001).
      if (!isUnreachable(error) && !isRetryable(error)) throw error;
      if (isUnreachable(error)) replica.asOf = Number.NEGATIVE_INFINITY;
      this.#log.warn({ err: error }, 'a replica could not be read');
      return work(this.#primary);
    }
  }

  /**
   * The same for whoever is logged in or not: people read what they have just written, so only
   * visitors' reads leave the primary.
   */
  readFor<Result>(viewer: object | null, work: (db: Db) => Promise<Result>): Promise<Result> {
    return viewer ? work(this.#primary) : this.read(work);
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#watching;
    await Promise.all(this.#replicas.map(({ db }) => db.$client.end()));
  }

  #usable(): Replica[] {
    const earliest = performance.now() - this.#longestBehindMs;
    return this.#replicas.filter(({ asOf }) => asOf >= earliest);
  }

  /** Each in its own time: one that hangs holds up no other. */
  async #watch(): Promise<void> {
    await Promise.all([
      this.#again(() => this.#mark()),
      ...this.#replicas.map((replica) => this.#again(() => this.#place(replica))),
    ]);
  }

  async #again(ask: () => Promise<void>): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      await ask();
      await sleep(WATCH_MS, undefined, { signal }).catch(() => {});
    }
  }

  /** Asks the primary; what it says held when the question was sent, or later. */
  async #mark(): Promise<void> {
    const at = performance.now();
    try {
      const position = await positionOf(this.#primary, 'primary');
      if (position !== null) this.#marks.push({ at, position });
    } catch (error) {
      this.#log.warn({ err: error }, 'the primary does not say how far its log is');
    }
    const first = this.#marks.findIndex((mark) => mark.at >= at - this.#longestBehindMs);
    this.#marks = first < 0 ? [] : this.#marks.slice(first);
  }

  async #place(replica: Replica): Promise<void> {
    try {
      const position = await positionOf(replica.db, 'replica');
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
