import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pageAt } from '@tomoguide/contract/pages';
import type { Locale } from '@tomoguide/contract/primitives';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { clientNetwork, HOUSEHOLD } from '../http/client-network.ts';
import { EncodedBody, sendEncoded } from '../http/encoded-body.ts';
import { failureOf } from '../http/errors.ts';
import { MicroCache } from '../http/micro-cache.ts';
import { requestLocale } from '../http/request-locale.ts';
import type { Renderer } from './bundle.ts';
import { pagePolicy, unmarkScripts } from './content-policy.ts';
import { errorPage } from './error-page.ts';
import { renderFor } from './in-process.ts';
import { RenderQueue } from './render-queue.ts';
import { toWebRequest } from './web-request.ts';

export interface PageOptions {
  renderer: () => Promise<Renderer>;
  cache: boolean;
  /** Further addresses that pages may connect to (hot reload in development). */
  connect?: readonly string[];
  /** What renderings wait in; one of its own by default. */
  queue?: RenderQueue;
}

/** A rendered page. */
interface Page {
  status: number;
  headers: Record<string, string>;
  body: EncodedBody;
}

const headersOf = (response: Response): Record<string, string> => ({
  ...Object.fromEntries(response.headers),
  ...(response.status === 503 ? { 'retry-after': '5' } : {}),
});

const isHtml = (response: Response): boolean =>
  response.headers.get('content-type')?.startsWith('text/html') ?? false;

/** Aborted once the reply is sent or its connection has closed. */
const closeOf = (response: ServerResponse): AbortSignal => {
  const closing = new AbortController();
  if (response.closed) closing.abort();
  else response.once('close', () => closing.abort());
  return closing.signal;
};

/**
 * Serves pages. The token lives in local storage and never comes along, so that every page is the
 * visitor's view and may be kept as long as a reply of the API.
 */
export const registerPages = (app: FastifyInstance, config: Config, options: PageOptions): void => {
  const mark = randomBytes(18).toString('base64url');
  const keepsPages = options.cache && config.cacheMs > 0;
  const cache = new MicroCache<Page>({
    ttlMs: config.cacheMs,
    maxEntries: 1000,
    maxBytes: 64 * 1024 * 1024,
    bytesOf: (page) => page.body.bytes,
    keeps: (page) => page.status === 200,
  });

  const queue = options.queue ?? new RenderQueue();

  const toPage = async (response: Response, renderer: Renderer): Promise<Page> => {
    const { html, hashes } = unmarkScripts(await renderer.textOf(response), mark);
    return {
      status: response.status,
      headers: {
        ...headersOf(response),
        'content-security-policy': pagePolicy(hashes, options.connect),
        'cache-control': 'private, no-cache',
        vary: 'Accept-Language, Cookie, Accept-Encoding',
      },
      // Quickly: most pages are asked for once while they are kept.
      body: new EncodedBody(html, 'quick'),
    };
  };

  const sendPage = (page: Page, request: FastifyRequest, reply: FastifyReply) =>
    sendEncoded(request, reply.code(page.status).headers(page.headers), page.body);

  /** As the renderer would choose it; by the browser's languages where there is no renderer. */
  const localeOf = async (request: FastifyRequest): Promise<Locale> => {
    try {
      const renderer = await options.renderer();
      return renderer.preferencesOf(toWebRequest(request, config.publicUrl, mark)).locale;
    } catch {
      return requestLocale(request.headers);
    }
  };

  const sendErrorPage = async (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const { code, status, headers } = failureOf(error, request);
    const locale = await localeOf(request);
    return reply
      .code(status)
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-language': locale,
        'content-security-policy': pagePolicy([]),
        'cache-control': 'no-store',
        vary: 'Accept-Language, Cookie, Accept-Encoding',
        ...headers,
      })
      .send(errorPage(code, locale));
  };

  const route = { schema: { hide: true }, errorHandler: sendErrorPage };
  app.get('/*', route, async (request, reply) => {
    const renderer = await options.renderer();
    const webRequest = toWebRequest(request, config.publicUrl, mark);
    const { locale, theme } = renderer.preferencesOf(webRequest);
    const render = () => renderFor({ locale, ip: request.ip }, () => renderer.handle(webRequest));
    const isHot = keepsPages && pageAt(request.url)?.shared === true;
    const key = `${locale} ${theme} ${request.url}`;
    const isThere = () => isHot && cache.peek(key) !== undefined;
    if (!isThere()) await app.limiters?.page(request, reply);
    const network = clientNetwork(request.ip, HOUSEHOLD);
    const gone = closeOf(reply.raw);
    if (isHot) {
      const make = () => cache.get(key, async () => toPage(await render(), renderer));
      const page = await (isThere() ? make() : queue.run(network, gone, make, key));
      return sendPage(page, request, reply);
    }
    const response = await queue.run(network, gone, render);
    if (isHtml(response)) return sendPage(await toPage(response, renderer), request, reply);
    reply.code(response.status).headers({ ...headersOf(response), 'cache-control': 'no-store' });
    return reply.send(response.body ? Readable.fromWeb(response.body as never) : '');
  });
};
