import { AsyncLocalStorage } from 'node:async_hooks';

/** How old an answer is. */
interface Age {
  /** When the making of it began, on the monotonic clock; once made, of the oldest answer in it. */
  since: number;
  /** The kept answers that it has taken so far; null once it is made. */
  taken: Age[] | null;
}

interface Entry<Value> {
  readonly value: Promise<Value>;
  readonly age: Age;
  bytes: number;
  /** The value once it is there. */
  made?: Value;
}

/** The age of the answer being made here. */
const makings = new AsyncLocalStorage<Age>();

/** Since when what it holds may have changed: also while it is being made from something older. */
const sinceOf = ({ since, taken }: Age): number =>
  taken ? taken.reduce((oldest, each) => Math.min(oldest, sinceOf(each)), since) : since;

export interface MicroCacheOptions<Value> {
  /** How old an answer may be; 0: no cache. */
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
    if (kept && now - sinceOf(kept.age) < ttlMs) {
      this.#entries.delete(key);
      this.#entries.set(key, kept);
      makings.getStore()?.taken?.push(kept.age);
      return kept.value;
    }
    if (kept) this.#drop(key, kept);
    const entry = this.#begin(key, make, now);
    makings.getStore()?.taken?.push(entry.age);
    this.#entries.set(key, entry);
    this.#shrink();
    return entry.value;
  }

  /** What is kept for `key`: the value, its promise while it is being made, or undefined. */
  peek(key: string): Value | Promise<Value> | undefined {
    const kept = this.#entries.get(key);
    const { ttlMs, clock } = this.#options;
    return kept && clock() - sinceOf(kept.age) < ttlMs ? (kept.made ?? kept.value) : undefined;
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

  /** Drops what is too old from the front, where the longest unused stand, and what is too much. */
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
