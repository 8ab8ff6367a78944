import { AsyncLocalStorage } from 'node:async_hooks';
import type { Changes, Tag } from './changes.ts';

/** The data that a value was computed from, and the age of the value. */
interface Sources {
  /** When the computation began, on the monotonic clock. The value may lack later changes. */
  since: number;
  /** The tags of the data that the value was computed from; null if they are unknown. */
  tags: Set<Tag> | null;
  /** The sources of other values from which this value was computed. */
  parts: Sources[];
  isMade: boolean;
}

/** The sources of the value being computed in this async context. */
const currentSources = new AsyncLocalStorage<Sources>();

const createSources = (since: number): Sources => ({ since, tags: null, parts: [], isMade: false });

/**
 * Declares that the value being computed in this async context depends only on data with these tags and on
 * cached values. A value for which this is not called is never known to be current.
 */
export const madeFrom = (...tags: readonly Tag[]): void => {
  const making = currentSources.getStore();
  if (!making || making.isMade) return;
  making.tags ??= new Set();
  for (const tag of tags) making.tags.add(tag);
};

/**
 * Returns the time at which a value with these sources stops being known to be current; without `changes`,
 * that is the start of its computation.
 */
const getCurrentUntil = (sources: Sources, changes: Changes | undefined): number => {
  const { since, tags, parts } = sources;
  const own = tags && sources.isMade && changes ? changes.currentUntil(since, tags) : since;
  return parts.reduce((oldest, part) => Math.min(oldest, getCurrentUntil(part, changes)), own);
};

/**
 * Adds the sources of a cached value, with the time until which they are known to be current, to the value
 * that is being computed.
 */
const usePart = (part: Sources, changes: Changes | undefined): void => {
  const making = currentSources.getStore();
  if (!making || making.isMade) return;
  making.parts.push(part.isMade ? { ...part, since: getCurrentUntil(part, changes) } : part);
};

/** Merges the sources of a value's parts into its own once it is computed. */
const finish = (sources: Sources): void => {
  const { parts } = sources;
  sources.isMade = true;
  sources.parts = [];
  for (const part of parts) {
    sources.since = Math.min(sources.since, getCurrentUntil(part, undefined));
    // The sources of a part that is still being computed are not final, so they count as unknown.
    if (part.tags === null || !part.isMade) sources.tags = null;
    else for (const tag of part.tags) sources.tags?.add(tag);
  }
};

/**
 * Runs one of several concurrent tasks that compute parts of a value. The sources of the value are known
 * only if each task declares its own sources with `madeFrom`.
 */
export const asPart = async <Result>(task: () => Promise<Result>): Promise<Result> => {
  const part = createSources(performance.now());
  usePart(part, undefined);
  try {
    return await currentSources.run(part, task);
  } finally {
    finish(part);
  }
};

interface Entry<Value> {
  readonly value: Promise<Value>;
  readonly sources: Sources;
  bytes: number;
  /** The value, once it is computed. */
  made?: Value;
}

export interface MicroCacheOptions<Value> {
  /**
   * How long a value is served after it was last known to be current, in milliseconds; 0 disables the
   * cache.
   */
  ttlMs: number;
  /**
   * The tracker of which values are still current. By default, each value is known to be current only at
   * the start of its computation.
   */
  changes?: Changes | undefined;
  maxEntries: number;
  maxBytes?: number;
  bytesOf?: (value: Value) => number;
  /**
   * Returns false for a value that is passed to waiting callers but not cached. By default, all values are
   * cached.
   */
  keeps?: (value: Value) => boolean;
  /** A monotonic clock, in milliseconds. */
  clock?: () => number;
}

/**
 * Caches values that may be slightly stale. Concurrent callers share one computation, and the least
 * recently used values are evicted first. A value is current from the start of its computation until one of
 * its sources changes; if its sources are unknown, only at the start. A value computed from another cached
 * value (a page from responses, a response from a total) also has the sources of that value. A committed
 * change is therefore never hidden for longer than the time to live, even by stacked caches.
 */
export class MicroCache<Value> {
  readonly #entries = new Map<string, Entry<Value>>();
  readonly #options: Required<Omit<MicroCacheOptions<Value>, 'changes'>>;
  readonly #changes: Changes | undefined;
  #bytes = 0;

  constructor({ changes, ...options }: MicroCacheOptions<Value>) {
    this.#changes = changes;
    this.#options = {
      maxBytes: Number.POSITIVE_INFINITY,
      bytesOf: () => 0,
      keeps: () => true,
      clock: () => performance.now(),
      ...options,
    };
  }

  /**
   * Returns the cached value, or computes it with `make`. If `make` fails, all waiting callers get the
   * error, and nothing is cached.
   */
  get(key: string, make: () => Promise<Value>): Promise<Value> {
    if (this.#options.ttlMs <= 0) return make();
    const entry = this.#fresh(key) ?? this.#begin(key, make);
    usePart(entry.sources, this.#changes);
    return entry.value;
  }

  /** Returns the cached value, a promise while it is being computed, or undefined. */
  peek(key: string): Value | Promise<Value> | undefined {
    const entry = this.#fresh(key);
    return entry && (entry.made ?? entry.value);
  }

  get size(): number {
    return this.#entries.size;
  }

  #isFresh({ sources }: Entry<Value>): boolean {
    const { ttlMs, clock } = this.#options;
    return clock() - getCurrentUntil(sources, this.#changes) < ttlMs;
  }

  /** Returns the entry if its value can still be served, and makes it the most recently used entry. */
  #fresh(key: string): Entry<Value> | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    if (!this.#isFresh(entry)) {
      this.#drop(key, entry);
      return undefined;
    }
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry;
  }

  #begin(key: string, make: () => Promise<Value>): Entry<Value> {
    const sources = createSources(this.#options.clock());
    const entry: Entry<Value> = { value: currentSources.run(sources, make), sources, bytes: 0 };
    this.#entries.set(key, entry);
    this.#shrink();
    entry.value.then(
      (value) => {
        finish(sources);
        this.#weigh(key, entry, value);
      },
      () => {
        finish(sources);
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
    const { maxEntries, maxBytes } = this.#options;
    for (const [key, entry] of this.#entries) {
      const fits = this.#entries.size <= maxEntries && this.#bytes <= maxBytes;
      if (fits && this.#isFresh(entry)) return;
      this.#drop(key, entry);
    }
  }
}
