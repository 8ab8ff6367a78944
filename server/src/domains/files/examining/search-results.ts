import { beforeDeadline, Deadline, DeadlineExceeded, withDeadline } from '../../../deadline.ts';
import { createBusyFailure, Failure } from '../../../failure.ts';

/** Timeout of a search in milliseconds, including the time it waits for its turn. */
const TIME_LIMIT_MS = 60_000;
/** How long a result is cached for retries, in milliseconds: longer than the client waits between retries. */
const REMEMBERED_MS = 60_000;
/** Maximum number of cached results. Limited because results can contain pictures. */
const REMEMBERED_MAX = 30;

interface Search<Result> {
  result: Promise<Result>;
  /** When the result expires, in milliseconds of `elapsed`; infinite while the search is running. */
  until: number;
}

/**
 * Runs searches for QR codes that continue after their request's deadline. A retry joins the running
 * search, or gets its cached result (docs/product/files.md, "QR codes").
 */
export class SearchResults<Result> {
  readonly #elapsed: () => number;
  readonly #searches = new Map<string, Search<Result>>();

  constructor(elapsed: () => number = () => performance.now()) {
    this.#elapsed = elapsed;
  }

  /**
   * Returns the result of a search, starting it if necessary. Throws BUSY at the request's deadline, or
   * whatever `search` throws.
   */
  async find(key: string, search: () => Promise<Result>): Promise<Result> {
    this.#forgetExpired();
    const { result } = this.#searches.get(key) ?? this.#start(key, search);
    try {
      return await beforeDeadline(result);
    } catch (error) {
      throw error instanceof DeadlineExceeded ? createBusyFailure(5) : error;
    }
  }

  #start(key: string, search: () => Promise<Result>): Search<Result> {
    const result = withDeadline(search, new Deadline(TIME_LIMIT_MS));
    const started: Search<Result> = { result, until: Number.POSITIVE_INFINITY };
    this.#searches.set(key, started);
    const cacheResult = () => {
      // Moves the search behind those that finished earlier.
      this.#searches.delete(key);
      this.#searches.set(key, { result, until: this.#elapsed() + REMEMBERED_MS });
    };
    result.then(cacheResult, (error) => {
      if (error instanceof Failure && error.code === 'CONTACT_NOT_ALLOWED') cacheResult();
      else this.#searches.delete(key);
    });
    return started;
  }

  #forgetExpired(): void {
    const finished = [...this.#searches].filter(
      ([, { until }]) => until < Number.POSITIVE_INFINITY,
    );
    const surplus = finished.length - REMEMBERED_MAX;
    for (const [index, [key, { until }]] of finished.entries())
      if (index < surplus || until <= this.#elapsed()) this.#searches.delete(key);
  }
}
