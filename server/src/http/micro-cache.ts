import { AsyncLocalStorage } from 'node:async_hooks';
import type { Changes, Tag } from './changes.ts';

/** The data that a value was computed from, and its age. */
interface Sources {
  /** When its computation began, on the monotonic clock. It may lack later changes. */
  since: number;
  /** The tags of the data that it was computed from; null if unknown. */
  tags: Set<Tag> | null;
  /** The sources of other values that it was computed from. */
  parts: Sources[];
  isMade: boolean;
}

/** The sources of the value being computed in this async context. */
const makings = new AsyncLocalStorage<Sources>();

const newSources = (since: number): Sources => ({ since, tags: null, parts: [], isMade: false });

/**
 * Declares that the value being computed in this async context depends only on data with these tags and on
 * cached values. Without this, a value is never known to be current.
 */
export const madeFrom = (...tags: readonly Tag[]): void => {
  const making = makings.getStore();
  if (!making || making.isMade) return;
  making.tags ??= new Set();
  for (const tag of tags) making.tags.add(tag);
};

/**
 * Returns the time until which the value is known to be current; without `changes`, the start of its
 * computation.
 */
const currentUntil = (sources: Sources, changes: Changes | undefined): number => {
  const { since, tags, parts } = sources;
  const own = tags && sources.isMade && changes ? changes.currentUntil(since, tags) : since;
  return parts.reduce((oldest, part) => Math.min(oldest, currentUntil(part, changes)), own);
};

/** Adds the sources of a cached value, with the time until which they are known to be current. */
const usePart = (part: Sources, changes: Changes | undefined): void => {
  const making = makings.getStore();
  if (!making || making.isMade) return;
  making.parts.push(part.isMade ? { ...part, since: currentUntil(part, changes) } : part);
};

/** Merges the sources of a value's parts into its own once it is computed. */
const finish = (sources: Sources): void => {
  const { parts } = sources;
  sources.isMade = true;
  sources.parts = [];
  for (const part of parts) {
    sources.since = Math.min(sources.since, currentUntil(part, undefined));
    // A part that is still being computed can get further sources.
    if (part.tags === null || !part.isMade) sources.tags = null;
    else for (const tag of part.tags) sources.tags?.add(tag);
  }
};

/**
 * Runs one of several tasks that compute parts of a value. The value's sources are known only if each task
 * declares its own (`madeFrom`).
 */
export const asPart = async <Result>(task: () => Promise<Result>): Promise<Result> => {
  const part = newSources(performance.now());
  usePart(part, undefined);
  try {
    return await makings.run(part, task);
  } finally {
    finish(part);
  }
};

interface Entry<Value> {
  readonly value: Promise<Value>;
  readonly sources: Sources;
  bytes: number;
  /** The value, once computed. */
  made?: Value;
}

export interface MicroCacheOptions<Value> {
  /** How long a value is served after it was last known to be current; 0 disables the cache. */
  ttlMs: number;
  /**
   * Tracks which values are still current; by default, each is known to be current only at the start of its
   * computation.
   */
  changes?: Changes | undefined;
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
 * used values are evicted first. A value is current from the start of its computation until one of its
 * sources changes; with unknown sources, only at the start. A value computed from another cached value (a
 * page from replies, a reply from a total) also has its sources. A committed change is therefore never
 * hidden for longer than the time to live, even by stacked caches.
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
   * Returns the cached value, or computes it with `make`. A failure rejects all waiting callers and is not
   * cached.
   */
  get(key: string, make: () => Promise<Value>): Promise<Value> {
    if (this.#options.ttlMs <= 0) return make();
    const entry = this.#fresh(key) ?? this.#begin(key, make);
    usePart(entry.sources, this.#changes);
    return entry.value;
  }

  /** Returns the cached value, its promise while it is being computed, or undefined. */
  peek(key: string): Value | Promise<Value> | undefined {
    const entry = this.#fresh(key);
    return entry && (entry.made ?? entry.value);
  }

  get size(): number {
    return this.#entries.size;
  }

  #isFresh({ sources }: Entry<Value>): boolean {
    const { ttlMs, clock } = this.#options;
    return clock() - currentUntil(sources, this.#changes) < ttlMs;
  }

  /** Returns a value that can be served, which becomes the most recently used one. */
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
    const sources = newSources(this.#options.clock());
    const entry: Entry<Value> = { value: makings.run(sources, make), sources, bytes: 0 };
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
