import type { IncomingMessage, ServerResponse } from 'node:http';
import { getHeaderLocale } from '@tomoguide/contract/display-preferences';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CachedReply } from './cached-reply.ts';
import type { Changes } from './changes.ts';
import { sendEncoded } from './encoded-body.ts';
import { hasValidHost } from './malformed-requests.ts';
import { MicroCache, madeFrom } from './micro-cache.ts';

const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  // Any cache may store the response, but must revalidate it before reuse.
  'cache-control': 'public, no-cache',
  vary: 'Accept-Language, Authorization, Accept-Encoding',
} as const;

const getKey = (headers: IncomingMessage['headers'], url: string): string =>
  `${getHeaderLocale(headers['accept-language'])} ${url}`;

/** Caches whole responses to visitors, keyed by language and URL, until their data changes. */
export class ResponseCache {
  /** If false, nothing is cached. */
  readonly enabled: boolean;
  /** The number of responses served from memory. */
  hits = 0;
  readonly #cache: MicroCache<CachedReply>;
  /** The error of the response that a request was waiting for. */
  readonly #failures = new WeakMap<IncomingMessage, { error: unknown }>();

  constructor(options: {
    ttlMs: number;
    changes?: Changes;
    maxEntries?: number;
    maxBytes?: number;
  }) {
    this.enabled = options.ttlMs > 0;
    this.#cache = new MicroCache({
      maxEntries: 5000,
      maxBytes: 64 * 1024 * 1024,
      bytesOf: (reply) => reply.body.bytes,
      ...options,
    });
  }

  /**
   * Sends the cached response or the JSON from `make`, or 304 if the ETag matches. If a request waited for
   * another request's response and that failed, it fails with the same error, because trying again could
   * time out again.
   */
  async send(
    request: FastifyRequest,
    reply: FastifyReply,
    make: () => Promise<string>,
  ): Promise<FastifyReply> {
    const failure = this.#failures.get(request.raw);
    if (failure) throw failure.error;
    const key = getKey(request.headers, request.url);
    const cached = await this.#cache.get(key, async () => new CachedReply(await make()));
    // Declares that this response adds no other sources to a page that uses it.
    madeFrom();
    reply.headers({ ...HEADERS, etag: cached.etag });
    cached.rememberHeaders(reply.getHeaders());
    if (request.headers['if-none-match'] === cached.etag) return reply.code(304).send();
    return sendEncoded(request, reply.code(200), cached.body);
  }

  /**
   * Serves a cached response from memory, or waits for a response that is being computed. Passes all other
   * requests to Fastify with `pass`. The cache is in front of Fastify because routing, hooks, limiter and
   * log cost more than the response itself: a hit on the 24-item search list takes 15.9 µs of CPU time this
   * way, 14.3 in a bare node:http server that sends the same bytes, 31 to 36 through a route with the cache
   * in its handler, and 23 to 26 through that route without its log line. Hits are therefore counted rather
   * than logged.
   */
  answer(request: IncomingMessage, response: ServerResponse, pass: () => void): void {
    const { method, url, headers } = request;
    const isVisitors =
      method === 'GET' &&
      url !== undefined &&
      headers.authorization === undefined &&
      headers['content-encoding'] === undefined &&
      hasValidHost(request);
    const known = isVisitors ? this.#cache.peek(getKey(headers, url)) : undefined;
    if (known instanceof CachedReply) this.#write(known, request, response, pass);
    else if (!known) pass();
    else {
      known.then(
        (cached) => this.#write(cached, request, response, pass),
        (error: unknown) => {
          this.#failures.set(request, { error });
          pass();
        },
      );
    }
  }

  /** Sends a cached response with the headers of its first response; calls `pass` if there are none yet. */
  #write(
    { headers, etag, body }: CachedReply,
    request: IncomingMessage,
    response: ServerResponse,
    pass: () => void,
  ): void {
    if (!headers) {
      pass();
      return;
    }
    this.hits += 1;
    if (request.headers['if-none-match'] === etag) {
      response.writeHead(304, [...headers]).end();
      return;
    }
    const encoding = body.encodingFor(request.headers['accept-encoding']);
    const finish = (bytes: Buffer): void => {
      const list = [...headers, 'content-length', String(bytes.length)];
      if (encoding) list.push('content-encoding', encoding);
      response.writeHead(200, list).end(bytes);
    };
    const bytes = body.encodedAlready(encoding);
    if (bytes) finish(bytes);
    else body.encoded(encoding).then(finish, pass);
  }
}
