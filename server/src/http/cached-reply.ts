import { createHash } from 'node:crypto';
import { EncodedBody } from './encoded-body.ts';

/** Headers that belong to one request, not to the reply. */
const OF_ONE_REQUEST = /^(x-ratelimit-|retry-after$|set-cookie$|content-encoding$|content-length$)/;

/** A reply, with its ETag, compressed versions and header list computed only once. */
export class CachedReply {
  readonly body: EncodedBody;
  readonly etag: string;
  #headers: readonly string[] | null = null;

  constructor(json: string) {
    this.body = new EncodedBody(json);
    this.etag = `"${createHash('sha1').update(this.body.plain).digest('base64url')}"`;
  }

  /** Alternating names and values, as first sent; null before the first response. */
  get headers(): readonly string[] | null {
    return this.#headers;
  }

  rememberHeaders(headers: Readonly<Record<string, unknown>>): void {
    this.#headers ??= Object.entries(headers)
      .filter(([name, value]) => value !== undefined && !OF_ONE_REQUEST.test(name))
      .flatMap(([name, value]) => [name, String(value)]);
  }
}
