import type { UserId } from '@tomoguide/contract/primitives';
import type { Db } from '../../../database/database.ts';
import { beforeDeadline, Deadline, withDeadline } from '../../../deadline.ts';
import type { Deps } from '../../../deps.ts';
import { Failure } from '../../../failure.ts';
import type { FileRow } from '../tables.ts';

/**
 * Timeout for processing an upload in milliseconds, including time in the queue. Shorter than the time for
 * which a client retries.
 */
export const EXAMINATION_MS = 60_000;

/** How long a rejection is cached for retries, in milliseconds. Accepted files are found in the database. */
const REMEMBERED_MS = 600_000;
const REMEMBERED_MAX = 1_000;

/** How long shutdown waits for uploads that are being processed, in milliseconds. */
const STOPPING_MS = 5_000;

interface Rejection {
  failure: Failure;
  /** When the cached rejection expires, in milliseconds of `elapsed`. */
  until: number;
}

/**
 * Returns the key of an upload in the maps. It includes the user, so that an idempotency key never finds
 * another user's upload.
 */
const getName = (ownerId: UserId, uploadKey: string): string => `${ownerId} ${uploadKey}`;

/**
 * The uploads that this process is processing, by user and Idempotency-Key. Processing continues after the
 * request's deadline, and a retry waits for the same result (docs/product/files.md, "Uploading").
 */
export class Examinations {
  readonly #elapsed: () => number;
  readonly #running = new Map<string, Promise<FileRow>>();
  /** Sorted by expiry. */
  readonly #rejections = new Map<string, Rejection>();

  constructor(elapsed: () => number = () => performance.now()) {
    this.#elapsed = elapsed;
  }

  /** Returns the result of an upload that is being processed or was rejected; undefined if there is none. */
  find(ownerId: UserId, uploadKey: string): Promise<FileRow> | undefined {
    this.#forgetExpired();
    const name = getName(ownerId, uploadKey);
    const rejection = this.#rejections.get(name);
    return rejection ? Promise.reject(rejection.failure) : this.#running.get(name);
  }

  add(ownerId: UserId, uploadKey: string, examination: Promise<FileRow>): void {
    const name = getName(ownerId, uploadKey);
    this.#running.set(name, examination);
    examination
      .catch((error) => {
        // Caches only failures with status 422; other errors do not mean that the file is invalid.
        if (error instanceof Failure && error.status === 422) this.#remember(name, error);
      })
      .finally(() => this.#running.delete(name));
  }

  /** Waits briefly for uploads that are being processed. */
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

/** Returns this process's `Examinations`. */
export const getExaminations = ({ db }: Pick<Deps, 'db'>): Examinations => {
  const examinations = all.get(db) ?? new Examinations();
  all.set(db, examinations);
  return examinations;
};
