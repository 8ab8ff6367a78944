interface Entry<Value> {
  readonly value: Promise<Value>;
  /** On the monotonic clock, counted from when the making began. */
  readonly until: number;
  bytes: number;
  /** The value once it is there. */
  made?: Value;
}

export interface MicroCacheOptions<Value> {
  /** Less than a second, so that what changed is gone from every process within one; 0: no cache. */
  ttlMs: number;
  maxEntries: number;
  maxBytes?: number;
  bytesOf?: (value: Value) => number;
  /** False: the value goes to those who wait for it and is not kept. All are kept where absent. */
  keeps?: (value: Value) => boolean;
  /** The monotonic clock, in milliseconds. */
  clock?: () => number;
}

/**
 * Answers that may be a moment old, made once however many ask at once, the longest unused dropped
 * first. The age counts from the begin of the making: a change committed after that is never hidden
 * for longer than the time to live.
 */
export class MicroCache<Value> {
  readonly #entries = new Map<string, Entry<Value>>();
  readonly #options: Required<MicroCacheOptions<Value>>;
  #bytes = 0;

  constructor(options: MicroCacheOptions<Value>) {
    this.#options = {
      maxBytes: Number.POSITIVE_INFINITY,
      bytesOf: () => 0,
      keeps: () => true,
      clock: () => performance.now(),
      ...options,
    };
  }

  /** The kept answer, or the one that `make` gives. A failure is given to all who wait, and not kept. */
  get(key: string, make: () => Promise<Value>): Promise<Value> {
    const { ttlMs, clock } = this.#options;
    if (ttlMs <= 0) return make();
    const kept = this.#entries.get(key);
    const now = clock();
    if (kept && now < kept.until) {
      this.#entries.delete(key);
      this.#entries.set(key, kept);
      return kept.value;
    }
    if (kept) this.#drop(key, kept);
    const entry: Entry<Value> = { value: make(), until: now + ttlMs, bytes: 0 };
    this.#entries.set(key, entry);
    entry.value.then(
      (value) => this.#weigh(key, entry, value),
      () => this.#drop(key, entry),
    );
    this.#shrink();
    return entry.value;
  }

  /** What is kept for `key` and made already; undefined otherwise. */
  peek(key: string): Value | undefined {
    const kept = this.#entries.get(key);
    return kept && this.#options.clock() < kept.until ? kept.made : undefined;
  }

  get size(): number {
    return this.#entries.size;
  }

  #weigh(key: string, entry: Entry<Value>, value: Value): void {
    entry.made = value;
    if (this.#entries.get(key) !== entry) return;
    if (!this.#options.keeps(value)) {
      this.#drop(key, entry);
      return;
    }
    entry.bytes = this.#options.bytesOf(value);
    this.#bytes += entry.bytes;
    this.#shrink();
  }

  #drop(key: string, entry: Entry<Value>): void {
    if (this.#entries.get(key) !== entry) return;
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
  }

  #shrink(): void {
    const { maxEntries, maxBytes } = this.#options;
    for (const [key, entry] of this.#entries) {
      if (this.#entries.size <= maxEntries && this.#bytes <= maxBytes) return;
      this.#drop(key, entry);
    }
  }
}
