import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { MicroCache } from './micro-cache.ts';
import { requestLocale } from './request-locale.ts';

const compressors = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 6 }),
};
type Encoding = keyof typeof compressors;

/** Below this, compressing costs more than it saves. */
const COMPRESS_FROM = 1400;

/** A reply's bytes, with what is worked out from them once. */
class CachedReply {
  readonly body: Buffer;
  readonly etag: string;
  readonly #encoded = new Map<Encoding, Promise<Buffer>>();

  constructor(json: string) {
    this.body = Buffer.from(json);
    this.etag = `"${createHash('sha1').update(this.body).digest('base64url')}"`;
  }

  encoded(encoding: Encoding): Promise<Buffer> {
    let made = this.#encoded.get(encoding);
    if (!made) {
      made = compressors[encoding](this.body);
      this.#encoded.set(encoding, made);
    }
    return made;
  }
}

const encodingFor = (request: FastifyRequest): Encoding | null => {
  const accepted = request.headers['accept-encoding'];
  if (typeof accepted !== 'string') return null;
  const wanted = accepted.split(',').map((part) => part.split(';', 1)[0]?.trim());
  if (wanted.includes('br')) return 'br';
  return wanted.includes('gzip') ? 'gzip' : null;
};

const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  // Anybody may keep it, nobody may show it again without asking.
  'cache-control': 'public, no-cache',
  vary: 'Accept-Language, Authorization, Accept-Encoding',
} as const;

/** Whole replies to visitors, by language and address, for less than a second. */
export class ResponseCache {
  readonly #cache: MicroCache<CachedReply>;

  constructor(options: { ttlMs: number; maxEntries?: number; maxBytes?: number }) {
    this.#cache = new MicroCache({
      maxEntries: 5000,
      maxBytes: 64 * 1024 * 1024,
      // The compressed forms come to less than the plain one.
      bytesOf: (reply) => reply.body.length * 2,
      ...options,
    });
  }

  /** Sends the kept reply, or the JSON that `make` gives; 304 when the caller has it. */
  async send(
    request: FastifyRequest,
    reply: FastifyReply,
    make: () => Promise<string>,
  ): Promise<FastifyReply> {
    const key = `${requestLocale(request.headers)} ${request.url}`;
    const cached = await this.#cache.get(key, async () => new CachedReply(await make()));
    reply.headers({ ...HEADERS, etag: cached.etag });
    if (request.headers['if-none-match'] === cached.etag) return reply.code(304).send();
    const encoding = cached.body.length < COMPRESS_FROM ? null : encodingFor(request);
    if (!encoding) return reply.code(200).send(cached.body);
    const body = await cached.encoded(encoding);
    return reply.code(200).header('content-encoding', encoding).send(body);
  }
}
