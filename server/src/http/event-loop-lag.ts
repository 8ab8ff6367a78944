const afterWholeIteration = (done: () => void): void => {
  setImmediate(() => setImmediate(done));
};

/**
 * Measures how long iterations of the event loop take, because a request that is read in one iteration may
 * have been waiting since the previous iteration. Measures nothing while there are no requests.
 */
export class EventLoopLag {
  readonly #clock: () => number;
  readonly #iteration: (done: () => void) => void;
  #lagMs = 0;
  #measuredAt = Number.NEGATIVE_INFINITY;
  #isMeasuring = false;

  /**
   * `clock` is monotonic, in milliseconds. `iteration` calls back after a full iteration of the event loop.
   */
  constructor(clock: () => number = () => performance.now(), iteration = afterWholeIteration) {
    this.#clock = clock;
    this.#iteration = iteration;
  }

  /**
   * Returns how long a request that was just read may have waited, in milliseconds, and starts the next
   * measurement.
   */
  forRequest(): number {
    const now = this.#clock();
    if (!this.#isMeasuring) {
      this.#isMeasuring = true;
      this.#iteration(() => {
        this.#measuredAt = this.#clock();
        this.#lagMs = this.#measuredAt - now;
        this.#isMeasuring = false;
      });
    }
    // A request that arrived after the measured iteration began waited for only part of it, or not at all.
    return Math.max(0, this.#lagMs - (now - this.#measuredAt));
  }
}
