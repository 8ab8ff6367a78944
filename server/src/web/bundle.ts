import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { inServer } from '../server-paths.ts';
import { unmarkScripts } from './content-policy.ts';
import type { ApiRequest, CallApi, Renderer } from './renderer.ts';

/** What the web's server bundle gives: its build, whose entry brings the handler along. */
export interface Bundle {
  entry: {
    module: {
      createRequestHandler(
        build: unknown,
        mode: 'production' | 'development',
      ): (request: Request) => Promise<Response>;
      /** `endOfHead` is what goes before the end of the page's head. */
      partsOf(response: Response): Promise<{ html: Buffer; endOfHead: readonly Uint8Array[] }>;
    };
  };
}

declare global {
  /** How a page calls the API while it is rendered (web/app/lib/transport.ts). */
  var tomoguideTransport:
    | ((request: ApiRequest) => Promise<{ status: number; body: unknown }>)
    | undefined;
}

/** Whose calls of the API a rendering makes. */
const calls = new AsyncLocalStorage<CallApi>();

const parsed = (text: string): unknown => {
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
  return { status, body: parsed(body) };
};

const isHtml = (response: Response): boolean =>
  response.headers.get('content-type')?.startsWith('text/html') ?? false;

/** The page's bytes, what its head ends with put there. */
const withInHead = (html: string, endOfHead: readonly Uint8Array[]): Buffer => {
  const at = html.indexOf('</head>');
  const [head, rest] = at < 0 ? ['', html] : [html.slice(0, at), html.slice(at)];
  return Buffer.concat([Buffer.from(head, 'latin1'), ...endOfHead, Buffer.from(rest, 'latin1')]);
};

/** Module preloads wait for the page's first frame (web/app/lib/module-preloads.ts). */
const holdPreloads = (html: string): string =>
  html.replaceAll('<link rel="modulepreload"', '<link rel="held-modulepreload"');

/** Renders in this thread. */
export const rendererOf = (bundle: Bundle, mode: 'production' | 'development'): Renderer => {
  const { createRequestHandler, partsOf } = bundle.entry.module;
  const handle = createRequestHandler(bundle, mode);
  const mark = randomBytes(18).toString('base64url');
  return {
    async render({ url, headers }, callApi) {
      const request = new Request(url, { headers: { ...headers, 'x-script-mark': mark } });
      const response = await calls.run(callApi, () => handle(request));
      const page = { status: response.status, headers: Object.fromEntries(response.headers) };
      if (!isHtml(response)) return { ...page, body: await response.bytes(), scripts: [] };
      const { html, endOfHead } = await partsOf(response);
      // A character a byte: a page is never decoded and encoded again.
      const { html: text, hashes } = unmarkScripts(html.toString('latin1'), mark);
      return { ...page, body: withInHead(holdPreloads(text), endOfHead), scripts: hashes };
    },
  };
};

export const WEB_ROOT = inServer('../web');
export const CLIENT_ROOT = inServer('../web/build/client');
const SERVER_BUNDLE = inServer('../web/build/server/index.js');

/** Throws with what to do when the pages are not built. */
export const checkBuilt = (): void => {
  if (!existsSync(SERVER_BUNDLE)) throw new Error('The pages are not built: run `npm run build`.');
};

/** The built pages. */
export const loadBundle = async (): Promise<Bundle> =>
  (await import(pathToFileURL(SERVER_BUNDLE).href)) as Bundle;
