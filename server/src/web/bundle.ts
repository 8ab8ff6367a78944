import { existsSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Locale } from '@tomoguide/contract/primitives';

/** What the web's server bundle gives: its build, whose entry brings the handler along. */
export interface Bundle {
  entry: {
    module: {
      createRequestHandler(
        build: unknown,
        mode: 'production' | 'development',
      ): (request: Request) => Promise<Response>;
      preferencesOf(request: Request): { locale: Locale; theme: string | null };
      textOf(response: Response): Promise<string>;
    };
  };
}

export interface Renderer {
  handle(request: Request): Promise<Response>;
  preferencesOf: Bundle['entry']['module']['preferencesOf'];
  /** The HTML of a page that `handle` gave. */
  textOf: Bundle['entry']['module']['textOf'];
}

export const rendererOf = (bundle: Bundle, mode: 'production' | 'development'): Renderer => {
  const { createRequestHandler, preferencesOf, textOf } = bundle.entry.module;
  return { handle: createRequestHandler(bundle, mode), preferencesOf, textOf };
};

const fromHere = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
export const WEB_ROOT = fromHere('../../../web');
export const CLIENT_ROOT = fromHere('../../../web/build/client');
const SERVER_BUNDLE = fromHere('../../../web/build/server/index.js');

/** The built pages. Throws with what to do when they are not built. */
export const loadBundle = async (): Promise<Bundle> => {
  if (!existsSync(SERVER_BUNDLE)) throw new Error('The pages are not built: run `npm run build`.');
  return (await import(pathToFileURL(SERVER_BUNDLE).href)) as Bundle;
};
