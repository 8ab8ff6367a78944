import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { resolveServerPath } from '../server-paths.ts';
import { extractScriptHashes } from './content-policy.ts';
import type { ApiRequest, CallApi, Renderer } from './renderer.ts';

/** The server build of the web app; its entry module exports the request handler. */
export interface Bundle {
  entry: {
    module: {
      createRequestHandler(
        build: unknown,
        mode: 'production' | 'development',
      ): (request: Request) => Promise<Response>;
      /** Returns the page's HTML, and the bytes to insert at the end of its head. */
      readPageParts(
        response: Response,
      ): Promise<{ html: Buffer; endOfHead: readonly Uint8Array[] }>;
    };
  };
}

declare global {
  /** The function with which a page calls the API while it is rendered (web/app/lib/transport.ts). */
  var tomoguideTransport:
    | ((request: ApiRequest) => Promise<{ status: number; body: unknown }>)
    | undefined;
}

/** The function that calls the API during the current render. */
const calls = new AsyncLocalStorage<CallApi>();

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

globalThis.tomoguideTransport = async (request) => {
  const callApi = calls.getStore();
  if (!callApi) throw new Error('only a page that is being rendered calls the API from here');
  const { status, body } = await callApi(request);
  return { status, body: parseJson(body) };
};

const isHtml = (response: Response): boolean =>
  response.headers.get('content-type')?.startsWith('text/html') ?? false;

/** Returns the page's bytes with `endOfHead` inserted before `</head>`. */
const insertInHead = (html: string, endOfHead: readonly Uint8Array[]): Buffer => {
  const at = html.indexOf('</head>');
  const [head, rest] = at < 0 ? ['', html] : [html.slice(0, at), html.slice(at)];
  return Buffer.concat([Buffer.from(head, 'latin1'), ...endOfHead, Buffer.from(rest, 'latin1')]);
};

/** Defers module preloads until the page's first paint (web/app/lib/module-preloads.ts). */
const holdPreloads = (html: string): string =>
  html.replaceAll('<link rel="modulepreload"', '<link rel="held-modulepreload"');

/** Returns a renderer that uses this bundle in the current thread. */
export const createRenderer = (bundle: Bundle, mode: 'production' | 'development'): Renderer => {
  const { createRequestHandler, readPageParts } = bundle.entry.module;
  const handle = createRequestHandler(bundle, mode);
  const nonce = randomBytes(18).toString('base64url');
  return {
    async render({ url, headers }, callApi) {
      const request = new Request(url, { headers: { ...headers, 'x-script-nonce': nonce } });
      const response = await calls.run(callApi, () => handle(request));
      const page = { status: response.status, headers: Object.fromEntries(response.headers) };
      if (!isHtml(response)) return { ...page, body: await response.bytes(), scripts: [] };
      const { html, endOfHead } = await readPageParts(response);
      // Uses one byte per character, so that the page is never decoded and encoded again.
      const { html: text, hashes } = extractScriptHashes(html.toString('latin1'), nonce);
      return { ...page, body: insertInHead(holdPreloads(text), endOfHead), scripts: hashes };
    },
  };
};

export const WEB_ROOT = resolveServerPath('../web');
export const CLIENT_ROOT = resolveServerPath('../web/build/client');
const SERVER_BUNDLE = resolveServerPath('../web/build/server/index.js');

/** Throws an error with instructions if the pages are not built. */
export const checkBuilt = (): void => {
  if (!existsSync(SERVER_BUNDLE)) throw new Error('The pages are not built: run `npm run build`.');
};

/** Loads the built pages. */
export const loadBundle = async (): Promise<Bundle> =>
  (await import(pathToFileURL(SERVER_BUNDLE).href)) as Bundle;
