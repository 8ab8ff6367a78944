import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding, type Encoding } from './accepted-encoding.ts';

/** How much CPU time compressing may take: what is asked for once is compressed less. */
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

/** Below this many bytes, compressing costs more than it saves. */
export const COMPRESS_FROM = 1400;

/** A body that goes out many times, compressed once for each encoding that somebody asked for. */
export class EncodedBody {
  readonly plain: Buffer;
  readonly #effort: Effort;
  readonly #making = new Map<Encoding, Promise<Buffer>>();
  readonly #made = new Map<Encoding, Buffer>();

  constructor(body: string | Buffer, effort: Effort = 'thorough') {
    this.plain = typeof body === 'string' ? Buffer.from(body) : body;
    this.#effort = effort;
  }

  /** Memory it takes: the compressed forms together are smaller than the plain one. */
  get bytes(): number {
    return this.plain.length * 2;
  }

  /** The encoding this body takes of those the caller accepts; null: none. */
  encodingFor(header: string | string[] | undefined): Encoding | null {
    return this.plain.length < COMPRESS_FROM ? null : acceptedEncoding(header);
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

  /** The bytes if they are there already: the plain ones are, others once somebody asked for them. */
  encodedAlready(encoding: Encoding | null): Buffer | undefined {
    return encoding ? this.#made.get(encoding) : this.plain;
  }
}

/** Sends a body as its caller takes it, compressed once for all who take it so. */
export const sendEncoded = async (
  request: FastifyRequest,
  reply: FastifyReply,
  body: EncodedBody,
): Promise<FastifyReply> => {
  const encoding = body.encodingFor(request.headers['accept-encoding']);
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(await body.encoded(encoding));
};
