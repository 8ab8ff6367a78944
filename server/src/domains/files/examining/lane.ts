import { EXAMINING_SECONDS_AN_HOUR } from '@tomoguide/contract/files/bounds';
import type { UserId } from '@tomoguide/contract/primitives';
import type { Db } from '../../../database/database.ts';
import { beforeDeadline, requireTime } from '../../../deadline.ts';
import type { Deps } from '../../../deps.ts';
import { failUntil } from '../../../failure.ts';
import { turns } from '../../../in-turn.ts';

const HOUR_MS = 3_600_000;

interface Spent {
  /** When this hour of theirs began, in milliseconds since the epoch. */
  since: number;
  ms: number;
}

/**
 * The one lane in which a process examines uploads. Decoding a large picture costs a core and up to
 * 250 MB, so one is examined at a time; of a person one is in the line and no more, and what a person's
 * uploads take of the lane within an hour is rationed, whether they are kept or refused
 * (docs/product/files.md, "Uploads that are not used"). `elapsed` counts milliseconds.
 */
export class ExaminingLane {
  readonly #elapsed: () => number;
  readonly #inTurn = turns(1, 50, 'BUSY');
  /** The last upload of each person in the line; it waits for those before it. */
  readonly #lastOf = new Map<UserId, Promise<unknown>>();
  /** In the order in which their hours began. */
  readonly #spent = new Map<UserId, Spent>();

  constructor(elapsed: () => number = () => performance.now()) {
    this.#elapsed = elapsed;
  }

  /** TOO_MANY_UPLOADS where this person has had their share of the hour. */
  requireTime(ownerId: UserId, now: Temporal.Instant): void {
    this.#forgetBefore(now.epochMilliseconds - HOUR_MS);
    const spent = this.#spent.get(ownerId);
    if (!spent || spent.ms < EXAMINING_SECONDS_AN_HOUR * 1000) return;
    const until = Temporal.Instant.fromEpochMilliseconds(spent.since + HOUR_MS);
    failUntil('TOO_MANY_UPLOADS', until, now);
  }

  /**
   * Examines this person's upload when its turn comes. Throws BUSY, or whatever `work` throws. An upload still
   * being examined at the request's deadline keeps its place until it finishes.
   */
  async run<Result>(
    ownerId: UserId,
    now: Temporal.Instant,
    work: () => Promise<Result>,
  ): Promise<Result> {
    const before = this.#lastOf.get(ownerId) ?? Promise.resolve();
    const mine = before
      .catch(() => {})
      .then(() => this.#inTurn(() => this.#timed(ownerId, now, work)));
    this.#lastOf.set(ownerId, mine);
    const leave = () => {
      if (this.#lastOf.get(ownerId) === mine) this.#lastOf.delete(ownerId);
    };
    mine.then(leave, leave);
    return beforeDeadline(mine);
  }

  async #timed<Result>(
    ownerId: UserId,
    now: Temporal.Instant,
    work: () => Promise<Result>,
  ): Promise<Result> {
    requireTime();
    const begun = this.#elapsed();
    try {
      return await work();
    } finally {
      const spent = this.#spent.get(ownerId) ?? { since: now.epochMilliseconds, ms: 0 };
      spent.ms += this.#elapsed() - begun;
      this.#spent.set(ownerId, spent);
    }
  }

  #forgetBefore(moment: number): void {
    for (const [ownerId, { since }] of this.#spent) {
      if (since > moment) return;
      this.#spent.delete(ownerId);
    }
  }
}

/** Keyed by database, because a test runs several apps in one process. */
const lanes = new WeakMap<Db, ExaminingLane>();

/** The lane of this process. */
export const laneOf = ({ db }: Pick<Deps, 'db'>): ExaminingLane => {
  const lane = lanes.get(db) ?? new ExaminingLane();
  lanes.set(db, lane);
  return lane;
};
