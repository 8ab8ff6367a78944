import { AsyncLocalStorage } from 'node:async_hooks';
import type { Locale } from '@tomoguide/contract/primitives';
import type { FastifyInstance } from 'fastify';
import { errorCode } from '../error-code.ts';
import { errorBody } from '../http/errors.ts';
import { withoutLimits } from '../http/limits.ts';

/** For whom a page is being rendered. */
export interface Reader {
  locale: Locale;
  /** For the log. */
  ip: string;
}

interface ApiRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string;
}

declare global {
  /** How a page calls the API while the server renders it (web/app/lib/transport.ts). */
  var tomoguideTransport:
    | ((request: ApiRequest) => Promise<{ status: number; body: unknown }>)
    | undefined;
}

const readers = new AsyncLocalStorage<Reader>();

/** Runs a rendering on behalf of a reader. */
export const renderFor = <Result>(reader: Reader, run: () => Result): Result =>
  readers.run(reader, run);

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The server is being stopped: pages under way are told so instead of failing. */
const isStopping = (error: unknown): boolean =>
  errorCode(error) === 'FST_ERR_REOPENED_CLOSE_SERVER';

/** Lets pages call the same routes as everybody, without a network in between. */
export const provideTransport = (app: FastifyInstance): void => {
  globalThis.tomoguideTransport = async ({ method, url, headers, body }) => {
    const reader = readers.getStore();
    // A rate-limited reader must not cause incomplete pages to be cached for others.
    const response = await withoutLimits(async () =>
      app.inject({
        method: method as 'GET',
        url,
        headers: { ...headers, ...(reader ? { 'accept-language': reader.locale } : {}) },
        ...(reader ? { remoteAddress: reader.ip } : {}),
        ...(body === undefined ? {} : { payload: body }),
      }),
    ).catch((error: unknown) => {
      if (isStopping(error)) return null;
      throw error;
    });
    if (!response) return { status: 503, body: errorBody('UNAVAILABLE') };
    return { status: response.statusCode, body: parsed(response.body) };
  };
};
