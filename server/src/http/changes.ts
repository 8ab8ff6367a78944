import { setTimeout as sleep } from 'node:timers/promises';
import type { GuideId, UserId } from '@tomoguide/contract/primitives';
import type { Db } from '../database/database.ts';
import { queryRawRows } from '../database/query-raw-rows.ts';
import type { Logger } from '../log.ts';

/**
 * Names a part of the public data. The triggers of migration 0071 record in `public_changes` the tags that
 * a transaction changes:
 * - `guide:7`: the guide's page and card, photos, itineraries, prices and reviews
 * - `user:7`: the user's name and picture
 * - `listing`: what searches filter and sort by, and the figures of the site
 * - `texts`: the words that searches match
 * - `days`: which days of guides differ from their usual week
 * - `day-figures`: the figures of the day check (migration 0095)
 */
export type Tag =
  | `guide:${GuideId}`
  | `user:${UserId}`
  | 'listing'
  | 'texts'
  | 'days'
  | 'day-figures';

/** Interval for reading changes, in milliseconds. */
const READ_MS = 250;
/**
 * No value is served beyond the next multiple of five minutes on the clock. A value that depends on the
 * date therefore needs no tag for the date, because in every time zone, days begin at a multiple of five
 * minutes.
 */
const PERIOD_MS = 300_000;
/** After a pause in reading that is longer than this, changes may have been deleted unread (timers.ts). */
const MAX_PAUSE_MS = 60_000;
/** Reading stops if no value has been requested for this long. */
const IDLE_MS = 60_000;
/** If more tags than this have changed, everything counts as changed. */
const MAX_TAGS = 5_000;

/**
 * A query for the tags of transactions that the earlier snapshot did not include, even of long-running
 * transactions. Older transactions had already ended, so the primary key limits the search to recent ones.
 */
const READ = `
  select pg_current_snapshot()::text as snapshot, array(
    select distinct tag from public_changes
    where xid >= pg_snapshot_xmin($1::text::pg_snapshot)
      and not pg_visible_in_snapshot(xid, $1::text::pg_snapshot)
    limit ${MAX_TAGS + 1}
  ) as tags`;

interface ChangesOptions {
  db: Db;
  log: Logger;
  /** Maximum lag of public reads behind the primary, in milliseconds. */
  lagMs: number;
  readMs?: number;
}

/**
 * Tracks which public data has changed, by reading `public_changes` a few times per second
 * (docs/decisions/039). All times are monotonic, in milliseconds. If reading fails or hangs, no value is
 * known to be current, so caches serve each value only for its time to live, as if it had no tags.
 */
export class Changes {
  readonly #options: Required<ChangesOptions>;
  readonly #stopping = new AbortController();
  /** The database's snapshot at the last read; null before the first read. */
  #snapshot: string | null = null;
  /** A value whose computation began at or after this time can lack only changes that will be read later. */
  #since = Number.POSITIVE_INFINITY;
  /** Every change before this time is known, because the last read started then. */
  #until = Number.NEGATIVE_INFINITY;
  /** When each tag was last found to have changed; the tag that changed longest ago comes first. */
  readonly #changedAt = new Map<string, number>();
  #usedAt = Number.NEGATIVE_INFINITY;
  #readAt = 0;
  #reading: Promise<void> | null = null;

  constructor(options: ChangesOptions) {
    this.#options = { readMs: READ_MS, ...options };
  }

  /** Starts reading changes; `stop` ends this. */
  start(): void {
    this.#reading ??= this.#readRepeatedly();
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#reading;
  }

  /**
   * Returns the time at which a value stops being known to be current. Its computation began at `since` and
   * read only data with these tags.
   */
  currentUntil(since: number, tags: Iterable<Tag>): number {
    this.#usedAt = performance.now();
    if (since < this.#since || this.#until <= since) return since;
    for (const tag of tags) {
      const changedAt = this.#changedAt.get(tag);
      // Includes the lag, because the value may have been read from a replica.
      if (changedAt !== undefined && since <= changedAt + this.#options.lagMs) return since;
    }
    const offset = Date.now() - performance.now();
    const period = Math.floor((since + offset) / PERIOD_MS);
    return Math.max(since, Math.min(this.#until, (period + 1) * PERIOD_MS - offset - 1));
  }

  /** Reads the changes since the last read. */
  async read(): Promise<void> {
    if (Date.now() - this.#readAt > MAX_PAUSE_MS) this.#snapshot = null;
    const began = performance.now();
    try {
      const [row] = await queryRawRows<{ snapshot: string; tags: string[] }>(this.#options.db, {
        text: READ,
        values: [this.#snapshot],
      });
      if (!row) return;
      const now = performance.now();
      if (this.#snapshot === null || row.tags.length > MAX_TAGS)
        this.#since = now + this.#options.lagMs;
      else this.#note(row.tags, now);
      this.#snapshot = row.snapshot;
      this.#readAt = Date.now();
      this.#until = began;
    } catch (error) {
      // Forgets the snapshot, because the database may have lost its last transactions.
      this.#snapshot = null;
      this.#since = Number.POSITIVE_INFINITY;
      this.#options.log.warn({ err: error }, 'changes of public data cannot be read now');
    }
  }

  #note(tags: readonly string[], now: number): void {
    for (const tag of tags) {
      this.#changedAt.delete(tag);
      this.#changedAt.set(tag, now);
    }
    for (const [tag, changedAt] of this.#changedAt) {
      if (changedAt > now - 2 * PERIOD_MS) break;
      this.#changedAt.delete(tag);
    }
  }

  async #readRepeatedly(): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      if (performance.now() - this.#usedAt < IDLE_MS) await this.read();
      await sleep(this.#options.readMs, undefined, { signal }).catch(() => {});
    }
  }
}
