import { Failure } from '../failure.ts';

interface Waiting {
  start(): void;
  refuse(): void;
}

export interface RenderQueueOptions {
  /**
   * Renderings under way at the same time: one waits for the database while the other computes. With
   * four, calls of the API waited twice as long (p50 60 ms instead of 27), for no more pages.
   */
  atOnce: number;
  /** Renderings that may wait; beyond that some are refused. */
  longest: number;
  /** How long one may wait for its turn. */
  patienceMs: number;
}

/** Well within the five seconds in which every request is answered. */
const DEFAULTS: RenderQueueOptions = { atOnce: 2, longest: 60, patienceMs: 2_000 };

const busy = (): Failure => new Failure('BUSY', undefined, { 'retry-after': '2' });

/**
 * Renders a few pages at a time; the others wait, and are refused with 503 where too many do. Each
 * rendering holds the process for some milliseconds, so that a crowd would else keep everybody
 * waiting, callers of the API too. Addresses take turns: one that asks for a hundred pages delays
 * another's single page by one.
 */
export class RenderQueue {
  readonly #options: RenderQueueOptions;
  /** By address; whose turn is next stands first. */
  readonly #waiting = new Map<string, Waiting[]>();
  #running = 0;
  #length = 0;

  constructor(options: Partial<RenderQueueOptions> = {}) {
    this.#options = { ...DEFAULTS, ...options };
  }

  /** `gone` is aborted once nobody waits for the page any more: it then leaves the queue. */
  async run<Result>(
    address: string,
    gone: AbortSignal,
    render: () => Promise<Result>,
  ): Promise<Result> {
    if (gone.aborted) throw busy();
    if (this.#running < this.#options.atOnce && this.#length === 0) this.#running += 1;
    else await this.#turnOf(address, gone);
    try {
      return await render();
    } finally {
      this.#running -= 1;
      // What arrived meanwhile, calls of the API among it, comes before the next rendering.
      setImmediate(() => this.#startNext());
    }
  }

  #turnOf(address: string, gone: AbortSignal): Promise<void> {
    if (this.#length >= this.#options.longest) this.#makeRoomFor(address);
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        start: () => {
          stopWaiting();
          resolve();
        },
        refuse: () => {
          stopWaiting();
          reject(busy());
        },
      };
      const leave = () => {
        this.#remove(address, waiting);
        waiting.refuse();
      };
      const timer = setTimeout(leave, this.#options.patienceMs);
      gone.addEventListener('abort', leave);
      const stopWaiting = () => {
        clearTimeout(timer);
        gone.removeEventListener('abort', leave);
      };
      const queue = this.#waiting.get(address) ?? [];
      queue.push(waiting);
      this.#waiting.set(address, queue);
      this.#length += 1;
    });
  }

  /** Refuses the latest of the address that has most waiting; the caller where that is its own. */
  #makeRoomFor(address: string): void {
    const own = this.#waiting.get(address)?.length ?? 0;
    const [crowd, queue] = [...this.#waiting].reduce((most, each) =>
      each[1].length > most[1].length ? each : most,
    );
    const latest = queue.length > own + 1 ? queue.at(-1) : undefined;
    if (!latest) throw busy();
    this.#remove(crowd, latest);
    latest.refuse();
  }

  #remove(address: string, waiting: Waiting): void {
    const queue = this.#waiting.get(address) ?? [];
    const place = queue.indexOf(waiting);
    if (place < 0) return;
    queue.splice(place, 1);
    if (queue.length === 0) this.#waiting.delete(address);
    this.#length -= 1;
  }

  #startNext(): void {
    const [next] = this.#waiting;
    if (!next || this.#running >= this.#options.atOnce) return;
    const [address, queue] = next;
    const waiting = queue[0];
    if (!waiting) return;
    this.#remove(address, waiting);
    if (queue.length > 0) {
      this.#waiting.delete(address);
      this.#waiting.set(address, queue);
    }
    this.#running += 1;
    waiting.start();
  }
}
