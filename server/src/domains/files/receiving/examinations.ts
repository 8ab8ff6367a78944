import type { UserId } from '@tomoguide/contract/primitives';
import type { Db } from '../../../database/database.ts';
import { beforeDeadline, Deadline, withDeadline } from '../../../deadline.ts';
import type { Deps } from '../../../deps.ts';
import { Failure } from '../../../failure.ts';
import type { FileRow } from '../tables.ts';

/** Timeout of an examination, including time in the queue. Shorter than a page's retries. */
export const EXAMINATION_MS = 60_000;

/** How long a rejection is cached for retries. Accepted files are found in the database. */
const REMEMBERED_MS = 600_000;
const REMEMBERED_MAX = 1_000;

/** How long shutdown waits for running examinations. */
const STOPPING_MS = 5_000;

interface Rejection {
  failure: Failure;
  /** In milliseconds of `elapsed`. */
  until: number;
}

/** Includes the user, so that a key never finds another user's upload. */
const nameOf = (ownerId: UserId, uploadKey: string): string => `${ownerId} ${uploadKey}`;

/**
 * The examinations of this process, by user and Idempotency-Key. They continue after their request's
 * deadline, and a retry waits for the same one (docs/product/files.md, "Uploading").
 */
export class Examinations {
  readonly #elapsed: () => number;
  readonly #running = new Map<string, Promise<FileRow>>();
  /** In the order in which they expire. */
  readonly #rejections = new Map<string, Rejection>();

  constructor(elapsed: () => number = () => performance.now()) {
    this.#elapsed = elapsed;
  }

  /** Returns the examination of an upload, running or rejected; undefined if there is none. */
  find(ownerId: UserId, uploadKey: string): Promise<FileRow> | undefined {
    this.#forgetExpired();
    const name = nameOf(ownerId, uploadKey);
    const rejection = this.#rejections.get(name);
    return rejection ? Promise.reject(rejection.failure) : this.#running.get(name);
  }

  add(ownerId: UserId, uploadKey: string, examination: Promise<FileRow>): void {
    const name = nameOf(ownerId, uploadKey);
    this.#running.set(name, examination);
    examination
      .catch((error) => {
        // Other errors do not mean that the file is invalid.
        if (error instanceof Failure && error.status === 422) this.#remember(name, error);
      })
      .finally(() => this.#running.delete(name));
  }

  /** Waits briefly for the running examinations. */
  async stop(): Promise<void> {
    const all = Promise.allSettled(this.#running.values());
    await withDeadline(() => beforeDeadline(all), new Deadline(STOPPING_MS)).catch(() => {});
  }

  #remember(name: string, failure: Failure): void {
    this.#rejections.delete(name);
    this.#rejections.set(name, { failure, until: this.#elapsed() + REMEMBERED_MS });
    this.#forgetExpired();
  }

  #forgetExpired(): void {
    for (const [name, { until }] of this.#rejections) {
      if (until > this.#elapsed() && this.#rejections.size <= REMEMBERED_MAX) return;
      this.#rejections.delete(name);
    }
  }
}

/** Keyed by database, because tests can run several apps in one process. */
const all = new WeakMap<Db, Examinations>();

/** Returns the examinations of this process. */
export const examinationsOf = ({ db }: Pick<Deps, 'db'>): Examinations => {
  const examinations = all.get(db) ?? new Examinations();
  all.set(db, examinations);
  return examinations;
};
