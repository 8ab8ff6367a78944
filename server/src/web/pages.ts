import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pageAt } from '@tomoguide/contract/pages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { EncodedBody, sendEncoded } from '../http/encoded-body.ts';
import { MicroCache } from '../http/micro-cache.ts';
import type { Renderer } from './bundle.ts';
import { pagePolicy, unmarkScripts } from './content-policy.ts';
import { renderFor } from './in-process.ts';
import { PageReaders } from './page-readers.ts';
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

/**
 * Serves pages. The token lives in local storage and never comes along, so that every page is the
 * visitor's view and may be kept as long as a reply of the API.
 */
export const registerPages = (app: FastifyInstance, config: Config, options: PageOptions): void => {
  const mark = randomBytes(18).toString('base64url');
  const cache = new MicroCache<Page>({
    ttlMs: options.cache ? config.cacheMs : 0,
    maxEntries: 1000,
    maxBytes: 64 * 1024 * 1024,
    bytesOf: (page) => page.body.bytes,
    keeps: (page) => page.status === 200,
  });

  const queue = options.queue ?? new RenderQueue();
  /** Of the hot pages that somebody waits for, by their key in the cache. */
  const readers = new Map<string, PageReaders>();

  /** Those who wait for a page, this caller among them. */
  const readersOf = (key: string | null, response: ServerResponse): PageReaders => {
    const known = key === null ? undefined : readers.get(key);
    const all = known ?? new PageReaders(() => key !== null && readers.delete(key));
    if (key !== null) readers.set(key, all);
    all.add(response);
    return all;
  };

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
      body: new EncodedBody(html),
    };
  };

  const sendPage = (page: Page, request: FastifyRequest, reply: FastifyReply) =>
    sendEncoded(request, reply.code(page.status).headers(page.headers), page.body);

  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const renderer = await options.renderer();
    const webRequest = toWebRequest(request, config.publicUrl, mark);
    const { locale, theme } = renderer.preferencesOf(webRequest);
    const render = (gone: AbortSignal) =>
      queue.run(request.ip, gone, () =>
        renderFor({ locale, ip: request.ip }, () => renderer.handle(webRequest)),
      );
    const isHot = pageAt(request.url)?.shared === true;
    const key = `${locale} ${theme} ${request.url}`;
    if (!isHot || cache.peek(key) === undefined) await app.limiters?.page(request, reply);
    const { gone } = readersOf(isHot ? key : null, reply.raw);
    if (isHot) {
      const page = await cache.get(key, async () => toPage(await render(gone), renderer));
      return sendPage(page, request, reply);
    }
    const response = await render(gone);
    if (isHtml(response)) return sendPage(await toPage(response, renderer), request, reply);
    reply.code(response.status).headers({ ...headersOf(response), 'cache-control': 'no-store' });
    return reply.send(response.body ? Readable.fromWeb(response.body as never) : '');
  });
};
