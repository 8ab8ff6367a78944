import type { ServerResponse } from 'node:http';
import { pageAt } from '@tomoguide/contract/pages';
import { readerLocale, readerTheme } from '@tomoguide/contract/reader-preferences';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { beforeDeadline } from '../deadline.ts';
import { clientNetwork, HOUSEHOLD } from '../http/client-network.ts';
import { EncodedBody, sendEncoded } from '../http/encoded-body.ts';
import { MicroCache } from '../http/micro-cache.ts';
import { pagePolicy } from './content-policy.ts';
import { sendErrorPage } from './error-page.ts';
import { pageApi } from './page-api.ts';
import { RenderQueue } from './render-queue.ts';
import type { PageRequest, RenderedPage, Renderer } from './renderer.ts';

export interface PageOptions {
  renderer: () => Promise<Renderer>;
  cache: boolean;
  /** Further addresses that pages may connect to (hot reload in development). */
  connect?: readonly string[];
  /** What renderings wait in; one of its own by default. */
  queue?: RenderQueue;
  /** Where the API is, if not on the same server. */
  api?: FastifyInstance;
}

/** A page as it is sent. */
interface Page {
  status: number;
  headers: Record<string, string>;
  body: EncodedBody;
}

/** Aborted once the reply is sent or its connection has closed. */
const closeOf = (response: ServerResponse): AbortSignal => {
  const closing = new AbortController();
  if (response.closed) closing.abort();
  else response.once('close', () => closing.abort());
  return closing.signal;
};

/** Headers that a page may depend on; a token or anything else private never gets there. */
const PASSED = ['cookie', 'accept-language'] as const;

/** The request as the router understands it: a GET, addressed at the public URL. */
const toPageRequest = ({ url, headers }: FastifyRequest, origin: string): PageRequest => ({
  // Put behind the origin: a path that begins with two slashes must not be taken for another host.
  url: origin + url,
  headers: Object.fromEntries(
    PASSED.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])),
  ),
});

/** In which language and theme a page is read. */
const preferencesOf = ({ url, headers }: FastifyRequest) => {
  const asked = { cookie: headers.cookie, acceptLanguage: headers['accept-language'] };
  const { searchParams } = new URL(`http://here${url}`);
  return { locale: readerLocale(searchParams.get('lang'), asked), theme: readerTheme(asked) };
};

type Allowed = Parameters<typeof pagePolicy>[1];

/** A page that was rendered, with what a browser may do with it. */
const toPage = (rendered: RenderedPage, allowed: Allowed): Page => {
  const { status, headers, body, scripts } = rendered;
  const sent = { ...headers, ...(status === 503 ? { 'retry-after': '5' } : {}) };
  // Quickly: most pages are asked for once while they are kept.
  const encoded = new EncodedBody(Buffer.from(body.buffer, body.byteOffset, body.length), 'quick');
  if (!headers['content-type']?.startsWith('text/html'))
    return { status, headers: { ...sent, 'cache-control': 'no-store' }, body: encoded };
  return {
    status,
    headers: {
      ...sent,
      'content-security-policy': pagePolicy(scripts, allowed),
      'cache-control': 'private, no-cache',
      vary: 'Accept-Language, Cookie, Accept-Encoding',
    },
    body: encoded,
  };
};

/** A page that its link alone opens tells nobody of it (docs/product/for-others.md, "The travelers' link"). */
const BY_LINK = { 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' };

/**
 * Serves pages. The token lives in local storage and never comes along, so that every page is the
 * visitor's view and may be kept as long as a reply of the API.
 */
export const registerPages = (app: FastifyInstance, config: Config, options: PageOptions): void => {
  const keepsPages = options.cache && config.cacheMs > 0;
  const cache = new MicroCache<Page>({
    ttlMs: config.cacheMs,
    maxEntries: 1000,
    maxBytes: 64 * 1024 * 1024,
    bytesOf: (page) => page.body.bytes,
    keeps: (page) => page.status === 200,
  });

  const { queue = new RenderQueue(), connect = [] } = options;
  const chat = config.chatwoot && new URL(config.chatwoot.url).origin;

  const sendPage = (page: Page, request: FastifyRequest, reply: FastifyReply) =>
    sendEncoded(request, reply.code(page.status).headers(page.headers), page.body);

  const onError = (error: unknown, request: FastifyRequest, reply: FastifyReply) =>
    sendErrorPage(error, request, reply, { locale: preferencesOf(request).locale, isPage: true });

  const route = { schema: { hide: true }, errorHandler: onError };
  app.get('/*', route, async (request, reply) => {
    const renderer = await options.renderer();
    const { locale, theme } = preferencesOf(request);
    const callApi = pageApi(options.api ?? app, { locale, ip: request.ip });
    const render = async () =>
      toPage(await renderer.render(toPageRequest(request, config.publicUrl), callApi), {
        connect,
        chat,
      });
    const isHot = keepsPages && pageAt(request.url)?.shared === true;
    if (pageAt(request.url)?.byLink) reply.headers(BY_LINK);
    const key = `${locale} ${theme} ${request.url}`;
    const isThere = () => isHot && cache.peek(key) !== undefined;
    if (!isThere()) await app.limiters?.page(request, reply);
    const network = clientNetwork(request.ip, HOUSEHOLD);
    const gone = closeOf(reply.raw);
    const make = () => cache.get(key, render);
    const rendering = !isHot
      ? queue.run(network, gone, render)
      : isThere()
        ? make()
        : queue.run(network, gone, make, key);
    return sendPage(await beforeDeadline(rendering), request, reply);
  });
};
