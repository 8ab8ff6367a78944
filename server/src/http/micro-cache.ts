import { AsyncLocalStorage } from 'node:async_hooks';

/** The age of a cached value. */
interface Age {
  /** When its computation began, on the monotonic clock. Once computed, the age of the oldest value used. */
  since: number;
  /** The ages of cached values used so far; null once computed. */
  taken: Age[] | null;
}

interface Entry<Value> {
  readonly value: Promise<Value>;
  readonly age: Age;
  bytes: number;
  /** The value, once computed. */
  made?: Value;
}

/** The age of the value being computed in this async context. */
const makings = new AsyncLocalStorage<Age>();

/** Changes after this time can be missing, even while the value is still being computed from older ones. */
const sinceOf = ({ since, taken }: Age): number =>
  taken ? taken.reduce((oldest, each) => Math.min(oldest, sinceOf(each)), since) : since;

export interface MicroCacheOptions<Value> {
  /** The maximum age of a value; 0 disables the cache. */
  ttlMs: number;
  maxEntries: number;
  maxBytes?: number;
  bytesOf?: (value: Value) => number;
  /** If false, the value is passed to waiting callers but not cached. By default, all values are cached. */
  keeps?: (value: Value) => boolean;
  /** The monotonic clock, in milliseconds. */
  clock?: () => number;
}

/**
 * Caches values that may be slightly stale. Concurrent callers share one computation, and the least recently
 * used values are evicted first. Age is measured from the start of the computation, and a value computed from
 * another cached value (a page from replies, a reply from a total) is as old as that one. So a committed
 * change is never hidden for longer than the time to live, even if caches are stacked.
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

  /**
   * Returns the cached value, or computes it with `make`. A failure rejects all waiting callers and is not
   * cached.
   */
  get(key: string, make: () => Promise<Value>): Promise<Value> {
    const { ttlMs, clock } = this.#options;
    if (ttlMs <= 0) return make();
    const cached = this.#entries.get(key);
    const now = clock();
    if (cached && now - sinceOf(cached.age) < ttlMs) {
      this.#entries.delete(key);
      this.#entries.set(key, cached);
      makings.getStore()?.taken?.push(cached.age);
      return cached.value;
    }
    if (cached) this.#drop(key, cached);
    const entry = this.#begin(key, make, now);
    makings.getStore()?.taken?.push(entry.age);
    this.#entries.set(key, entry);
    this.#shrink();
    return entry.value;
  }

  /** The cached value, its promise while it is being computed, or undefined. */
  peek(key: string): Value | Promise<Value> | undefined {
    const cached = this.#entries.get(key);
    const { ttlMs, clock } = this.#options;
    return cached && clock() - sinceOf(cached.age) < ttlMs
      ? (cached.made ?? cached.value)
      : undefined;
  }

  get size(): number {
    return this.#entries.size;
  }

  #begin(key: string, make: () => Promise<Value>, now: number): Entry<Value> {
    const age: Age = { since: now, taken: [] };
    const entry: Entry<Value> = { value: makings.run(age, make), age, bytes: 0 };
    entry.value.then(
      (value) => {
        age.since = sinceOf(age);
        age.taken = null;
        this.#weigh(key, entry, value);
      },
      () => {
        age.taken = null;
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

  /** Evicts expired and excess entries from the front, which is the least recently used end. */
  #shrink(): void {
    const { maxEntries, maxBytes, ttlMs, clock } = this.#options;
    const now = clock();
    for (const [key, entry] of this.#entries) {
      const isFresh = now - sinceOf(entry.age) < ttlMs;
      if (isFresh && this.#entries.size <= maxEntries && this.#bytes <= maxBytes) return;
      this.#drop(key, entry);
    }
  }
}
