import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

const compressors: Readonly<Record<Encoding, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body) => promisify(gzip)(body, { level: 6 }),
};

/** Below this many bytes, compressing costs more than it saves. */
const COMPRESS_FROM = 1400;

/** The encoding to answer with, by the caller's Accept-Encoding; null: none. */
export const acceptedEncoding = (header: string | string[] | undefined): Encoding | null => {
  if (typeof header !== 'string') return null;
  const wanted = header.split(',').map((part) => part.trim());
  // 'br;q=0' is a refusal; whoever sends weights gets the plain reply.
  if (wanted.includes('br')) return 'br';
  return wanted.includes('gzip') ? 'gzip' : null;
};

/** Headers that belong to one request and not to the reply. */
const OF_ONE_REQUEST = /^(x-ratelimit-|retry-after$|set-cookie$|content-encoding$|content-length$)/;

/** A reply's bytes with what is worked out from them once: tag, compressed forms, list of headers. */
export class CachedReply {
  readonly body: Buffer;
  readonly etag: string;
  readonly #making = new Map<Encoding, Promise<Buffer>>();
  readonly #made = new Map<Encoding, Buffer>();
  #headers: readonly string[] | null = null;

  constructor(json: string) {
    this.body = Buffer.from(json);
    this.etag = `"${createHash('sha1').update(this.body).digest('base64url')}"`;
  }

  /** The encoding this reply takes of those the caller accepts. */
  encodingFor(header: string | string[] | undefined): Encoding | null {
    return this.body.length < COMPRESS_FROM ? null : acceptedEncoding(header);
  }

  async encoded(encoding: Encoding): Promise<Buffer> {
    let making = this.#making.get(encoding);
    if (!making) {
      making = compressors[encoding](this.body);
      this.#making.set(encoding, making);
    }
    const made = await making;
    this.#made.set(encoding, made);
    return made;
  }

  /** The compressed bytes if somebody asked for them before. */
  encodedAlready(encoding: Encoding): Buffer | undefined {
    return this.#made.get(encoding);
  }

  /** Name and value in turn, as they went out the first time; null before that. */
  get headers(): readonly string[] | null {
    return this.#headers;
  }

  rememberHeaders(headers: Readonly<Record<string, unknown>>): void {
    this.#headers ??= Object.entries(headers)
      .filter(([name, value]) => value !== undefined && !OF_ONE_REQUEST.test(name))
      .flatMap(([name, value]) => [name, String(value)]);
  }
}
