import {
  EXAMINING_SECONDS_AN_HOUR,
  UNFINISHED_SECONDS_AN_HOUR,
} from '@tomoguide/contract/files/figures';
import type { UserId } from '@tomoguide/contract/primitives';
import type { Db } from '../../../database/database.ts';
import { beforeDeadline, requireTime, timeLeftMs } from '../../../deadline.ts';
import type { Deps } from '../../../deps.ts';
import { Failure, failUntil } from '../../../failure.ts';
import { createTurnQueue } from '../../../turn-queue.ts';

const HOUR_MS = 3_600_000;

interface SpentTime {
  /** When the user's current hour began, in milliseconds since the epoch. */
  since: number;
  /** Spent on uploads that were accepted or rejected. */
  ms: number;
  /** Spent on uploads that returned 503. */
  unfinishedMs: number;
}

const isUnfinished = (error: unknown): boolean => error instanceof Failure && error.status === 503;

/**
 * Examines a process's uploads one at a time, because decoding a large picture takes a core and up to 250
 * MB. Each user has at most one upload in the queue and limited examination time per hour. Rejected uploads
 * also use that time; unfinished ones have a separate, larger limit (docs/product/files.md, "Uploads that
 * are not used"). `elapsed` is in milliseconds.
 */
export class ExaminingQueue {
  readonly #elapsed: () => number;
  readonly #inTurn = createTurnQueue(1, 50, 'BUSY');
  /** The last queued upload of each user, which waits for the user's earlier ones. */
  readonly #lastOf = new Map<UserId, Promise<unknown>>();
  /** In the order in which the users' hours began. */
  readonly #spent = new Map<UserId, SpentTime>();

  constructor(elapsed: () => number = () => performance.now()) {
    this.#elapsed = elapsed;
  }

  /** Throws TOO_MANY_UPLOADS if the user has used up this hour's time. */
  requireTime(ownerId: UserId, now: Temporal.Instant): void {
    this.#removeBefore(now.epochMilliseconds - HOUR_MS);
    const spent = this.#spent.get(ownerId);
    if (
      !spent ||
      (spent.ms < EXAMINING_SECONDS_AN_HOUR * 1000 &&
        spent.unfinishedMs < UNFINISHED_SECONDS_AN_HOUR * 1000)
    )
      return;
    const until = Temporal.Instant.fromEpochMilliseconds(spent.since + HOUR_MS);
    failUntil('TOO_MANY_UPLOADS', until, now);
  }

  /**
   * Examines the user's upload when its turn comes. Throws BUSY, or the errors of `work`. An examination
   * continues after the request's deadline, and others wait for it.
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
      // A request past its deadline has already returned 503.
      spent[isBusy || timeLeftMs() === 0 ? 'unfinishedMs' : 'ms'] += this.#elapsed() - begun;
      this.#spent.set(ownerId, spent);
    }
  }

  #removeBefore(moment: number): void {
    for (const [ownerId, { since }] of this.#spent) {
      if (since > moment) return;
      this.#spent.delete(ownerId);
    }
  }
}

/** Keyed by database, because tests can run several apps in one process. */
const queues = new WeakMap<Db, ExaminingQueue>();

/** Returns the queue of this process. */
export const examiningQueueOf = ({ db }: Pick<Deps, 'db'>): ExaminingQueue => {
  const queue = queues.get(db) ?? new ExaminingQueue();
  queues.set(db, queue);
  return queue;
};
