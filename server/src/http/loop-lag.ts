const wholeTurn = (done: () => void): void => {
  setImmediate(() => setImmediate(done));
};

/**
 * How long one turn of the event loop takes while requests come: what is read in a turn may have waited
 * since the one before. Where no requests come, nothing is measured.
 */
export class LoopLag {
  readonly #clock: () => number;
  readonly #turn: (done: () => void) => void;
  #lagMs = 0;
  #measuredAt = Number.NEGATIVE_INFINITY;
  #isMeasuring = false;

  /** `clock`: the monotonic one, in milliseconds; `turn`: calls back after a whole turn. */
  constructor(clock: () => number = () => performance.now(), turn = wholeTurn) {
    this.#clock = clock;
    this.#turn = turn;
  }

  /** How long a request that is read now may have waited for that, in milliseconds; measures the next turn. */
  ofRequest(): number {
    const now = this.#clock();
    if (!this.#isMeasuring) {
      this.#isMeasuring = true;
      this.#turn(() => {
        this.#measuredAt = this.#clock();
        this.#lagMs = this.#measuredAt - now;
        this.#isMeasuring = false;
      });
    }
    // A request that comes later waited for less of that turn, or for nothing.
    return Math.max(0, this.#lagMs - (now - this.#measuredAt));
  }
}
