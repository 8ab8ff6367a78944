import { timeLeftMs } from '../deadline.ts';
import { busy } from '../failure.ts';

/** What is rendered: a shared page by its name, any other as itself. */
type Page = string | symbol;

/** One request in line. */
interface Waiting {
  readonly network: string;
  readonly page: Page;
  /** Its turn; `holdsSlot` is false where another request renders the same page. */
  start(holdsSlot: boolean): void;
  refuse(): void;
}

export interface RenderQueueOptions {
  /** Renderings under way at the same time. */
  atOnce: number;
  /** Pages that may wait; beyond that some are refused. */
  longest: number;
  /** How long a request may wait for its turn; its deadline may come first. */
  patienceMs: number;
}

const DEFAULTS: RenderQueueOptions = { atOnce: 2, longest: 60, patienceMs: 2_000 };

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

const pagesIn = (line: readonly Waiting[]): number => new Set(line.map(({ page }) => page)).size;

/**
 * Renders a few pages at a time; the others wait, and are refused with 503 where too many do. Networks
 * take turns: one that asks for a hundred pages delays another's single page by one. Whoever asks for
 * a shared page waits in the line of their own network, and goes on as soon as anybody's turn for that
 * page comes.
 */
export class RenderQueue {
  readonly #options: RenderQueueOptions;
  /** By network; whose turn is next stands first. */
  readonly #lines = new Map<string, Waiting[]>();
  /** By page; who has waited longest stands first. */
  readonly #pages = new Map<Page, Waiting[]>();
  #running = 0;

  constructor(options: Partial<RenderQueueOptions> = {}) {
    this.#options = { ...DEFAULTS, ...options };
  }

  /**
   * Calls `render` when it is the network's turn. The wait ends when `gone` is aborted, because
   * nobody waits for the page any more. A rendering holds its place until it ends, even if its request was
   * already answered.
   * Of requests that name the same `page`, all go on at once when one may: their `render` has to share
   * one rendering, begun by the first call, which is of who has waited longest.
   */
  async run<Result>(
    network: string,
    gone: AbortSignal,
    render: () => Promise<Result>,
    page: Page = Symbol(),
  ): Promise<Result> {
    if (gone.aborted) throw busy(2);
    const isFree = this.#running < this.#options.atOnce && this.#pages.size === 0;
    if (isFree) this.#running += 1;
    else if (!(await this.#turnOf(network, gone, page))) return render();
    try {
      return await render();
    } finally {
      this.#running -= 1;
      // What arrived meanwhile, calls of the API among it, comes before the next rendering.
      setImmediate(() => this.#startNext());
    }
  }

  #turnOf(network: string, gone: AbortSignal, page: Page): Promise<boolean> {
    const isFull = this.#pages.size >= this.#options.longest;
    if (isFull && !this.#pages.has(page)) this.#makeRoomFor(network);
    const { promise, resolve, reject } = Promise.withResolvers<boolean>();
    const leave = () => {
      removeFrom(this.#lines, network, waiting);
      removeFrom(this.#pages, page, waiting);
      clearTimeout(timer);
      gone.removeEventListener('abort', refuse);
    };
    const refuse = () => {
      leave();
      reject(busy(2));
    };
    const start = (holdsSlot: boolean) => {
      leave();
      resolve(holdsSlot);
    };
    const waiting: Waiting = { network, page, start, refuse };
    const timer = setTimeout(refuse, Math.min(this.#options.patienceMs, timeLeftMs()));
    gone.addEventListener('abort', refuse);
    addTo(this.#lines, network, waiting);
    addTo(this.#pages, page, waiting);
    return promise;
  }

  /**
   * Refuses the latest page of the network that has most waiting, if nobody else waits for it; the
   * caller where most are its own.
   */
  #makeRoomFor(network: string): void {
    const own = pagesIn(this.#lines.get(network) ?? []);
    const [crowd] = [...this.#lines.values()].sort((a, b) => pagesIn(b) - pagesIn(a));
    if (!crowd || pagesIn(crowd) <= own + 1) throw busy(2);
    const latest = crowd.findLast(({ page }) => this.#onlyWaits(page));
    if (!latest) throw busy(2);
    for (const waiting of [...(this.#pages.get(latest.page) ?? [])]) waiting.refuse();
  }

  #onlyWaits(page: Page): boolean {
    const networks = new Set(this.#pages.get(page)?.map(({ network }) => network));
    return networks.size === 1;
  }

  #startNext(): void {
    const [line] = this.#lines;
    if (!line || this.#running >= this.#options.atOnce) return;
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
