import { createHash } from 'node:crypto';
import { EncodedBody } from './encoded-body.ts';

/** Headers that belong to a single request rather than to the cached response. */
const OF_ONE_REQUEST = /^(x-ratelimit-|retry-after$|set-cookie$|content-encoding$|content-length$)/;

/** A response whose ETag, compressed versions and header list are computed only once. */
export class CachedReply {
  readonly body: EncodedBody;
  readonly etag: string;
  #headers: readonly string[] | null = null;

  constructor(json: string) {
    this.body = new EncodedBody(json);
    this.etag = `"${createHash('sha1').update(this.body.plain).digest('base64url')}"`;
  }

  /** Alternating names and values, as sent with the first response; null before that. */
  get headers(): readonly string[] | null {
    return this.#headers;
  }

  rememberHeaders(headers: Readonly<Record<string, unknown>>): void {
    this.#headers ??= Object.entries(headers)
      .filter(([name, value]) => value !== undefined && !OF_ONE_REQUEST.test(name))
      .flatMap(([name, value]) => [name, String(value)]);
  }
}
