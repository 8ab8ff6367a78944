import type { ServerResponse } from 'node:http';
import { getPreferredLocale, getPreferredTheme } from '@tomoguide/contract/display-preferences';
import { findPage } from '@tomoguide/contract/pages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { beforeDeadline } from '../deadline.ts';
import { getClientNetwork, HOUSEHOLD } from '../http/client-network.ts';
import { EncodedBody, type SentBody, sendEncoded } from '../http/encoded-body.ts';
import { MicroCache, madeFrom } from '../http/micro-cache.ts';
import { buildPagePolicy } from './content-policy.ts';
import { sendErrorPage } from './error-page.ts';
import { createPageApi } from './page-api.ts';
import { RenderQueue } from './render-queue.ts';
import type { PageRequest, RenderedPage, Renderer } from './renderer.ts';

export interface PageOptions {
  renderer: () => Promise<Renderer>;
  cache: boolean;
  /** Additional URLs that pages may connect to, for hot reload in development. */
  connect?: readonly string[];
  /** The queue for rendering; by default, a new queue. */
  queue?: RenderQueue;
  /** The server of the API, if it is a different server. */
  api?: FastifyInstance;
}

/** A page that is ready to be sent. */
interface Page<Body extends SentBody = SentBody> {
  status: number;
  headers: Record<string, string>;
  body: Body;
}

/** Returns a signal that is aborted once the response is sent or its connection has closed. */
const abortOnClose = (response: ServerResponse): AbortSignal => {
  const closing = new AbortController();
  if (response.closed) closing.abort();
  else response.once('close', () => closing.abort());
  return closing.signal;
};

/** Request headers that a page may depend on. Tokens and other private headers are never passed on. */
const PASSED = ['cookie', 'accept-language'] as const;

/** Converts the request for the page router: a GET request at the public URL. */
const toPageRequest = ({ url, headers }: FastifyRequest, origin: string): PageRequest => ({
  // Appended to the origin rather than resolved, so that a path with two leading slashes is not parsed as
  // another host.
  url: origin + url,
  headers: Object.fromEntries(
    PASSED.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])),
  ),
});

/** Returns the language and the theme of a page. */
const readPreferences = ({ url, headers }: FastifyRequest) => {
  const preferences = { cookie: headers.cookie, acceptLanguage: headers['accept-language'] };
  const { searchParams } = new URL(`http://here${url}`);
  return {
    locale: getPreferredLocale(searchParams.get('lang'), preferences),
    theme: getPreferredTheme(preferences),
  };
};

type Policy = Parameters<typeof buildPagePolicy>[1];

/** Converts a rendered page, and adds its content security policy. */
const toPage = (rendered: RenderedPage, allowed: Policy): Page<EncodedBody> => {
  const { status, headers, body, scripts } = rendered;
  const sent = { ...headers, ...(status === 503 ? { 'retry-after': '5' } : {}) };
  // Compressed quickly, because a page is rendered again after every change of its data.
  const encoded = new EncodedBody(Buffer.from(body.buffer, body.byteOffset, body.length), 'quick');
  if (!headers['content-type']?.startsWith('text/html'))
    return { status, headers: { ...sent, 'cache-control': 'no-store' }, body: encoded };
  return {
    status,
    headers: {
      ...sent,
      'content-security-policy': buildPagePolicy(scripts, allowed),
      'cache-control': 'private, no-cache',
      vary: 'Accept-Language, Cookie, Accept-Encoding',
    },
    body: encoded,
  };
};

/**
 * Headers for pages that can be opened only through a secret link: no referrer, no indexing
 * (docs/product/for-others.md, "The travelers' link").
 */
const BY_LINK = { 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' };

/**
 * Serves pages. The session token is in local storage and never sent with page requests, so every page is
 * rendered as for a visitor, and can be cached until the data of its API responses changes.
 */
export const registerPageRoutes = (
  app: FastifyInstance,
  config: Config,
  options: PageOptions,
): void => {
  const keepsPages = options.cache && config.cacheMs > 0;
  const { changes } = options.api ?? app;
  const cache = new MicroCache<Page>({
    ttlMs: config.cacheMs,
    changes,
    maxEntries: 10_000,
    maxBytes: 64 * 1024 * 1024,
    bytesOf: (page) => page.body.bytes,
    keeps: (page) => page.status === 200,
  });

  const { queue = new RenderQueue(), connect = [] } = options;
  const chat = config.chatwoot && new URL(config.chatwoot.url).origin;

  const sendPage = (page: Page, request: FastifyRequest, reply: FastifyReply) =>
    sendEncoded(request, reply.code(page.status).headers(page.headers), page.body);

  const onError = (error: unknown, request: FastifyRequest, reply: FastifyReply) =>
    sendErrorPage(error, request, reply, { locale: readPreferences(request).locale, isPage: true });

  const route = { schema: { hide: true }, errorHandler: onError };
  app.get('/*', route, async (request, reply) => {
    const renderer = await options.renderer();
    const { locale, theme } = readPreferences(request);
    const callApi = createPageApi(options.api ?? app, { locale, ip: request.ip });
    const render = async () => {
      // Declares that apart from its API requests, a page depends only on its cache key and the date
      // (Changes).
      madeFrom();
      const rendered = await renderer.render(toPageRequest(request, config.publicUrl), callApi);
      return toPage(rendered, { connect, chat });
    };
    const isHot = keepsPages && findPage(request.url)?.shared === true;
    if (findPage(request.url)?.byLink) reply.headers(BY_LINK);
    const key = `${locale} ${theme} ${request.url}`;
    const isCached = () => isHot && cache.peek(key) !== undefined;
    if (!isCached()) await app.limiters?.page(request, reply);
    const network = getClientNetwork(request.ip, HOUSEHOLD);
    const disconnected = abortOnClose(reply.raw);
    const renderPacked = async () => {
      const page = await render();
      return { ...page, body: await page.body.packed() };
    };
    const renderPage = () => cache.get(key, renderPacked);
    const rendering = !isHot
      ? queue.run(network, disconnected, render)
      : isCached()
        ? renderPage()
        : queue.run(network, disconnected, renderPage, key);
    return sendPage(await beforeDeadline(rendering), request, reply);
  });
};
