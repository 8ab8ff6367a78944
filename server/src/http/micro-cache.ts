import { AsyncLocalStorage } from 'node:async_hooks';

interface Entry<Value> {
  readonly value: Promise<Value>;
  /** When the making of it began, or of the oldest kept answer in it, on the monotonic clock. */
  since: number;
  bytes: number;
  /** The value once it is there. */
  made?: Value;
}

/** An answer being made, with the kept ones that it took; null once it is made. */
interface Making {
  taken: { readonly since: number }[] | null;
}

const makings = new AsyncLocalStorage<Making>();

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
 * first. The age counts from the begin of the making, and what is made from another kept answer (a
 * page from replies, a reply from a total) is as old as that one: a change committed after that is
 * never hidden for longer than the time to live, however many caches stand behind each other.
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
    if (kept && now - kept.since < ttlMs) {
      this.#entries.delete(key);
      this.#entries.set(key, kept);
      makings.getStore()?.taken?.push(kept);
      return kept.value;
    }
    if (kept) this.#drop(key, kept);
    const entry = this.#begin(key, make, now);
    makings.getStore()?.taken?.push(entry);
    this.#entries.set(key, entry);
    this.#shrink();
    return entry.value;
  }

  /** What is kept for `key`: the value, its promise while it is being made, or undefined. */
  peek(key: string): Value | Promise<Value> | undefined {
    const kept = this.#entries.get(key);
    const { ttlMs, clock } = this.#options;
    return kept && clock() - kept.since < ttlMs ? (kept.made ?? kept.value) : undefined;
  }

  get size(): number {
    return this.#entries.size;
  }

  #begin(key: string, make: () => Promise<Value>, now: number): Entry<Value> {
    const making: Making = { taken: [] };
    const entry: Entry<Value> = { value: makings.run(making, make), since: now, bytes: 0 };
    entry.value.then(
      (value) => {
        for (const { since } of making.taken ?? []) entry.since = Math.min(entry.since, since);
        making.taken = null;
        this.#weigh(key, entry, value);
      },
      () => {
        making.taken = null;
        this.#drop(key, entry);
      },
    );
    return entry;
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
