import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CachedReply } from './cached-reply.ts';
import { MicroCache } from './micro-cache.ts';
import { requestLocale } from './request-locale.ts';

const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  // Anybody may keep it, nobody may show it again without asking.
  'cache-control': 'public, no-cache',
  vary: 'Accept-Language, Authorization, Accept-Encoding',
} as const;

const keyOf = (headers: IncomingMessage['headers'], url: string): string =>
  `${headers['accept-language'] === undefined ? 'en' : requestLocale(headers)} ${url}`;

/** Whole replies to visitors, by language and address, for less than a second. */
export class ResponseCache {
  /** False: nothing is kept, and no reply need come this way. */
  readonly enabled: boolean;
  readonly #cache: MicroCache<CachedReply>;

  constructor(options: { ttlMs: number; maxEntries?: number; maxBytes?: number }) {
    this.enabled = options.ttlMs > 0;
    this.#cache = new MicroCache({
      maxEntries: 5000,
      maxBytes: 64 * 1024 * 1024,
      bytesOf: (reply) => reply.body.bytes,
      ...options,
    });
  }

  /** Sends the kept reply, or the JSON that `make` gives; 304 when the caller has it. */
  async send(
    request: FastifyRequest,
    reply: FastifyReply,
    make: () => Promise<string>,
  ): Promise<FastifyReply> {
    const key = keyOf(request.headers, request.url);
    const cached = await this.#cache.get(key, async () => new CachedReply(await make()));
    reply.headers({ ...HEADERS, etag: cached.etag });
    cached.rememberHeaders(reply.getHeaders());
    if (request.headers['if-none-match'] === cached.etag) return reply.code(304).send();
    const encoding = cached.body.encodingFor(request.headers['accept-encoding']);
    if (encoding) reply.header('content-encoding', encoding);
    return reply.code(200).send(await cached.body.encoded(encoding));
  }

  /** Answers from memory what was sent in this form before; false: it goes the usual way. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url, headers } = request;
    if (method !== 'GET' || url === undefined || headers.authorization !== undefined) return false;
    const cached = this.#cache.peek(keyOf(headers, url));
    if (!cached?.headers) return false;
    if (headers['if-none-match'] === cached.etag) {
      response.writeHead(304, [...cached.headers]).end();
      return true;
    }
    const encoding = cached.body.encodingFor(headers['accept-encoding']);
    const body = cached.body.encodedAlready(encoding);
    if (!body) return false;
    const list = [...cached.headers, 'content-length', String(body.length)];
    if (encoding) list.push('content-encoding', encoding);
    response.writeHead(200, list).end(body);
    return true;
  }
}

/**
 * Puts the cache in front of Fastify: routing, hooks, rate limits and log cost several times what a
 * kept reply does. Such answers are neither counted by a limit nor logged.
 */
export const answerFromMemory = (app: FastifyInstance, cache: ResponseCache): void => {
  const listeners = app.server.listeners('request');
  app.server.removeAllListeners('request');
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (cache.answer(request, response)) return;
    for (const listener of listeners) listener.call(app.server, request, response);
  });
};
