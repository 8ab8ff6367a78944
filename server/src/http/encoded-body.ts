import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Encoding, negotiateEncoding } from './accepted-encoding.ts';

/** How much CPU time to spend on compression: less for bodies that are sent only once. */
export type Effort = 'quick' | 'thorough';

const BROTLI_QUALITY: Readonly<Record<Effort, number>> = { quick: 3, thorough: 5 };
const GZIP_LEVEL: Readonly<Record<Effort, number>> = { quick: 3, thorough: 6 };

const compressors: Readonly<Record<Encoding, (body: Buffer, effort: Effort) => Promise<Buffer>>> = {
  br: (body, effort) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[effort] },
    }),
  gzip: (body, effort) => promisify(gzip)(body, { level: GZIP_LEVEL[effort] }),
};

/** Bodies with fewer bytes are not compressed, because compressing them costs more than it saves. */
export const COMPRESS_FROM = 1400;

/** A body that can be sent in the encoding that a client accepts. */
export interface SentBody {
  /** Memory use of the body, in bytes. */
  readonly bytes: number;
  /** Returns the encoding to use for an Accept-Encoding header; null for none. */
  encodingFor(header: string | string[] | undefined): Encoding | null;
  encoded(encoding: Encoding | null): Promise<Buffer>;
}

/**
 * A body that is stored only in brotli, at a sixth of its size, so that more bodies fit in memory. Other
 * encodings, which hardly any browser needs, are computed for each request.
 */
class PackedBody implements SentBody {
  readonly #packed: Buffer;
  readonly #length: number;

  constructor(packed: Buffer, length: number) {
    this.#packed = packed;
    this.#length = length;
  }

  get bytes(): number {
    return this.#packed.length;
  }

  encodingFor(header: string | string[] | undefined): Encoding | null {
    return this.#length < COMPRESS_FROM ? null : negotiateEncoding(header);
  }

  async encoded(encoding: Encoding | null): Promise<Buffer> {
    if (encoding === 'br') return this.#packed;
    const plain = await promisify(brotliDecompress)(this.#packed);
    return encoding ? compressors[encoding](plain, 'quick') : plain;
  }
}

/** A body that is sent many times, compressed once per requested encoding. */
export class EncodedBody implements SentBody {
  readonly plain: Buffer;
  readonly #effort: Effort;
  readonly #making = new Map<Encoding, Promise<Buffer>>();
  readonly #made = new Map<Encoding, Buffer>();

  constructor(body: string | Buffer, effort: Effort = 'thorough') {
    this.plain = typeof body === 'string' ? Buffer.from(body) : body;
    this.#effort = effort;
  }

  /**
   * Estimated memory use, in bytes. The compressed versions together are smaller than the uncompressed
   * body.
   */
  get bytes(): number {
    return this.plain.length * 2;
  }

  /** Returns the encoding to use for an Accept-Encoding header; null for none. */
  encodingFor(header: string | string[] | undefined): Encoding | null {
    return this.plain.length < COMPRESS_FROM ? null : negotiateEncoding(header);
  }

  async encoded(encoding: Encoding | null): Promise<Buffer> {
    if (!encoding) return this.plain;
    let making = this.#making.get(encoding);
    if (!making) {
      making = compressors[encoding](this.plain, this.#effort);
      this.#making.set(encoding, making);
    }
    const made = await making;
    this.#made.set(encoding, made);
    return made;
  }

  /** Returns the same body in a form that uses less memory. */
  async packed(): Promise<SentBody> {
    return new PackedBody(await this.encoded('br'), this.plain.length);
  }

  /**
   * Returns the encoded bytes if they are available: always for the uncompressed body, otherwise once a
   * request has needed them.
   */
  encodedAlready(encoding: Encoding | null): Buffer | undefined {
    return encoding ? this.#made.get(encoding) : this.plain;
  }
}

/** Sends a body in the encoding that the client accepts. Compresses it once per encoding. */
export const sendEncoded = async (
  request: FastifyRequest,
  reply: FastifyReply,
  body: SentBody,
): Promise<FastifyReply> => {
  const encoding = body.encodingFor(request.headers['accept-encoding']);
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(await body.encoded(encoding));
};
