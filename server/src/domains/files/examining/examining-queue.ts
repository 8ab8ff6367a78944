import {
  EXAMINING_SECONDS_PER_HOUR,
  UNFINISHED_SECONDS_PER_HOUR,
} from '@tomoguide/contract/files/figures';
import type { UserId } from '@tomoguide/contract/primitives';
import type { Db } from '../../../database/database.ts';
import { beforeDeadline, getTimeLeftMs, requireTime } from '../../../deadline.ts';
import type { Deps } from '../../../deps.ts';
import { Failure, failUntil } from '../../../failure.ts';
import { createTurnQueue } from '../../../turn-queue.ts';

const HOUR_MS = 3_600_000;

interface SpentTime {
  /** When the user's current one-hour window began, in milliseconds since the epoch. */
  since: number;
  /** Time spent on uploads that were accepted or rejected, in milliseconds. */
  ms: number;
  /** Time spent on uploads that returned 503, in milliseconds. */
  unfinishedMs: number;
}

const isUnfinished = (error: unknown): boolean => error instanceof Failure && error.status === 503;

/**
 * Processes uploads one at a time per process, because decoding a large picture takes a CPU core and up to
 * 250 MB. Each user has at most one upload in the queue and limited processing time per hour. Rejected
 * uploads also use up that time; unfinished uploads have a separate, larger limit (docs/product/files.md,
 * "Uploads that are not used"). `elapsed` is in milliseconds.
 */
export class ExaminingQueue {
  readonly #elapsed: () => number;
  readonly #inTurn = createTurnQueue(1, 50, 'BUSY');
  /** The last queued upload of each user, which waits for the user's earlier uploads. */
  readonly #lastOf = new Map<UserId, Promise<unknown>>();
  /** Sorted by when the users' one-hour windows began. */
  readonly #spent = new Map<UserId, SpentTime>();

  constructor(elapsed: () => number = () => performance.now()) {
    this.#elapsed = elapsed;
  }

  /** Throws TOO_MANY_UPLOADS if the user has used up the processing time of the current hour. */
  requireTime(ownerId: UserId, now: Temporal.Instant): void {
    this.#removeBefore(now.epochMilliseconds - HOUR_MS);
    const spent = this.#spent.get(ownerId);
    if (
      !spent ||
      (spent.ms < EXAMINING_SECONDS_PER_HOUR * 1000 &&
        spent.unfinishedMs < UNFINISHED_SECONDS_PER_HOUR * 1000)
    )
      return;
    const until = Temporal.Instant.fromEpochMilliseconds(spent.since + HOUR_MS);
    failUntil('TOO_MANY_UPLOADS', until, now);
  }

  /**
   * Processes the user's upload when its turn comes. Throws BUSY, or the errors of `work`. `work` continues
   * after the request's deadline, and the uploads behind it wait until it ends.
   */
  async run<Result>(
    ownerId: UserId,
    now: Temporal.Instant,
    work: () => Promise<Result>,
  ): Promise<Result> {
    const before = this.#lastOf.get(ownerId) ?? Promise.resolve();
    const mine = before
      .catch(() => {})
      .then(() => this.#inTurn(() => this.#runAndMeasure(ownerId, now, work)));
    this.#lastOf.set(ownerId, mine);
    const removeFromQueue = () => {
      if (this.#lastOf.get(ownerId) === mine) this.#lastOf.delete(ownerId);
    };
    mine.then(removeFromQueue, removeFromQueue);
    return beforeDeadline(mine);
  }

  async #runAndMeasure<Result>(
    ownerId: UserId,
    now: Temporal.Instant,
    work: () => Promise<Result>,
  ): Promise<Result> {
    requireTime();
    const begun = this.#elapsed();
    let isBusy = false;
    try {
      return await work();
    } catch (error) {
      isBusy = isUnfinished(error);
      throw error;
    } finally {
      const spent = this.#spent.get(ownerId) ?? {
        since: now.epochMilliseconds,
        ms: 0,
        unfinishedMs: 0,
      };
      // If the request's deadline has passed, the request has already returned 503.
      spent[isBusy || getTimeLeftMs() === 0 ? 'unfinishedMs' : 'ms'] += this.#elapsed() - begun;
      this.#spent.set(ownerId, spent);
    }
  }

  #removeBefore(instant: number): void {
    for (const [ownerId, { since }] of this.#spent) {
      if (since > instant) return;
      this.#spent.delete(ownerId);
    }
  }
}

/** Keyed by database, because tests can run several apps in one process. */
const queues = new WeakMap<Db, ExaminingQueue>();

/** Returns this process's queue. */
export const getExaminingQueue = ({ db }: Pick<Deps, 'db'>): ExaminingQueue => {
  const queue = queues.get(db) ?? new ExaminingQueue();
  queues.set(db, queue);
  return queue;
};
