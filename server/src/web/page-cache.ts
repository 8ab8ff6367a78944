import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** A rendered page, compressed once for each encoding that somebody asked for. */
export class Page {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly #bodies = new Map<Encoding, Promise<Buffer>>();

  constructor(status: number, headers: Record<string, string>, html: string) {
    this.status = status;
    this.headers = headers;
    this.#bodies.set('identity', Promise.resolve(Buffer.from(html)));
  }

  async body(encoding: Encoding): Promise<Buffer> {
    const known = this.#bodies.get(encoding);
    if (known) return known;
    const made = this.body('identity').then((raw) =>
      encoding === 'br'
        ? brotli(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
        : gzipped(raw, { level: 6 }),
    );
    this.#bodies.set(encoding, made);
    return made;
  }
}

/** The best encoding that an Accept-Encoding header names. */
export const encodingFor = (accepted: string | undefined): Encoding => {
  if (/\bbr\b/.test(accepted ?? '')) return 'br';
  return /\bgzip\b/.test(accepted ?? '') ? 'gzip' : 'identity';
};

interface Entry {
  page: Promise<Page>;
  /** Milliseconds of the monotonic clock; endless while the page is being rendered. */
  until: number;
}

const LIFETIME_MS = 3_000;
const CAPACITY = 400;

/**
 * Pages that every visitor sees alike, for some seconds. However many ask for one at once, it is
 * rendered once. Only pages that answered 200 stay.
 */
export class PageCache {
  readonly #entries = new Map<string, Entry>();

  async get(key: string, render: () => Promise<Page>): Promise<Page> {
    const found = this.#entries.get(key);
    if (found && found.until > performance.now()) return found.page;
    const page = render();
    const entry: Entry = { page, until: Number.POSITIVE_INFINITY };
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    this.#dropOldest();
    try {
      const { status } = await page;
      entry.until = status === 200 ? performance.now() + LIFETIME_MS : 0;
    } catch (error) {
      entry.until = 0;
      throw error;
    }
    if (entry.until === 0 && this.#entries.get(key) === entry) this.#entries.delete(key);
    return page;
  }

  #dropOldest(): void {
    const oldest = this.#entries.keys().next();
    if (this.#entries.size > CAPACITY && !oldest.done) this.#entries.delete(oldest.value);
  }
}
