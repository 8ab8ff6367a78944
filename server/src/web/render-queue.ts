import { getTimeLeftMs } from '../deadline.ts';
import { createBusyFailure } from '../failure.ts';

/** The page to render: its name if requests can share the render, otherwise a unique symbol. */
type Page = string | symbol;

/** A queued request. */
interface Waiting {
  readonly network: string;
  readonly page: Page;
  /**
   * Starts the request when its turn comes. `holdsSlot` is false if another request renders the same page.
   */
  start(holdsSlot: boolean): void;
  refuse(): void;
}

export interface RenderQueueOptions {
  /** Maximum number of concurrent renders. */
  concurrency: number;
  /** Maximum number of queued pages. */
  maxQueued: number;
  /** Maximum time that a request waits in the queue, in milliseconds; its own deadline may come first. */
  queueTimeoutMs: number;
}

const DEFAULTS: RenderQueueOptions = { concurrency: 2, maxQueued: 60, queueTimeoutMs: 2_000 };

const addTo = <Key>(lists: Map<Key, Waiting[]>, key: Key, waiting: Waiting): void => {
  const list = lists.get(key);
  if (list) list.push(waiting);
  else lists.set(key, [waiting]);
};

const removeFrom = <Key>(lists: Map<Key, Waiting[]>, key: Key, waiting: Waiting): void => {
  const list = lists.get(key) ?? [];
  const place = list.indexOf(waiting);
  if (place >= 0) list.splice(place, 1);
  if (list.length === 0) lists.delete(key);
};

const countPages = (line: readonly Waiting[]): number => new Set(line.map(({ page }) => page)).size;

/**
 * Renders a few pages at a time and queues the others; rejects with 503 if too many are queued. Networks
 * take turns, so a network that requests a hundred pages delays another network's single request by only
 * one page. A request for a shared page waits in its own network's queue, and continues as soon as it is
 * any network's turn for that page.
 */
export class RenderQueue {
  readonly #options: RenderQueueOptions;
  /** Queued requests by network, in the order of the networks' turns. */
  readonly #lines = new Map<string, Waiting[]>();
  /** Queued requests by page, longest-waiting first. */
  readonly #pages = new Map<Page, Waiting[]>();
  #running = 0;

  constructor(options: Partial<RenderQueueOptions> = {}) {
    this.#options = { ...DEFAULTS, ...options };
  }

  /**
   * Calls `render` when it is the network's turn. Stops waiting when `disconnected` is aborted. A render
   * holds its slot until it finishes, even if its request was already answered.
   * When one request for a `page` may continue, all requests for that page continue, so their `render`
   * functions must share one render. The longest-waiting request calls `render` first.
   */
  async run<Result>(
    network: string,
    disconnected: AbortSignal,
    render: () => Promise<Result>,
    page: Page = Symbol(),
  ): Promise<Result> {
    if (disconnected.aborted) throw createBusyFailure(2);
    const isFree = this.#running < this.#options.concurrency && this.#pages.size === 0;
    if (isFree) this.#running += 1;
    else if (!(await this.#turnOf(network, disconnected, page))) return render();
    try {
      return await render();
    } finally {
      this.#running -= 1;
      // Lets pending events, including API calls, run before the next render.
      setImmediate(() => this.#startNext());
    }
  }

  #turnOf(network: string, disconnected: AbortSignal, page: Page): Promise<boolean> {
    const isFull = this.#pages.size >= this.#options.maxQueued;
    if (isFull && !this.#pages.has(page)) this.#rejectLatestFor(network);
    const { promise, resolve, reject } = Promise.withResolvers<boolean>();
    const removeFromQueue = () => {
      removeFrom(this.#lines, network, waiting);
      removeFrom(this.#pages, page, waiting);
      clearTimeout(timer);
      disconnected.removeEventListener('abort', refuse);
    };
    const refuse = () => {
      removeFromQueue();
      reject(createBusyFailure(2));
    };
    const start = (holdsSlot: boolean) => {
      removeFromQueue();
      resolve(holdsSlot);
    };
    const waiting: Waiting = { network, page, start, refuse };
    const timer = setTimeout(refuse, Math.min(this.#options.queueTimeoutMs, getTimeLeftMs()));
    disconnected.addEventListener('abort', refuse);
    addTo(this.#lines, network, waiting);
    addTo(this.#pages, page, waiting);
    return promise;
  }

  /**
   * Rejects the latest page of the network with the most queued pages, if no other network waits for it.
   * Throws if the caller's network has the most.
   */
  #rejectLatestFor(network: string): void {
    const own = countPages(this.#lines.get(network) ?? []);
    const [crowd] = [...this.#lines.values()].sort((a, b) => countPages(b) - countPages(a));
    if (!crowd || countPages(crowd) <= own + 1) throw createBusyFailure(2);
    const latest = crowd.findLast(({ page }) => this.#isOnlyWaiting(page));
    if (!latest) throw createBusyFailure(2);
    for (const waiting of [...(this.#pages.get(latest.page) ?? [])]) waiting.refuse();
  }

  #isOnlyWaiting(page: Page): boolean {
    const networks = new Set(this.#pages.get(page)?.map(({ network }) => network));
    return networks.size === 1;
  }

  #startNext(): void {
    const [line] = this.#lines;
    if (!line || this.#running >= this.#options.concurrency) return;
    const [network, [next]] = line;
    if (!next) return;
    this.#running += 1;
    const [longest, ...others] = this.#pages.get(next.page) ?? [];
    longest?.start(true);
    for (const other of others) other.start(false);
    const rest = this.#lines.get(network);
    if (!rest) return;
    this.#lines.delete(network);
    this.#lines.set(network, rest);
  }
}
